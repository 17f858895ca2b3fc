/** Words under the timeline: round times, as many as find room. */

import { HOUR_MS, type Instant, type TimeSpan } from '@fms/domain/time';

const STEPS_HOURS = [1, 3, 6, 12, 24, 48, 96, 168];
const MOST = 9;
const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });

export function buildTimeTicks({ from, to }: TimeSpan): { at: Instant; label: string }[] {
  const step = (STEPS_HOURS.find((hours) => (to - from) / (hours * HOUR_MS) <= MOST) ?? 168) * HOUR_MS;
  const ticks: { at: Instant; label: string }[] = [];
  for (let at = Math.ceil(from / step) * step; at < to; at += step) {
    // What stands at the very edge would be cut off.
    if (at - from > (to - from) * 0.02 && to - at > (to - from) * 0.02) ticks.push({ at, label: labelOf(at) });
  }
  return ticks;
}

function labelOf(at: Instant): string {
  const date = new Date(at);
  const hours = String(date.getUTCHours()).padStart(2, '0');
  return hours === '00' ? WEEKDAY.format(date) : `${hours}:00`;
}
