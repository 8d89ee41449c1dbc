// Dune: Imperium on the table.
import Market from '../shared/Market.svelte';
import SeatPanel from '../shared/SeatPanel.svelte';
import Results from '../shared/Results.svelte';
import { dune } from '../shared/ui';
import type { GameUi } from '../../types';
import Board from './Board.svelte';

export const ui: GameUi = { ...dune, Board, Market, SeatPanel, Results };
