// What the effects of each game say in icons: looked up in this order.
import type { Vocabulary } from '../components/effect_parts';
import { family } from './family/words';
import { six } from './uprising/six/words';
import { uprising } from './uprising/words';

export const VOCABULARIES: Vocabulary[] = [family, uprising, six];
