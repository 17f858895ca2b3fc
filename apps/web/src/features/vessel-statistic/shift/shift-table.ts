/** The totals of shifts as a table for a file. */
import type { Vessel } from '@fms/contract/vessel';
import { formatShift, formatZone } from '../../../entities/statistic/index.ts';
import type { ExportTable } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import type { ShiftTotals } from './use-shift-totals.ts';

export function buildShiftTable(vessel: Vessel, { zone, sources, rows }: ShiftTotals, t: Translate): ExportTable {
  const columns = sources.flatMap(({ name, unit }, column) => {
    const titled = (kind: string, of: string) => ({ title: `${name} ${kind}${of === '' ? '' : `, ${of}`}` });
    const sumUnit = rows.map(({ totals }) => totals[column]?.sum?.unit).find((found) => found !== undefined);
    return [
      titled('mean', unit),
      titled('min', unit),
      titled('max', unit),
      titled('sum', sumUnit ?? ''),
      titled('known', '%'),
    ];
  });
  return {
    name: vessel.name,
    about: [
      ['Vessel', vessel.name],
      ['Zone of the shifts', formatZone(zone, t)],
    ],
    columns: [{ title: 'From, UTC' }, { title: 'To, UTC' }, { title: 'Shift' }, ...columns],
    rows: rows.map(({ shift, isRunning, totals }) => [
      new Date(shift.fromTime),
      new Date(shift.toTime),
      `${formatShift(shift, zone)}${isRunning ? ` ${t('SHIFT_SO_FAR')}` : ''}`,
      ...totals.flatMap((total) =>
        total === null
          ? [null, null, null, null, 0]
          : [total.mean, total.min, total.max, total.sum?.value, Math.floor(total.knownShare * 100)],
      ),
    ]),
  };
}
