/** The days from noon to noon as a table for a file. */
import type { NoonDay, Vessel } from '@fms/contract';
import type { ExportTable } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import { shiftText, zoneText } from '../shift-words.ts';
import { NOON_TIMES, noonFigures } from './noon-figures.ts';
import { noonTimeText } from './noon-words.ts';

const SECONDS_PER_HOUR = 3600;

export function noonTable(vessel: Vessel, days: readonly NoonDay[], zone: string, t: Translate): ExportTable {
  return {
    name: vessel.name,
    about: [
      [t('VESSEL'), vessel.name],
      [t('NOON_ZONE'), zoneText(zone, t)],
    ],
    columns: [
      { title: t('FROM_UTC') },
      { title: t('TO_UTC') },
      { title: t('NOON_TO_NOON') },
      { title: t('NOON_PARTIAL') },
      { title: `${t('NOON_DISTANCE')}, nm`, decimals: 1 },
      { title: `${t('NOON_SPEED')}, kn`, decimals: 1 },
      ...NOON_TIMES.map((kind) => ({ title: `${noonTimeText(kind, t)}, h`, decimals: 2 })),
    ],
    rows: days.map((day) => {
      const [fromTime, toTime] = [Date.parse(day.from), Date.parse(day.to)];
      const { miles, knots, seconds } = noonFigures(day);
      return [
        new Date(fromTime),
        new Date(toTime),
        shiftText({ fromTime, toTime }, zone),
        day.isPartial ? t('YES') : t('NO'),
        miles,
        knots,
        ...NOON_TIMES.map((kind) => seconds[kind] / SECONDS_PER_HOUR),
      ];
    }),
  };
}
