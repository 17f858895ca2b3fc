/** Texts about a window: its span, resolution and coverage. */
import { formatAge } from '@fms/domain/format';
import { DAY_MS, type TimeSpan } from '@fms/domain/time';
import { formatTimeLabel } from '@fms/ui/chart';
import type { Translate } from '../../language/index.ts';
import { type Curve, computeCurveCompleteness } from './curve.ts';

/** `21 Nov 00:42 – 08:42 UTC`; the second day only when it is another one, years only when they differ. */
export function formatWindow({ from, to }: TimeSpan, t: Translate): string {
  const isSameDay = Math.floor(from / DAY_MS) === Math.floor(to / DAY_MS);
  const isSameYear = new Date(from).getUTCFullYear() === new Date(to).getUTCFullYear();
  const clock = (at: number) => new Date(at).toISOString().slice(11, 16);
  const day = (at: number) => `${formatTimeLabel(at, DAY_MS)}${isSameYear ? '' : ` ${new Date(at).getUTCFullYear()}`}`;
  const end = isSameDay ? clock(to) : `${day(to)} ${clock(to)}`;
  return `${day(from)} ${clock(from)} – ${end} ${t('UTC')}`;
}

/** `1 min`, or `1 min – 10 min` where tags are recorded differently; empty while nothing is known. */
export function formatBucket(curves: readonly Curve[]): string {
  const widths = curves.map(({ bucketMs }) => bucketMs).filter((width) => width > 0);
  if (widths.length === 0) return '';
  const [least, most] = [Math.min(...widths), Math.max(...widths)];
  return least === most ? bucketWords(most) : `${bucketWords(least)} – ${bucketWords(most)}`;
}

/** A width in whole units: `10 s`, `2 min`, `1 h`, `2 d`. */
function bucketWords(ms: number): string {
  return formatAge(ms)
    .replace(/ h 00$/, ' h')
    .replace(/ d 0 h$/, ' d');
}

/** "1 min mean, min–max · 91 % complete"; empty while nothing is known. */
export function formatResolution(curves: readonly Curve[], window: TimeSpan, t: Translate): string {
  const bucket = formatBucket(curves);
  if (bucket === '') return '';
  const complete = Math.floor(100 * computeCurveCompleteness(curves, window));
  const isRaw = curves.every(({ bucketMs }) => bucketMs <= 1000);
  return t(isRaw ? 'STATISTIC_RAW' : 'STATISTIC_RESOLUTION', { bucket, complete });
}

/** `1 d earlier`: what the same ship is compared with. */
export function formatPeriod(offsetMs: number, t: Translate): string {
  return t('EARLIER', { duration: bucketWords(offsetMs) });
}
