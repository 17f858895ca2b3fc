/** Windows that zooming and panning ask for; the owner of the window applies them. */
import type { TimeSpan } from '@fms/domain/time';

/** Narrower than this nothing more is known: samples are a second apart at best. */
export const MIN_WINDOW_MS = 10_000;
/** The furthest one looks at once: two years. */
export const MAX_WINDOW_MS = 2 * 366 * 24 * 3_600_000;

/** The window `factor` times as wide, with the moment `at` staying where it is; whole milliseconds. */
export function zoomWindow({ from, to }: TimeSpan, at: number, factor: number): TimeSpan {
  const width = to - from;
  const next = Math.min(MAX_WINDOW_MS, Math.max(MIN_WINDOW_MS, width * factor));
  const share = width === 0 ? 0.5 : Math.min(1, Math.max(0, (at - from) / width));
  const start = Math.round(at - share * next);
  return { from: start, to: start + Math.round(next) };
}

/** The window moved by a share of its own width: −0.25 is a quarter back. */
export function panWindow({ from, to }: TimeSpan, share: number): TimeSpan {
  const by = Math.round((to - from) * share);
  return { from: from + by, to: to + by };
}

/** The window between two moments in any order, as wide as the least one; undefined when they are the same. */
export function computeDragWindow(a: number, b: number): TimeSpan | undefined {
  if (a === b) return undefined;
  const [from, to] = a < b ? [a, b] : [b, a];
  return to - from < MIN_WINDOW_MS
    ? zoomWindow({ from, to }, (from + to) / 2, 1)
    : { from: Math.round(from), to: Math.round(to) };
}
