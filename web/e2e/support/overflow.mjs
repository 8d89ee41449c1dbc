// What a page shows badly: a page that pans, things outside the window, text that is cut off, sticks out of its plate,
// or lies on other text.

/** These scroll by design: what lies outside them can be reached. */
const SCROLLS = [
  '.pages', // a page of a phone beside the other
  '.cards.many',
  '.cards',
  '.log ol',
  '.chatbox ol',
  '.room',
  '.log',
  '.chatbox',
  '.right',
  '.board',
  '.rooms',
  '.agenda',
  '.guide',
  '.panel-pages',
  '.war-page',
  '.war-cards',
  '.market-panel',
  '.throne-row',
  '.spectator-hands',
  '.sheet',
  '.grid', // the cards of the gallery
  '.drawer',
  '.filters',
  '.contents',
  'pre',
  'textarea',
  'select',
  '.table-scroll',
  '.topic-list', // all pages of the guide
].join(',');

/** These are cut by design: pictures, a map under its frame, and sentences that end in dots (the preview has them). */
const CUT = [
  '.map-frame',
  '[data-lines]',
  '.effect-text',
  '.seat-bar', // a scale: a round that has just begun is narrower than its number
  '.told', // of a replay: the log beside it has all of it
  '.scene',
  '.backdrop',
  '.explain-popover', // of what the pointer happens to rest on
  '.visually-hidden',
  '[data-flight]',
].join(',');

/**
 * @param {import('playwright-core').Page} page
 * @param {string[]} [fine] selectors of what may stick out here
 * @returns {Promise<string[]>} a line for each fault
 */
