// Several amounts at once do not fit into the guide line of a wide screen: they lie beside the hand.
import { MediaQuery } from 'svelte/reactivity';
import type { TableState } from './table_state.svelte';

const WIDE = new MediaQuery('min-width: 741px');

export const severalSteppers = (table: TableState): boolean => WIDE.current && table.amountsOf.length > 1;
