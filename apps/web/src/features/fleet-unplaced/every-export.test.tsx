/** Every file for spreadsheets that is made here, with a hostile name wherever a ship or a user chose one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type ExportTable, formatCsv } from '../../export/index.ts';
import { startLanguage, translate as t } from '../../language/index.ts';
import { buildVessel, buildZoneEvent, NOON } from '../../test-kit/builders.ts';
import { FORMULA_PAYLOADS, formulasOf } from '../../test-kit/formula-payload.ts';
import { buildZoneEventTable } from '../fleet-location/zone/zone-event-table.ts';
import { NO_ALARMS } from '../fleet-overview/row/overview-row.ts';
import { buildOverviewTable } from '../fleet-overview/toolbar/overview-table.ts';

beforeAll(async () => {
  startLanguage();
  await import('../../language/inside.ts');
});

function tablesOf(evil: string): Record<string, ExportTable> {
  const vessel = buildVessel(1, { name: evil, projectNumber: evil });
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
  return {
    overview: buildOverviewTable(
      [{ ...row, ...words } as never],
      ['vessel', 'project', 'imo', 'mmsi', 'folder', 'organization', 'customer'] as never,
      t,
    ),
    zoneEvents: buildZoneEventTable([buildZoneEvent(1, { vesselName: evil, zoneName: evil })], t),
  };
}

describe.each(FORMULA_PAYLOADS)('%j', (evil) => {
  it.each(Object.keys(tablesOf('')))('is no formula in the file of %s', (name) => {
    const table = tablesOf(evil)[name] as ExportTable;
    expect(formatCsv(table)).toContain("'");
    expect(formulasOf(table)).toEqual([]);
  });
});
