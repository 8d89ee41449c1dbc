// Dune: Imperium on the table.
import Market from '../family/Market.svelte';
import Panel from '../family/Panel.svelte';
import Results from '../family/Results.svelte';
import { family } from '../family/ui';
import type { GameUi } from '../types';
import Board from './Board.svelte';

export const ui: GameUi = { ...family, Board, Market, Panel, Results };