export function overflows(page, fine = []) {
  return page.evaluate(
    ({ scrolls, cut, fine: allowed }) => {
      window.scrollTo(50, 0);
      const root = document.documentElement;
      /** @type {Set<string>} */
      const faults = new Set();
      if (root.scrollWidth > innerWidth + 1 || scrollX > 0)
        faults.add(`page: ${root.scrollWidth} wide in ${innerWidth}`);
      window.scrollTo(0, 0);
      const isTable = document.querySelector('.table') !== null;
      if (isTable && root.scrollHeight > innerHeight + 1)
        faults.add(`page: ${root.scrollHeight} high in ${innerHeight}`);
      const skip = [cut, ...allowed].join(',');
      const shade = document.querySelector('.veil, .curtain');
      const top = shade ?? document.body;
      const where = (/** @type {Element} */ e) => {
        const names = [];
        for (let at = /** @type {Element | null} */ (e); at && names.length < 3; at = at.parentElement) {
          const name = typeof at.className === 'string' ? at.className.replace(/ svelte-\S+/g, '').trim() : '';
          if (name) names.unshift(name.split(/\s+/).slice(0, 3).join('.'));
        }
        return names.join(' > ');
      };
      const styles = new Map();
      const style = (/** @type {Element} */ e) => {
        let found = styles.get(e);
        if (!found) styles.set(e, (found = getComputedStyle(e)));
        return found;
      };
      /** The place in the window in which this can be seen, and whether something cuts it. */
      const cutBy = (/** @type {Element} */ from, /** @type {any} */ box) => {
        for (let at = /** @type {Element | null} */ (from); at && at !== root; at = at.parentElement) {
          const s = style(at);
          if (s.position === 'fixed') return null;
          if (s.overflowX === 'visible' && s.overflowY === 'visible') continue;
          if (at === document.body) continue;
          const free = at.matches(scrolls);
          const b = at.getBoundingClientRect();
          const scrollsX = free && /auto|scroll/.test(s.overflowX);
          const scrollsY = free && /auto|scroll/.test(s.overflowY);
          if (!scrollsX && (box.left < b.left - 1 || box.right > b.right + 1)) return at;
          if (!scrollsY && (box.top < b.top - 1 || box.bottom > b.bottom + 1)) return at;
          if (scrollsX || scrollsY) {
            // Further out the scroll container is what counts.
            if (box.left < b.left || box.right > b.right || box.top < b.top || box.bottom > b.bottom) return null;
          }
        }
        return null;
      };
      const inScroll = (/** @type {Element} */ e) => {
        for (let at = e.parentElement; at; at = at.parentElement)
          if (at.matches(scrolls) && /auto|scroll/.test(style(at).overflowX + style(at).overflowY)) return at;
        return null;
      };
      const forEars = (/** @type {Element} */ e) =>
        e.closest('.visually-hidden') || style(e).clipPath.startsWith('inset(50');
      const shown = (/** @type {Element} */ e) =>
        e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const plateOf = (/** @type {Element} */ from) => {
        for (let at = /** @type {Element | null} */ (from); at && at !== document.body; at = at.parentElement) {
          const s = style(at);
          if (at.matches(scrolls)) return null;
          if (s.display === 'inline') continue;
          if (
            (s.borderTopWidth !== '0px' && s.borderRightWidth !== '0px' && s.borderTopStyle !== 'none') ||
            !/, 0\)$|transparent/.test(s.backgroundColor)
          )
            return at;
        }
        return null;
      };
      /** @type {{ e: Element, box: {left: number, right: number, top: number, bottom: number}, say: string }[]} */
      const texts = [];
      const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const e = node.parentElement;
        const say = node.textContent?.trim() ?? '';
        if (!e || !say || e.closest(skip) || e.closest('svg') || !shown(e)) continue;
        if (forEars(e) || (e.parentElement && forEars(e.parentElement))) continue;
        const size = parseFloat(style(e).fontSize);
        range.selectNodeContents(node);
        for (const r of range.getClientRects()) {
          if (r.width < 1 || r.height < 1) continue;
          const scale = r.height / (size * 1.2);
          const em = size * Math.min(scale, 1.6);
          texts.push({
            e,
            box: { left: r.left + 0.5, right: r.right - 0.5, top: r.top + 0.22 * em, bottom: r.bottom - 0.14 * em },
            say: say.slice(0, 40),
          });
        }
      }
      const about = (/** @type {any} */ { e, say }) => `“${say}” in ${where(e)}`;
      for (const one of texts) {
        const { e, box } = one;
        const by = cutBy(e, box);
        if (by) faults.add(`cut: ${about(one)} by ${where(by).split(' > ').at(-1)}`);
        else if (
          !inScroll(e) &&
          (box.left < -1 || box.right > innerWidth + 1 || (isTable && box.bottom > innerHeight + 1))
        )
          faults.add(`outside: ${about(one)}`);
        else {
          const plate = plateOf(e);

          const b = plate?.getBoundingClientRect();
          if (
            b &&
            (box.left < b.left - 1 || box.right > b.right + 1 || box.top < b.top - 1 || box.bottom > b.bottom + 1)
          )
            faults.add(`sticks out: ${about(one)} of ${plate ? where(plate).split(' > ').at(-1) : ''}`);
        }
      }
      for (const icon of top.querySelectorAll('svg.icon, .medallion, .seat')) {
        if (icon.closest(skip) || !shown(icon)) continue;
        const box = icon.getBoundingClientRect();
        if (box.width < 1) continue;
        const inner = {
          left: box.left + box.width * 0.15,
          right: box.right - box.width * 0.15,
          top: box.top + box.height * 0.15,
          bottom: box.bottom - box.height * 0.15,
        };
        const by = cutBy(icon, inner);
        if (by)
          faults.add(
            `cut icon: ${where(icon)} by ${where(by).split(' > ').at(-1)} ` +
              `(${icon.closest('[data-target]')?.getAttribute('data-target') ?? ''})`,
          );
        else if (!inScroll(icon) && (inner.left < -1 || inner.right > innerWidth + 1))
          faults.add(`icon outside: ${where(icon)}`);
      }
      // Text on text: only what can be seen at both places.
      const seen = (/** @type {any} */ { box }) => {
        const x = (box.left + box.right) / 2;
        const y = (box.top + box.bottom) / 2;
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
        return true;
      };
      const placed = texts.filter(seen).sort((a, b) => a.box.top - b.box.top);
      placed.forEach((one, i) => {
        for (let j = i + 1; j < placed.length; j++) {
          const two = /** @type {any} */ (placed[j]);
          if (two.box.top > one.box.bottom - 1) break;
          if (
            Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left) > 2 &&
            Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top) > 2 &&
            one.e !== two.e
          ) {
            const over = document.elementsFromPoint(
              (Math.min(one.box.right, two.box.right) + Math.max(one.box.left, two.box.left)) / 2,
              (Math.min(one.box.bottom, two.box.bottom) + Math.max(one.box.top, two.box.top)) / 2,
            );
            // What another plate covers wholly, such as a card by the next one, is not seen.
            const at = [one, two].map(({ e }) => over.findIndex((x) => x === e || e.contains(x)));
            if (at.some((n) => n < 0)) continue;
            const [high, low] = [Math.min(...at), Math.max(...at)];
            const lower = at[0] === low ? one.e : two.e;
            const opaque = over
              .slice(high, low)
              .some((x) => !x.contains(lower) && !/, 0(\.\d+)?\)$|transparent/.test(style(x).backgroundColor));
            if (!opaque) faults.add(`overlap: ${about(one)} and ${about(two)}`);
          }
        }
      });
      return [...faults];
    },
    { scrolls: SCROLLS, cut: CUT, fine },
  );
}

/**
 * Names of the war map on each other or on pieces, and pieces under its buttons; the whole map is in sight.
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export function mapFaults(page) {
  return page.evaluate(() => {
    const seen = (/** @type {Element} */ e) => e.checkVisibility({ visibilityProperty: true });
    const boxed = (/** @type {Element} */ e) => ({
      e,
      b: e.getBoundingClientRect(),
      say: e.textContent?.trim() || e.className,
    });
    const meets = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const names = [...document.querySelectorAll('.spot .card-name')].filter(seen).map(boxed);
    const pieces = [
      ...document.querySelectorAll('.spot .site, .spot .token, .spot .plate, .air-zone, .spot .leader-star'),
    ].map(boxed);
    const buttons = [...document.querySelectorAll('.map-frame .zoom')].map(boxed);
    const faults = [];
    names.forEach((one, i) => {
      for (const two of names.slice(i + 1)) if (meets(one.b, two.b)) faults.push(`${one.say} on ${two.say}`);
      for (const two of pieces) if (meets(one.b, two.b)) faults.push(`${one.say} on a piece: ${two.say}`);
    });
    const atRest = document.querySelector('.zoom button:nth-child(2)')?.hasAttribute('disabled');
    if (atRest)
      for (const one of [...names, ...pieces])
        for (const two of buttons) if (meets(one.b, two.b)) faults.push(`${one.say} under the buttons`);
    return faults;
  });
}
