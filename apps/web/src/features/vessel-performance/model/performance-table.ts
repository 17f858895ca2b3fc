import type { PerformancePoint } from '@fms/domain/performance';
import { type ExportTable, toTimeCell } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';

/** Every point with what refuses it. */
export function buildPointTable(points: readonly PerformancePoint[], t: Translate): ExportTable {
  return {
    name: t('SPEED_POWER'),
    columns: [
      { title: 'UTC' },
      { title: t('SPEED_AXIS'), decimals: 2 },
      { title: `${t('SPEED_POWER')}, kW`, decimals: 0 },
      { title: `${t('SPEED_LOSS')}, %`, decimals: 2 },
      { title: `${t('POWER_OVER')}, %`, decimals: 2 },
      { title: t('FILTERS') },
    ],
    rows: points.map(({ time, speed, correctedPower, speedLoss, powerOverTrial, refusedBy }) => [
      ...[toTimeCell(time), speed, correctedPower, speedLoss, powerOverTrial],
      refusedBy.join(', '),
    ]),
  };
}
