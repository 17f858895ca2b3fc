/** Ticks and labels of a UTC time axis. uPlot's own follow the browser's zone; the product speaks UTC. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Steps that divide a day evenly, then whole days. */
const STEPS_MS = [
  ...[1, 5, 10, 15, 30].map((seconds) => seconds * SECOND),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR),
  ...[1, 2, 7, 14, 28, 91, 182, 364].map((days) => days * DAY),
];

/** Room one label needs, px. */
const LABEL_PX = 58;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** The smallest even step whose labels do not touch, in ms. */
export function computeTimeStep(from: number, to: number, widthPx: number): number {
  const room = ((to - from) * LABEL_PX) / Math.max(widthPx, LABEL_PX);
  return STEPS_MS.find((step) => step >= room) ?? Math.ceil(room / (364 * DAY)) * 364 * DAY;
}

/** Times of the ticks inside the window, on whole steps of UTC. */
export function buildTimeTicks(from: number, to: number, stepMs: number): number[] {
  const ticks: number[] = [];
  for (let at = Math.ceil(from / stepMs) * stepMs; at <= to; at += stepMs) ticks.push(at);
  return ticks;
}

/** `08:30`; with seconds where steps are shorter than a minute; `22 Nov` at midnight and for steps of days. */
export function formatTimeLabel(at: number, stepMs: number): string {
  const date = new Date(at);
  if (stepMs >= DAY || at % DAY === 0) return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`;
  return date.toISOString().slice(11, stepMs < MINUTE ? 19 : 16);
}

/** The cursor's moment: `07:54 UTC`, with seconds in windows under an hour, with the day in windows over one. */
export function formatCursorTime(at: number, windowMs: number): string {
  const clock = new Date(at).toISOString().slice(11, windowMs < HOUR ? 19 : 16);
  return windowMs > DAY ? `${formatTimeLabel(at, DAY)} ${clock} UTC` : `${clock} UTC`;
}
