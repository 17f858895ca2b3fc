import { expect, it } from 'vitest';
import { readAddress, testAddress } from '../../testing/address-table.ts';
import { formatMomentAddress, LOCATION_ADDRESS } from './location-state.ts';

const SPAN = 'from=2026-11-20T00%3A00%3A00.000Z&to=2026-11-21T00%3A00%3A00.000Z';

testAddress({
  schema: LOCATION_ADDRESS,
  kept: ['', 'range=7d&colour=12&raw=1', `${SPAN}&at=2026-11-20T07%3A54%3A00.000Z`],
  meaningless: [
    'from=2026-11-20T00:00:00Z',
    'to=2026-11-20T00:00:00Z',
    'from=x&to=y',
    'range=3d',
    'colour=a',
    'raw=yes',
    'at=now',
  ],
});

it('is live over a day, coloured by speed, when the address says nothing', () => {
  expect(readAddress(LOCATION_ADDRESS, '')).toEqual({
    time: { mode: 'live', range: '24h' },
    colour: undefined,
    leftOut: false,
    at: undefined,
  });
});

const NOW = Date.UTC(2026, 10, 21, 12);
it.each([
  ['an hour ago', '2026-11-21T11:00:00.000Z', { mode: 'live', range: '24h' }],
  [
    'a week ago',
    '2026-11-14T11:00:00.000Z',
    { mode: 'fixed', from: Date.UTC(2026, 10, 13, 23), to: Date.UTC(2026, 10, 14, 23) },
  ],
])('leads to a moment %s with the track around it', (_when, at, time) => {
  const address = formatMomentAddress(Date.parse(at), NOW);
  expect(address).toMatch(/^\?tab=location&/);
  expect(readAddress(LOCATION_ADDRESS, address)).toMatchObject({ time, at: Date.parse(at) });
});
