/** What jsdom lacks and every screen test needs: the parts of a browser Mantine asks for, and a clean page after each test. */
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What is fetched when it is first needed (toasts, dialogs) takes as long as the machine is busy; a test awaits it, whenever.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);

const noMedia = (query: string): MediaQueryList => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Nothing is laid out, so everything is in sight. */
class AllInSight implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    this.#tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this);
  }
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

window.matchMedia ??= noMedia;
window.ResizeObserver ??= NoResizeObserver;
window.IntersectionObserver ??= AllInSight;
window.HTMLElement.prototype.scrollIntoView ??= () => {};
// Nothing moves: instruments of OpenBridge let their dots run by it, and ask how far they came.
window.Element.prototype.animate ??= () =>
  ({
    cancel() {},
    pause() {},
    currentTime: 0,
    effect: { getComputedTiming: () => ({ duration: 1, direction: 'normal' }) },
  }) as unknown as Animation;
// Text fields that grow are measured again when a font has come.
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
