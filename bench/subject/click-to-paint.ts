/** Times a click to the frame it brings, by the page's own clock: a harness polls and clicks late. */
import type { Locator, Page } from 'playwright-core';

/** What must stand on the page: an element that `selector` finds and whose text holds `text`. */
export interface PaintTarget {
  readonly selector: string;
  readonly text: string;
}

/** Milliseconds from the click, at the time the browser took it, until all that is sought has been painted; throws when it never is. */
export async function measureClickToPaint(
  page: Page,
  target: Locator,
  sought: readonly PaintTarget[],
): Promise<number> {
  // The page listens before the click: one that comes earlier is not seen, and the measurement never ends.
  const watch = await page.evaluateHandle(watchClick, sought);
  await target.click();
  return watch.evaluate(({ took }) => took);
}

/** In the page, which knows nothing of this file. */
function watchClick(sought: readonly PaintTarget[]): { readonly took: Promise<number> } {
  const stands = ({ selector, text }: PaintTarget) =>
    [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.includes(text));
  const took = new Promise<number>((done, fail) => {
    const watch = ({ timeStamp }: MouseEvent) => {
      const observer = new MutationObserver(() => {
        if (!sought.every(stands)) return;
        observer.disconnect();
        clearTimeout(patience);
        // A frame is announced before it is painted; the task it leaves comes after.
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - timeStamp)));
      });
      // A value that is known comes as another text, and as another state of the element that shows it.
      const state = { attributes: true, attributeFilter: ['data-state'] };
      observer.observe(document.body, { childList: true, subtree: true, characterData: true, ...state });
      const patience = setTimeout(() => {
        observer.disconnect();
        fail(new Error(`not painted within 30 s: ${sought.map(({ selector }) => selector).join(', ')}`));
      }, 30_000);
    };
    addEventListener('click', watch, { capture: true, once: true });
  });
  return { took };
}
