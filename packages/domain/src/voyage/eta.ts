/**
 * When a ship expects to arrive, as every source of it is put: day, month and time in UTC and no year, since AIS tells none
 * (ITU-R M.1371-5, 3.3; docs/tags.md).
 */
import type { Instant } from '../time/instant.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const LAST = { day: 31, hour: 23, minute: 59 } as const;

export interface Eta {
  /** 1 to 12, 1 to 31; 0 not available. */
  readonly month: number;
  readonly day: number;
  /** 24 and 60 not available. */
  readonly hour: number;
  readonly minute: number;
}

/** `2 Jan 08:00`, the day alone without a time of it; null without a day. */
export function formatEta({ month, day, hour, minute }: Eta): string | null {
  const name = MONTHS[month - 1];
  if (name === undefined || day < 1 || day > LAST.day) return null;
  if (hour > LAST.hour || minute > LAST.minute) return `${day} ${name}`;
  return `${day} ${name} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Of a bus that tells the year as well; null for what is no time. */
export function formatEtaInstant(instant: Instant): string | null {
  const eta = new Date(instant);
  const [month, day] = [eta.getUTCMonth() + 1, eta.getUTCDate()];
  return formatEta({ month, day, hour: eta.getUTCHours(), minute: eta.getUTCMinutes() });
}

const SPELT = /^(\d{1,2}) ([A-Z][a-z]{2})(?: (\d{2}):(\d{2}))?$/;

/** The moment meant, in the year in which it lies nearest to `near`; null for what is spelt otherwise. */
export function parseEta(text: string, near: Instant): Instant | null {
  const [, day, name = '', hour = 0, minute = 0] = SPELT.exec(text) ?? [];
  const month = MONTHS.indexOf(name);
  if (month === -1) return null;
  const year = new Date(near).getUTCFullYear();
  const within = (of: number) => Date.UTC(of, month, Number(day), Number(hour), Number(minute));
  const [nearest = null] = [year - 1, year, year + 1]
    .map(within)
    .toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near));
  return nearest;
}
