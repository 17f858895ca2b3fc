import { beforeAll, describe, expect, it } from 'vitest';
import { NO_ALARMS } from '../../../entities/alarm/index.ts';
import { startLanguage, translate } from '../../../language/index.ts';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import type { OverviewRow } from '../row/overview-row.ts';
import { buildOverviewTable } from './overview-table.ts';

beforeAll(async () => {
  startLanguage();
  await import('../../../language/inside.ts');
});

const row = (name: string): OverviewRow => ({
  vessel: buildVessel(1, { name }),
  position: {
    latitude: -33.5,
    longitude: -3.25,
    time: NOON,
    speedKnots: 12.44,
    courseDegrees: null,
    headingDegrees: 7,
    quality: 0,
  },
  presence: 'moving',
  activity: 'moving',
  heardAt: NOON,
  data: 'online',
  imo: '9074729',
  mmsi: '',
  folder: '',
  organization: '',
  customer: '',
  words: '',
  nameRank: 0,
  alarms: { ...NO_ALARMS, warning: { count: 2, open: 1 } },
  link: undefined,
});

describe('buildOverviewTable', () => {
  it('writes units in the heads and splits what is several values', () => {
    const { columns, rows } = buildOverviewTable(
      [row('Havbris')],
      ['vessel', 'sog', 'cog', 'age', 'alarms', 'position', 'speed', 'imo'],
      translate,
    );
    expect(columns.map(({ title }) => title)).toEqual([
      'Vessel',
      'SOG, kn',
      'COG, °',
      'Last heard, UTC',
      'Alarms',
      'Warnings',
      'Cautions',
      'Latitude, °',
      'Longitude, °',
      'Position time, UTC',
      'IMO',
    ]);
    const noon = new Date(NOON);
    expect(rows).toEqual([['Havbris', 12.44, null, noon, 0, 2, 0, -33.5, -3.25, noon, '9074729']]);
  });
});
