/** A moment in UTC as a field writes and reads it: `2026-11-22`, `2026-11-22 01:26` or `2026-11-22 01:26:30`. */

export type TimePrecision = 'day' | 'minute' | 'second';

const LENGTH: Record<TimePrecision, number> = { day: 10, minute: 16, second: 19 };

/** Parts may be typed without leading zeros, with `T` for the blank; what is left out of the time is zero. */
const TYPED =
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?:[ T]+(?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2}))?)?Z?$/;

export const DAY_MS = 86_400_000;

/** `at` in milliseconds; empty for null. */
export function formatUtcField(at: number | null, precision: TimePrecision): string {
  return at === null ? '' : new Date(at).toISOString().slice(0, LENGTH[precision]).replace('T', ' ');
}

/** Milliseconds; undefined for what is no moment, as a 30th of February. */
export function parseUtcField(text: string): number | undefined {
  const parts = TYPED.exec(text.trim())?.groups;
  if (parts === undefined) return undefined;
  const [year, month, day, hour, minute, second] = ['year', 'month', 'day', 'hour', 'minute', 'second'].map((name) =>
    (parts[name] ?? '0').padStart(2, '0'),
  );
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
  const at = Date.parse(iso);
  // A day that the month does not have moves into the next month in some engines.
  return Number.isFinite(at) && new Date(at).toISOString() === iso ? at : undefined;
}

/** Midnights in UTC of six weeks, Monday first, that hold the month of `at`. */
export function listMonthDays(at: number): readonly number[] {
  const first = startOfMonth(at);
  const monday = first - ((new Date(first).getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: 42 }, (_, index) => monday + index * DAY_MS);
}

/** Midnight of the first day of the month `months` after that of `at`. */
export function startOfMonth(at: number, months = 0): number {
  const day = new Date(at);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + months, 1);
}

/** Midnight in UTC before or at `at`. */
export function startOfDay(at: number): number {
  return Math.floor(at / DAY_MS) * DAY_MS;
}
