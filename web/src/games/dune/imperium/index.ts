// Dune: Imperium on the table.
import Market from '../shared/Market.svelte';
import Panel from '../shared/SeatPanel.svelte';
import Results from '../shared/Results.svelte';
import { family } from '../shared/ui';
import type { GameUi } from '../../types';
import Board from './Board.svelte';

export const ui: GameUi = { ...family, Board, Market, Panel, Results };
