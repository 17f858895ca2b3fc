/** How many values of a drawing change while it is looked at: what arrives and is seen, not what stands there. */
import type { Page } from 'playwright-core';

export interface ChangingReadings {
  /** Readings inside the window of the browser whose text changed at least once. */
  readonly changing: number;
  /** Changes a second of all of them. */
  readonly perSecond: number;
}

/** Counts for some seconds; `readings` is the selector of one reading. Not part of a trace: it costs time of the page. */
export function countChangingReadings(page: Page, readings: string, seconds: number): Promise<ChangingReadings> {
  return page.evaluate(
    async ({ selector, lasts }) => {
      const isSeen = (element: Element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth;
      };
      const seen = [...document.querySelectorAll(selector)].filter(isSeen);
      const texts = seen.map(({ textContent }) => textContent);
      const changes = seen.map(() => 0);
      const end = performance.now() + lasts * 1000;
      while (performance.now() < end) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
        seen.forEach(({ textContent }, place) => {
          if (textContent === texts[place]) return;
          texts[place] = textContent;
          changes[place] = (changes[place] ?? 0) + 1;
        });
      }
      return {
        changing: changes.filter((count) => count > 0).length,
        perSecond: changes.reduce((sum, count) => sum + count, 0) / lasts,
      };
    },
    { selector: readings, lasts: seconds },
  );
}
