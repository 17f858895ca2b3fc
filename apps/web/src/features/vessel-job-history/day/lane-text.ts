/** Days and hours of shifts in words. */
import { formatWeekday } from '@fms/domain/format';
import { getZoneOffsetMs, type TimeSpan } from '@fms/domain/time';
import { LANGUAGE, type Translate } from '../../../language/index.ts';
import type { JobView } from '../state/job-span.ts';

const month = new Intl.DateTimeFormat(LANGUAGE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Fri 20 Nov`; of a week the day in it, of a month `November 2026`. `text` is a day, `2026-11-20`. */
export function formatDayTitle(text: string, view: JobView): string {
  const at = Date.parse(text);
  return view === 'month' ? month.format(at) : formatWeekday(at);
}

/** `23:30` of 23.5. */
export function formatHour(hours: number): string {
  const minutes = Math.round(hours * 60);
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
  return `${hour}:${rest}`;
}

/** Of two shifts a day the one whose middle lies between 6 and 18 o'clock of the zone is that of the day. */
export function nameShift(
  { from, to }: TimeSpan,
  { zone, shiftHours }: { readonly zone: string; readonly shiftHours: readonly number[] },
  t: Translate,
): string {
  const middle = (from + to) / 2;
  const hour = new Date(middle + getZoneOffsetMs(zone, middle)).getUTCHours();
  const local = new Date(from + getZoneOffsetMs(zone, from));
  if (shiftHours.length !== 2) return t('JOB_SHIFT_AT', { time: local.toISOString().slice(11, 16) });
  return t(hour >= DAWN && hour < DUSK ? 'JOB_DAY_SHIFT' : 'JOB_NIGHT_SHIFT');
}

const [DAWN, DUSK] = [6, 18];
