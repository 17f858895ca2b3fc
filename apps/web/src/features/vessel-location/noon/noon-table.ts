/** The days from noon to noon as a table for a file. */
import type { Vessel } from '@fms/contract/vessel';
import type { NoonDay } from '@fms/contract/voyage';
import { formatShift, formatZone } from '../../../entities/statistic/index.ts';
import type { ExportTable } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import { computeNoonFigures, NOON_TIMES } from './noon-figures.ts';
import { formatNoonTime } from './noon-text.ts';

const SECONDS_PER_HOUR = 3600;

export function buildNoonTable(vessel: Vessel, days: readonly NoonDay[], zone: string, t: Translate): ExportTable {
  return {
    name: vessel.name,
    about: [
      [t('VESSEL'), vessel.name],
      [t('NOON_ZONE'), formatZone(zone, t)],
    ],
    columns: [
      { title: t('FROM_UTC') },
      { title: t('TO_UTC') },
      { title: t('NOON_TO_NOON') },
      { title: t('NOON_PARTIAL') },
      { title: `${t('NOON_DISTANCE')}, nm`, decimals: 1 },
      { title: `${t('NOON_SPEED')}, kn`, decimals: 1 },
      ...NOON_TIMES.map((kind) => ({ title: `${formatNoonTime(kind, t)}, h`, decimals: 2 })),
    ],
    rows: days.map((day) => {
      const [fromTime, toTime] = [Date.parse(day.from), Date.parse(day.to)];
      const { miles, knots, seconds } = computeNoonFigures(day);
      return [
        new Date(fromTime),
        new Date(toTime),
        formatShift({ fromTime, toTime }, zone),
        day.isPartial ? t('YES') : t('NO'),
        miles,
        knots,
        ...NOON_TIMES.map((kind) => seconds[kind] / SECONDS_PER_HOUR),
      ];
    }),
  };
}
