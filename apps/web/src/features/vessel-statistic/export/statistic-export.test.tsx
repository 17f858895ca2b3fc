import { STATISTIC_ADDRESS } from '../../../entities/statistic/index.ts';
import { translate as t } from '../../../language/index.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { tryExports } from '../../../testing/try-exports.ts';
import { buildShiftTable } from '../shift/shift-table.ts';
import { buildStatisticTable } from './statistic-table.ts';

tryExports((evil) => {
  const vessel = buildVessel(1, { name: evil, projectNumber: evil });
  const curve = {
    ...{ key: '1', name: evil, unit: evil, decimals: 1, order: 0, gaps: [], bucketMs: 60_000, compared: false },
    ...{ points: [{ time: NOON, avg: -1, min: -2, max: 0, count: 2 }], banded: true },
  };
  const data = {
    window: { from: NOON, to: NOON + 60_000 },
    curves: [curve, { ...curve, key: 'f0', banded: false }],
  };
  const statistic = (query: string) =>
    buildStatisticTable(
      {
        vessel,
        data: { ...data, isPending: false, error: undefined, reload: () => {} },
        state: STATISTIC_ADDRESS.parse(new URLSearchParams(query)),
      },
      t,
    );
  return {
    shifts: buildShiftTable(vessel, { zone: 'Europe/Oslo', sources: [curve], rows: [] } as never, t),
    statistic: statistic(''),
    histogram: statistic('as=histogram'),
  };
});
