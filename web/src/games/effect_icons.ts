// What the effects of each game say in icons: looked up in this order.
import type { Vocabulary } from '../components/effect_parts';
import { family } from './dune/shared/effect_icons';
import { six } from './dune/six/effect_icons';
import { uprising } from './dune/uprising/effect_icons';

export const VOCABULARIES: Vocabulary[] = [family, uprising, six];
