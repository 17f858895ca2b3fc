import { useEffect } from 'react';

/** What may blink, and how many half-second ticks each phase lasts: alarms 1 Hz, warnings 0.25 Hz (§B6-3). */
const PHASE_TICKS = { alarm: 1, warning: 4 } as const;
const TICK_MS = 500;

export type BlinkKind = keyof typeof PHASE_TICKS;

const KINDS: readonly BlinkKind[] = ['alarm', 'warning'];

/** The page's one blink timer. */
export interface Blink {
  /** Keeps `kind` blinking until the returned function is called. */
  hold: (kind: BlinkKind) => () => void;
}

/**
 * Makes the timer that blinks all unacknowledged marks of a page in step, by `data-alarm-blink` and `data-warning-blink`
 * (`on` or `off`) on `root`; style sheets do the rest. An attribute and not a custom property: changing an inherited
 * property on the root restyles every element of the page twice a second.
 * The timer exists only while something holds it, the page is visible and the reader has not asked for reduced motion.
 */
export function createBlink(root: HTMLElement, page: Document): Blink {
  const stillness = page.defaultView?.matchMedia?.('(prefers-reduced-motion: reduce)');
  const held: Record<BlinkKind, number> = { alarm: 0, warning: 0 };
  let timer: ReturnType<typeof setInterval> | undefined;
  let tick = 0;

  const draw = () => {
    for (const kind of KINDS) {
      const isOn = held[kind] === 0 || Math.floor(tick / PHASE_TICKS[kind]) % 2 === 0;
      root.setAttribute(`data-${kind}-blink`, isOn ? 'on' : 'off');
    }
  };
  const advance = () => {
    tick += 1;
    draw();
  };
  const settle = () => {
    const mayRun = page.visibilityState === 'visible' && stillness?.matches !== true && held.alarm + held.warning > 0;
    if (mayRun && timer === undefined) timer = setInterval(advance, TICK_MS);
    if (mayRun) return;
    clearInterval(timer);
    timer = undefined;
    tick = 0;
    draw();
  };

  page.addEventListener('visibilitychange', settle);
  stillness?.addEventListener('change', settle);
  return {
    hold(kind) {
      held[kind] += 1;
      settle();
      return () => {
        held[kind] -= 1;
        settle();
      };
    },
  };
}

let pageBlink: Blink | undefined;

/** Blinks with the page while mounted; `undefined` holds still. */
export function useBlink(kind: BlinkKind | undefined): void {
  useEffect(() => {
    if (kind === undefined) return undefined;
    pageBlink ??= createBlink(document.documentElement, document);
    return pageBlink.hold(kind);
  }, [kind]);
}
