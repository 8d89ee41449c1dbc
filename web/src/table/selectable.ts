// Makes an element selectable by mouse, touch and keyboard.
import type { Attachment } from 'svelte/attachments';
import type { TableState } from './table_state.svelte';

/** `where` tells equal targets apart, such as two copies of a card in hand. */
export function selectable(table: TableState, key: string, where = ''): Attachment<HTMLElement> {
  return (element) => {
    let touch = false;
    const box = () => element.getBoundingClientRect();
    const down = (e: PointerEvent) => {
      touch = e.pointerType === 'touch';
    };
    const press = () => {
      table.press(key, where, box(), touch);
      touch = false;
    };
    const enter = (e: PointerEvent) => {
      if (e.pointerType !== 'touch') table.look.inspect(key, box());
    };
    const focus = () => {
      if (element.matches(':focus-visible')) table.look.inspect(key, box());
    };
    const leave = () => {
      if (table.armed === null) table.look.stop();
    };
    const blur = () => table.look.blurred();
    element.addEventListener('pointerdown', down);
    element.addEventListener('click', press);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    element.addEventListener('focus', focus);
    element.addEventListener('blur', blur);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', press);
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      element.removeEventListener('focus', focus);
      element.removeEventListener('blur', blur);
    };
  };
}
