// What the effects of each game say in icons: looked up in this order.
import type { Vocabulary } from '../parts/drawing';
import { imperium } from './imperium/words';

export const VOCABULARIES: Vocabulary[] = [imperium];
