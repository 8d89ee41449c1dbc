// Points at everything of a table that is explained, and says what is wrong with the answers.

/**
 * All that can be seen: each by pointer, or by a finger that rests there. An icon inside a button without a meaning of
 * its own is not asked.
 * @param {import('playwright-core').Page} page
 * @param {boolean} touch
 * @param {string[]} known what was asked on another page of the same table
 * @returns {Promise<{ faults: string[], keys: string[], places: string[] }>}
 */
export function walkExplained(page, touch, known = []) {
  return page.evaluate(async ([finger, asked]) => {
    const MARK = '.table :is([data-explain], svg[data-icon])';
    const turn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const send = (e, type) => {
      const box = e.getBoundingClientRect();
      const more = { bubbles: true, cancelable: true, pointerType: finger ? 'touch' : 'mouse' };
      const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
      e.dispatchEvent(new PointerEvent(type, { ...more, ...at }));
    };
    const over = (a, b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    /** In sight, and not below something else. */
    const seen = (e) => {
      const box = e.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      return box.width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    };
    const faults = new Set();
    const keys = new Set();
    const places = new Set(asked);
    const old = new Set(asked);
    for (const e of document.querySelectorAll(MARK)) {
      if (e.closest('[data-plain], .guide .prompt-text, .log, .preview-popup')) continue;
      if (!seen(e)) continue;
      const key = e.getAttribute('data-explain') ?? e.getAttribute('data-icon');
      const where = `${key} in ${e.parentElement?.closest('[class]')?.getAttribute('class')?.slice(0, 40)}`;
      if (old.has(where)) continue;
      places.add(where);
      send(e, finger ? 'pointerdown' : 'pointerover');
      // On the map the preview has the same lines.
      const line = `.preview-icons [data-key="${key}"]`;
      for (let n = 0; n < 90 && !document.querySelector(`.explain-popover, ${line}`); n++) await turn();
      let popover = document.querySelector('.explain-popover');
      if (!popover && document.querySelector(line)) keys.add(key);
      else if (!popover) faults.add(`${where}: nothing is said`);
      else {
        const box = popover.getBoundingClientRect();
        const guide = document.querySelector('.guide')?.getBoundingClientRect();
        if ((popover.textContent ?? '').trim().length < 12) faults.add(`${where}: it says nothing`);
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
          faults.add(`${where}: off the screen`);
        if (over(box, e.getBoundingClientRect())) faults.add(`${where}: it lies over it`);
        if (guide && over(box, guide)) faults.add(`${where}: it lies over the guide line`);
        keys.add(popover.getAttribute('data-key'));
      }
      if (finger) {
        send(e, 'pointerup');
        document.querySelector('.explain-popover button')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      } else send(document.body, 'pointerdown');
      send(document.body, 'pointerover');
      await turn();
      popover = document.querySelector('.explain-popover');
      if (popover) faults.add(`${where}: it stays`);
    }
    return { faults: [...faults], keys: [...keys].map(String), places: [...places] };
  }, /** @type {const} */ ([touch, known]));
}
