/** Every file the application writes for spreadsheets, with a hostile name wherever a ship or a user chose one. */
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { csvText, type ExportTable } from '../export/index.ts';
import { workbook } from '../export/workbook.ts';
import { auditTable } from '../features/control-panel/administration/audit-export.ts';
import { zoneEventTable } from '../features/fleet/location/zone/zone-event-table.ts';
import { NO_ALARMS } from '../features/fleet/overview/overview-row.ts';
import { overviewTable } from '../features/fleet/overview/overview-table.ts';
import { journalTable } from '../features/vessel/alarm/journal-export.tsx';
import { noonTable } from '../features/vessel/location/noon-table.ts';
import { trackText } from '../features/vessel/location/track-file.ts';
import { shiftTable } from '../features/vessel/statistic/shift-table.ts';
import { readState } from '../features/vessel/statistic/statistic-state.ts';
import { statisticTable } from '../features/vessel/statistic/statistic-table.ts';
import { startLanguage, translate as t } from '../language/index.ts';
import { csvCells } from '../test-kit/csv-cells.ts';
import { aVessel, aZoneEvent, NOON } from '../test-kit/builders.ts';

const PAYLOADS = ['=HYPERLINK("http://x")', ' =1+1', '\n@SUM(1)', '\ufeff+1', '\uff1d1', '|calc', '\tx'] as const;
const TIME = '2026-11-21T12:00:00.000Z';

beforeAll(async () => {
  startLanguage();
  await import('../language/inside.ts');
});

function tablesOf(evil: string): Record<string, ExportTable> {
  const vessel = aVessel(1, { name: evil, projectNumber: evil });
  const curve = {
    ...{ key: '1', name: evil, unit: evil, decimals: 1, order: 0, gaps: [], bucketMs: 60_000, compared: false },
    ...{ points: [{ time: NOON, avg: -1, min: -2, max: 0, count: 2 }], banded: true },
  };
  const data = { window: { from: NOON, to: NOON + 60_000 }, curves: [curve, { ...curve, key: 'f0', banded: false }] };
  const statistic = (query: string) =>
    statisticTable(
      {
        vessel,
        data: { ...data, isPending: false, error: undefined, reload: () => {} },
        state: readState(new URLSearchParams(query)),
      },
      t,
    );
  const none = {
    words: '',
    nameRank: 0,
    link: undefined,
    alarms: NO_ALARMS,
    position: undefined,
    data: 'online',
  } as const;
  const row = { vessel, presence: 'moving', activity: 'moving', heardAt: NOON, ...none } as const;
  const words = { imo: evil, mmsi: evil, folder: evil, organization: evil, customer: evil };
  const step = { id: 1, alarmId: 1, dataTagId: null, time: TIME, kind: 'assigned', priority: 'alarm' } as const;
  const said = { channel: evil, description: evil, unit: evil, by: evil, note: evil, value: -1, until: null };
  const entry = { id: 1, at: TIME, userName: evil, actingUserName: evil, from: evil, what: evil, subject: evil };
  return {
    overview: overviewTable(
      [{ ...row, ...words } as never],
      ['vessel', 'project', 'imo', 'mmsi', 'folder', 'organization', 'customer'] as never,
      t,
    ),
    zoneEvents: zoneEventTable([aZoneEvent(1, { vesselName: evil, zoneName: evil })], t),
    audit: auditTable([{ ...entry, oldValue: evil, newValue: evil }], t),
    journal: journalTable(
      vessel,
      { vesselId: vessel.id, from: NOON, to: NOON } as never,
      { entries: [{ ...step, ...said } as never], total: 1 },
      t,
    ),
    noon: noonTable(vessel, [], 'Europe/Oslo', t),
    shifts: shiftTable(vessel, { zone: 'Europe/Oslo', sources: [curve], rows: [] } as never, t),
    statistic: statistic(''),
    histogram: statistic('as=histogram'),
  };
}

/** What a cell begins with, also where another separator or a line feed parts it. */
const beginnings = (csv: string) => csvCells(csv).flatMap((cell) => cell.split(/[;\t\r\n]/));
const FORMULA = /^[\s\ufeff]*[=+@|\uff1d]/;

describe.each(PAYLOADS)('%j', (evil) => {
  it.each(Object.keys(tablesOf('')))('is no formula in the file of %s', (name) => {
    const table = tablesOf(evil)[name] as ExportTable;
    const cells = csvCells(csvText(table));
    expect(cells.some((cell) => cell.startsWith("'"))).toBe(true);
    expect(beginnings(csvText(table)).filter((text) => FORMULA.test(text))).toEqual([]);
    const sheet = strFromU8(unzipSync(workbook(table))['xl/worksheets/sheet1.xml'] as Uint8Array);
    expect(sheet).not.toMatch(/<f[ >]|t="str"/);
  });

  it('is no formula in the file of a track', () => {
    const csv = trackText('csv', { name: evil, points: [], scope: 10, from: NOON, to: NOON });
    expect(beginnings(csv).filter((text) => FORMULA.test(text))).toEqual([]);
  });
});
