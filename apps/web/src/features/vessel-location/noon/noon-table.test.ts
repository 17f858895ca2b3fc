import { expect, it } from 'vitest';
import { formatCsv } from '../../../export/index.ts';
import type { Translate } from '../../../language/index.ts';
import { buildVessel } from '../../../testing/builders.ts';
import { buildNoonDays } from '../testing/noon-days.ts';
import { buildNoonTable } from './noon-table.ts';

const t: Translate = (key) => key.toLowerCase();

it('writes each day in UTC and by the clock of its zone, what is unknown as nothing', () => {
  const lines = formatCsv(buildNoonTable(buildVessel(1), buildNoonDays(11, 'anchor'), 'Europe/Oslo', t)).split('\r\n');
  expect(lines.slice(1, 5)).toEqual([
    'noon_zone,Europe/Oslo',
    'from_utc,to_utc,noon_to_noon,noon_partial,"noon_distance, nm","noon_speed, kn","voyage_under_way, h","voyage_state_drift, h","voyage_state_anchor, h","voyage_state_berth, h","voyage_state_unknown, h"',
    '2026-11-20T11:00:00.000Z,2026-11-21T11:00:00.000Z,20 Nov 12:00 – 21 Nov 12:00,no,240.0,12.0,20.00,0.00,4.00,0.00,0.00',
    '2026-11-21T11:00:00.000Z,2026-11-21T12:30:00.000Z,21 Nov 12:00 – 13:30,yes,0.0,,0.00,0.00,1.50,0.00,0.00',
  ]);
});
