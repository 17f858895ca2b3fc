import { describe, expect, it } from 'vitest';
import { getPlan } from '../route/itinerary.ts';
import { DAY, getShipSpec, HOUR, NOON } from '../testing/ships.ts';
import { buildWorkingShips } from '../testing/working-ships.ts';
import { getOperation, LEAST_OPERATION_SECONDS, listOperations } from './operation.ts';

const kindsOf = (key: string) =>
  new Set(listOperations(getShipSpec(key), NOON, NOON + 3 * DAY).map((of) => of.operation));

describe('listOperations', () => {
  it('has every moment in one operation, none of them too short', () => {
    for (const ship of buildWorkingShips(7)) {
      const records = listOperations(ship, NOON, NOON + 2 * DAY);
      expect([records[0]?.from, records.at(-1)?.to]).toEqual([NOON, NOON + 2 * DAY]);
      for (const [index, { from, to, operation }] of records.entries()) {
        expect(to - from).toBeGreaterThanOrEqual(LEAST_OPERATION_SECONDS);
        expect(records[index + 1]?.from ?? to).toBe(to);
        expect(records[index + 1]?.operation).not.toBe(operation);
      }
    }
  });

  it('loads a supply vessel at its berth, and holds it at the platform', () => {
    expect(kindsOf('havbris')).toEqual(
      new Set(['transit', 'manoeuvring', 'dynamic-positioning', 'at-berth', 'loading']),
    );
  });

  it('takes a trawl for a tow, and the station of a ship without dynamic positioning for waiting', () => {
    expect(kindsOf('tralvik')).toEqual(new Set(['transit', 'manoeuvring', 'towing', 'waiting', 'at-berth']));
  });

  it('loads nothing where no cargo takes power', () => {
    expect(kindsOf('tindra')).toEqual(new Set(['transit', 'at-berth']));
  });

  it('loads from an hour after arrival to an hour before leaving', () => {
    const ship = getShipSpec('hestnes');
    const berth = ship.itinerary.stages.find(({ kind }) => kind === 'stay');
    const begin = -ship.itinerary.offsetSeconds;
    const at = (hours: number) => getOperation(ship, getPlan(ship.itinerary, begin + hours * HOUR));
    const hours = (berth?.seconds ?? 0) / HOUR;
    expect([at(0.9), at(1.5), at(hours - 1.5), at(hours - 0.9)]).toEqual([
      'at-berth',
      'loading',
      'loading',
      'at-berth',
    ]);
  });
});
