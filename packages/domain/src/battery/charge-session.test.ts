import { describe, expect, it } from 'vitest';
import { type ChargeRecord, findChargeSessions } from './charge-session.ts';

const HOUR = 3_600_000;
function record(hours: number, stateChange: number, ...socPercent: (number | null)[]): ChargeRecord {
  return { time: hours * HOUR, stateChange, socPercent };
}

describe('§4.13', () => {
  it('closes a session by the neighbouring newer record, with its time, charge and the hours between', () => {
    expect(findChargeSessions([record(2, -1, 20), record(4.5, 1, 90)])).toEqual([
      { number: 1, fromTime: 2 * HOUR, fromCharge: 20, toTime: 4.5 * HOUR, toCharge: 90, durationHours: 2.5 },
    ]);
  });

  it.each([
    ['nothing newer', [record(2, -1, 20)]],
    ['the neighbour starts anew', [record(2, -1, 20), record(3, -1, 30), record(4, 1, 90)]],
    ['the neighbour changes nothing', [record(2, -1, 20), record(3, 0, 30), record(4, 1, 90)]],
  ])('leaves the session open: %s', (_name, records) => {
    expect(findChargeSessions(records)[0]).toEqual({
      number: 1,
      fromTime: 2 * HOUR,
      fromCharge: 20,
      toTime: null,
      toCharge: null,
      durationHours: null,
    });
  });

  it('walks from the oldest end, whatever order the records come in', () => {
    const newestFirst = [record(9, 1, 80), record(7, -1, 40), record(3, 1, 95), record(1, -1, 10)];
    const sessions = findChargeSessions(newestFirst);
    expect(sessions.map((s) => [s.number, s.fromCharge, s.toCharge])).toEqual([
      [1, 10, 95],
      [2, 40, 80],
    ]);
    expect(findChargeSessions(newestFirst.toReversed())).toEqual(sessions);
  });

  it('makes nothing of an end without a start', () => {
    expect(findChargeSessions([record(1, 1, 90), record(2, 1, 91)])).toEqual([]);
  });

  it('reads the charge of the first battery, and of another string when asked', () => {
    const records = [record(0, -1, 20, 25), record(1, 1, 90, 95)];
    expect(findChargeSessions(records)[0]).toMatchObject({ fromCharge: 20, toCharge: 90 });
    expect(findChargeSessions(records, 1)[0]).toMatchObject({ fromCharge: 25, toCharge: 95 });
  });

  it('does not invent a charge that is missing', () => {
    expect(findChargeSessions([record(0, -1), record(1, 1, null)])[0]).toMatchObject({
      fromCharge: null,
      toCharge: null,
    });
  });
});
