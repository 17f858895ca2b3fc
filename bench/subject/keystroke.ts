/** Times a search as one types it: by the page's own clock, from the last key to the frame with what was sought. */
import type { Locator, Page } from 'playwright-core';
import type { PaintTarget } from './click-to-paint.ts';

export interface Keystroke {
  /** From the last key, at the time the browser took it, until the row sought has been painted. */
  readonly searchMs: number;
  /** The longest task of the page's main thread meanwhile; tasks below 50 ms are not told by the browser and count as 0. */
  readonly longestTaskMs: number;
}

/** Between two keys: twice as fast as a trained typist. */
const KEY_INTERVAL_MS = 50;

/** Types `words` into the field, a key at a time. */
export async function measureKeystroke(
  page: Page,
  field: Locator,
  words: string,
  row: PaintTarget,
): Promise<Keystroke> {
  await field.fill('');
  await field.focus();
  // The page listens before the first key: a key that comes earlier is not counted, and the measurement never ends.
  const watch = await page.evaluateHandle(watchKeys, { row, keys: words.length });
  await page.keyboard.type(words, { delay: KEY_INTERVAL_MS });
  return watch.evaluate(({ took }) => took);
}

/** In the page, which knows nothing of this file. */
function watchKeys({ row, keys }: { row: PaintTarget; keys: number }): { readonly took: Promise<Keystroke> } {
  let longestTaskMs = 0;
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTaskMs = Math.max(longestTaskMs, duration);
  });
  tasks.observe({ type: 'longtask' });
  let typed = 0;
  let lastKey = 0;
  const count = ({ timeStamp }: Event) => {
    typed += 1;
    lastKey = timeStamp;
  };
  addEventListener('input', count, { capture: true });
  const took = new Promise<Keystroke>((done) => {
    const look = () => {
      const isThere = document.querySelector(row.selector)?.textContent.includes(row.text) === true;
      if (typed < keys || !isThere) return requestAnimationFrame(look);
      // A frame is announced before it is painted; the task it leaves comes after.
      return setTimeout(() => {
        removeEventListener('input', count, { capture: true });
        tasks.disconnect();
        done({ searchMs: performance.now() - lastKey, longestTaskMs });
      });
    };
    requestAnimationFrame(look);
  });
  return { took };
}
