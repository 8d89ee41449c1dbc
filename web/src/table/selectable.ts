// How a thing on the table answers to pointer, finger and keyboard: the same everywhere.
import type { Attachment } from 'svelte/attachments';
import type { Play } from './table_state.svelte';

/** `where` tells equal things apart (two copies of a card in hand). */
export function thing(play: Play, key: string, where = ''): Attachment<HTMLElement> {
  return (element) => {
    let touch = false;
    const box = () => element.getBoundingClientRect();
    const down = (e: PointerEvent) => {
      touch = e.pointerType === 'touch';
    };
    const press = () => {
      play.press(key, where, box(), touch);
      touch = false;
    };
    const enter = (e: PointerEvent) => {
      if (e.pointerType !== 'touch') play.point(key, box());
    };
    const focus = () => {
      if (element.matches(':focus-visible')) play.point(key, box());
    };
    const leave = () => {
      if (play.armed === null) play.leave();
    };
    const blur = () => play.blurred();
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
