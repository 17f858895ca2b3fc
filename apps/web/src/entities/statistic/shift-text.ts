/** Words about shifts, by the clock of the vessel's zone. */

import type { Shift } from '@fms/domain/statistic';
import { DEFAULT_REPORT_TIME_ZONE, type Instant } from '@fms/domain/time';
import type { Translate } from '../../language/index.ts';

/** `UTC`, `Europe/Oslo` or `+08:00`. */
export function formatZone(zone: string, t: Translate): string {
  return zone === DEFAULT_REPORT_TIME_ZONE ? t('UTC') : zone;
}

/** `20 Nov 23:30 – 21 Nov 11:30`; the second day only when it is another one. */
export function formatShift({ fromTime, toTime }: Shift, zone: string): string {
  const [from, to] = [formatLocalClock(fromTime, zone), formatLocalClock(toTime, zone)];
  return `${from.day} ${from.time} – ${from.day === to.day ? '' : `${to.day} `}${to.time}`;
}

/** A moment by the clock of a zone: `21 Nov` and `11:30`. */
export function formatLocalClock(at: Instant, zone: string): { readonly day: string; readonly time: string } {
  const format = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...parts }).format(at);
  return {
    day: format({ day: 'numeric', month: 'short' }),
    time: format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
  };
}
