// A button that cannot be used now stays one that can be reached, and says why when it is pressed.
import type { Attachment } from 'svelte/attachments';
import type { TableState } from '../table_state.svelte';
import type { Why } from './why_not';

/** `why` gives the reason, or null if the button works. */
export function explained(table: TableState, why: () => Why | string | null): Attachment<HTMLElement> {
  return (element) => {
    const press = (event: Event) => {
      const found = why();
      if (found === null) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (table.skipped()) return;
      table.look.explain(
        '',
        element.getBoundingClientRect(),
        typeof found === 'string' ? { text: found, moves: [] } : found,
      );
    };
    const leave = () => {
      if (table.look.inspected?.pressed && table.look.inspected.target === '') table.look.stop();
    };
    element.addEventListener('click', press, { capture: true });
    element.addEventListener('pointerleave', leave);
    element.addEventListener('blur', leave);
    return () => {
      element.removeEventListener('click', press, { capture: true });
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('blur', leave);
    };
  };
}
