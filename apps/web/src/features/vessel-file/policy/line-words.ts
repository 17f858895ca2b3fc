/** What the rules of the line say of files of a priority, in words. */
import type { FilePolicyRules } from '@fms/contract/file';
import type { Translate } from '../../../language/index.ts';

type LineRule = FilePolicyRules['line']['line'];
export type LineHours = LineRule['hours'][number];

const DAY_MINUTES = 1440;

/** `22–06`, with minutes where there are any. */
export function formatHours({ from, to }: LineHours): string {
  const clock = (minutes: number) => {
    const [hour, rest] = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0'));
    return rest === '00' ? hour : `${hour}:${rest}`;
  };
  return `${clock(from)}–${clock(to)}`;
}

/** `always`, or what holds it: its hours, the port, the least rate of the line. */
export function describeRule(t: Translate, { hours, isInPortOnly, leastBitRate }: LineRule): string {
  const parts = [
    ...hours.map(formatHours),
    ...(isInPortOnly ? [t('FILES_IN_PORT')] : []),
    ...(leastBitRate === null ? [] : [t('ABOVE_RATE', { rate: Math.round(leastBitRate / 1000) })]),
  ];
  return parts.length === 0 ? t('ALWAYS') : parts.join(', ');
}

/** Open parts of the day as shares of it, from midnight on; one over midnight is two of them. */
export function listOpenParts({ hours }: LineRule): { readonly from: number; readonly to: number }[] {
  if (hours.length === 0) return [{ from: 0, to: 1 }];
  return hours.flatMap(({ from, to }) =>
    from < to
      ? [{ from: from / DAY_MINUTES, to: to / DAY_MINUTES }]
      : [
          { from: 0, to: to / DAY_MINUTES },
          { from: from / DAY_MINUTES, to: 1 },
        ],
  );
}
