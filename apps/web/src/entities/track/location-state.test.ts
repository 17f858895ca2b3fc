import { describe, expect, it } from 'vitest';
import { readAddress, rewriteAddress } from '../../testing/address-table.ts';
import { LOCATION_ADDRESS } from './location-state.ts';

describe('the state in the address', () => {
  it.each([
    '',
    'range=7d&colour=12&raw=1',
    'from=2026-11-20T00%3A00%3A00.000Z&to=2026-11-21T00%3A00%3A00.000Z&at=2026-11-20T07%3A54%3A00.000Z',
  ])('“%s” says the same after reading and writing', (query) => {
    expect(rewriteAddress(LOCATION_ADDRESS, query)).toBe(query);
  });

  it.each([
    'from=2026-11-20T00:00:00Z',
    'to=2026-11-20T00:00:00Z',
    'from=x&to=y',
    'range=3d',
    'colour=a',
    'raw=yes',
    'at=now',
  ])('“%s” means nothing', (query) => {
    expect(readAddress(LOCATION_ADDRESS, query)).toEqual({
      time: { mode: 'live', range: '24h' },
      colour: undefined,
      leftOut: false,
      at: undefined,
    });
  });
});
