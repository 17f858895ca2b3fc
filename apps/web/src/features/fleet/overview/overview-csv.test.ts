import { beforeAll, describe, expect, it } from 'vitest';
import { startLanguage, translate } from '../../../language/index.ts';
import { aVessel, NOON } from '../../../test-kit/builders.ts';
import { overviewCsv } from './overview-csv.ts';
import { NO_ALARMS, type OverviewRow } from './overview-row.ts';

beforeAll(async () => {
  startLanguage();
  await import('../../../language/inside.ts');
});

const row = (name: string): OverviewRow => ({
  vessel: aVessel(1, { name }),
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
  heardAt: NOON,
  data: 'online',
  imo: '9074729',
  mmsi: '',
  folder: '',
  organization: '',
  words: '',
  nameRank: 0,
  alarms: { ...NO_ALARMS, warning: { count: 2, open: 1 } },
  link: undefined,
});

const csv = (name: string, ...columns: Parameters<typeof overviewCsv>[1]) =>
  overviewCsv([row(name)], columns, translate).split('\r\n');

describe('overviewCsv', () => {
  it('writes units in the head and times in UTC', () => {
    expect(csv('Havbris', 'vessel', 'sog', 'cog', 'age', 'alarms', 'position', 'speed', 'imo')).toEqual([
      'Vessel,"SOG, kn",COG,"heard at, UTC",alarms,warnings,cautions,"latitude, deg","longitude, deg","position time, UTC",IMO',
      'Havbris,12.4,,2026-11-21T12:00:00.000Z,0,2,0,-33.50000,-3.25000,2026-11-21T12:00:00.000Z,9074729',
      '',
    ]);
  });

  it.each([
    ['Sea, "Wind"', '"Sea, ""Wind"""'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['@home', "'@home"],
  ])('keeps %s a text', (name, expected) => {
    expect(csv(name, 'vessel')[1]).toBe(expected);
  });
});
