/** Every file for spreadsheets that is made here, with a hostile name wherever a ship or a user chose one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readState } from '../../entities/statistic/index.ts';
import { type ExportTable, formatCsv } from '../../export/index.ts';
import { startLanguage, translate as t } from '../../language/index.ts';
import { buildVessel, NOON } from '../../test-kit/builders.ts';
import { FORMULA_PAYLOADS, formulasOf, formulasOfCsv } from '../../test-kit/formula-payload.ts';
import { journalTable } from '../vessel-alarm/journal/journal-export.tsx';
import { formatTrack } from '../vessel-location/export/track-file.ts';
import { buildNoonTable } from '../vessel-location/noon/noon-table.ts';
import { buildStatisticTable } from '../vessel-statistic/export/statistic-table.ts';
import { buildShiftTable } from '../vessel-statistic/shift/shift-table.ts';

const TIME = '2026-11-21T12:00:00.000Z';

beforeAll(async () => {
  startLanguage();
  await import('../../language/inside.ts');
});

function tablesOf(evil: string): Record<string, ExportTable> {
  const vessel = buildVessel(1, { name: evil, projectNumber: evil });
  const curve = {
    ...{ key: '1', name: evil, unit: evil, decimals: 1, order: 0, gaps: [], bucketMs: 60_000, compared: false },
    ...{ points: [{ time: NOON, avg: -1, min: -2, max: 0, count: 2 }], banded: true },
  };
  const data = { window: { from: NOON, to: NOON + 60_000 }, curves: [curve, { ...curve, key: 'f0', banded: false }] };
  const statistic = (query: string) =>
    buildStatisticTable(
      {
        vessel,
        data: { ...data, isPending: false, error: undefined, reload: () => {} },
        state: readState(new URLSearchParams(query)),
      },
      t,
    );
  const step = { id: 1, alarmId: 1, dataTagId: null, time: TIME, kind: 'assigned', priority: 'alarm' } as const;
  const said = { channel: evil, description: evil, unit: evil, by: evil, note: evil, value: -1, until: null };
  return {
    journal: journalTable(
      vessel,
      { vesselId: vessel.id, from: NOON, to: NOON } as never,
      { entries: [{ ...step, ...said } as never], total: 1 },
      t,
    ),
    noon: buildNoonTable(vessel, [], 'Europe/Oslo', t),
    shifts: buildShiftTable(vessel, { zone: 'Europe/Oslo', sources: [curve], rows: [] } as never, t),
    statistic: statistic(''),
    histogram: statistic('as=histogram'),
  };
}

describe.each(FORMULA_PAYLOADS)('%j', (evil) => {
  it.each(Object.keys(tablesOf('')))('is no formula in the file of %s', (name) => {
    const table = tablesOf(evil)[name] as ExportTable;
    expect(formatCsv(table)).toContain("'");
    expect(formulasOf(table)).toEqual([]);
  });

  it('is no formula in the file of a track', () => {
    const csv = formatTrack('csv', { name: evil, points: [], scope: 10, from: NOON, to: NOON });
    expect(formulasOfCsv(csv)).toEqual([]);
  });
});
