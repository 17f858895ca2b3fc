import type { TrafficReport } from '@fms/contract/link';
import { describe, expect, it } from 'vitest';
import { Refusals } from './refusals.ts';
import { StreamTables } from './stream-tables.ts';
import { TrafficBook } from './traffic-book.ts';

const heard = (given: Partial<TrafficReport>): TrafficReport => ({
  ...{ vesselIndex: 0, mmsi: '211100920', time: 1000, latitude: 54, longitude: 13, speedKnots: 7, courseDegrees: 90 },
  ...{ headingDegrees: null, name: null, shipType: null },
  ...given,
});
const named = { latitude: null, longitude: null, speedKnots: null, courseDegrees: null, name: 'ARKONA', shipType: 70 };

describe('traffic between two batches', () => {
  it('is the latest position of each target, with the latest name', () => {
    const book = new TrafficBook();
    book.add(heard({ time: 1000, latitude: 54 }));
    book.add(heard({ time: 1500, ...named }));
    book.add(heard({ time: 2000, latitude: 55, speedKnots: null }));
    book.add(heard({ time: 500, latitude: 53, name: 'OLD' }));
    book.add(heard({ mmsi: '2', time: 700, ...named }));
    expect(book.take()).toEqual([
      heard({ time: 2000, latitude: 55, speedKnots: null, name: 'ARKONA', shipType: 70 }),
      heard({ mmsi: '2', time: 700, ...named }),
    ]);
    expect(book.size).toBe(0);
  });
});

describe('refusals', () => {
  it('are told once, and kept when they could not be told', () => {
    const refusals = new Refusals();
    refusals.count(0, 'checksum-wrong', '$GP\u0007RMC');
    const first = refusals.takeFresh();
    refusals.count(0, 'checksum-wrong', '$GPRMC', 2);
    refusals.giveBack(first);
    expect(first).toEqual([{ vesselIndex: 0, reason: 'checksum-wrong', count: 1, example: '$GP?RMC' }]);
    expect(refusals.takeFresh()).toEqual([{ vesselIndex: 0, reason: 'checksum-wrong', count: 3, example: '$GPRMC' }]);
    expect(refusals.byReason()).toEqual([['checksum-wrong', 3]]);
  });
});

describe('the tables of a stream', () => {
  it('give the same thing the same index for ever', () => {
    const tables = new StreamTables();
    const vessel = (mmsi: string) => ({ reference: { mmsi }, create: true, particulars: {} });
    expect([tables.vessel(vessel('1')), tables.vessel(vessel('2')), tables.vessel(vessel('1'))]).toEqual([0, 1, 0]);
  });
});
