/** When a ship expects to arrive, as AIS tells it: month, day, hour and minute in UTC, and no year (ITU-R M.1371-5, 3.3). */

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const LAST_DAY = 31;
const LAST_HOUR = 23;
const LAST_MINUTE = 59;

export interface AisEta {
  /** 1 to 12, 1 to 31; 0 not available. */
  readonly month: number;
  readonly day: number;
  /** 24 and 60 not available. */
  readonly hour: number;
  readonly minute: number;
}

/** `2 Jan 08:00`, the day alone without a time of it; null without a day. */
export function etaText({ month, day, hour, minute }: AisEta): string | null {
  const name = MONTHS[month - 1];
  if (name === undefined || day < 1 || day > LAST_DAY) return null;
  if (hour > LAST_HOUR || minute > LAST_MINUTE) return `${day} ${name}`;
  return `${day} ${name} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
