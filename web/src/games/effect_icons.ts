// What the effects of each game say in icons: looked up in this order.
import type { IconTable } from '../components/effect_parts';
import { duneIcons } from './dune/shared/effect_icons';
import { sixIcons } from './dune/six/effect_icons';
import { uprisingIcons } from './dune/uprising/effect_icons';

export const ICON_TABLES: IconTable[] = [duneIcons, uprisingIcons, sixIcons];
