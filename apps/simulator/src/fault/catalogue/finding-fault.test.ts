/** Each of these faults can be found from what the instruments read, by the rule an engineer would use. */
import { describe, expect, it } from 'vitest';
import { createShipInstruments } from '../../instrument/ship-instruments.ts';
import { computeTrialKw } from '../../plant/demand.ts';
import { DAY, getShip, HOUR, NOON } from '../../testing/ships.ts';
import { getFault } from './catalogue.ts';

/** Readings of a ship by tag name, with a fault that is on from noon for thirty days, or without. */
function readingsOf(key: string, fault?: string) {
  const ship = getShip(key);
  const turn = { periodSeconds: 1000 * DAY, firstSeconds: NOON, lastsSeconds: 30 * DAY };
  const instruments = createShipInstruments(ship, fault ? [{ ...turn, fault: getFault(fault) }] : []);
  const indexes = new Map(instruments.channels.map(({ tag }, i) => [tag.name, i]));
  const read = (name: string, seconds: number) => {
    const index = indexes.get(name);
    if (index === undefined) throw new Error(`${key} has no ${name}`);
    return instruments.machinery(index, ship.truthAt(seconds)) ?? Number.NaN;
  };
  return { ship, read, names: [...indexes.keys()] };
}

const minutes = (from: number, count: number, step = 60) => Array.from({ length: count }, (_, i) => from + i * step);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('a fault can be found', () => {
  it('first-out of a string that trips: low insulation before the trip, the contactor, ventilation and limits', () => {
    const { read } = readingsOf('tindra', 'string-trip');
    const well = readingsOf('tindra').read;
    const said = ['insulation low', 'tripped', 'contactor closed'].map((name) => `Battery string 4 ${name}`);
    const changes = [...said, 'Battery discharge limit'].map((name) =>
      minutes(NOON, 600, 1).findIndex((at) => read(name, at) !== well(name, at)),
    );
    expect(changes).toEqual([...changes].sort((a, b) => a - b));
    expect(new Set(changes).size).toBe(changes.length);
    expect(changes[0]).toBeGreaterThan(0);
  });

  it('weakest string: lowest health, with its lowest cells together in one module', () => {
    const { read } = readingsOf('tindra', 'weakest-string');
    const at = NOON + 12 * DAY;
    const healths = [1, 2, 3, 4].map((string) => read(`Battery string ${string} state of health`, at));
    expect(healths.indexOf(Math.min(...healths)) + 1).toBe(3);
    const modules = Array.from({ length: 42 }, (_, i) => read(`Battery string 3 module ${i + 1} voltage`, at));
    expect(modules.indexOf(Math.min(...modules)) + 1).toBe(24);
  });

  it('stuck flow meter: the same reading for ten minutes while the load moves by more than five per cent', () => {
    const isStuck = (read: (name: string, seconds: number) => number) => {
      for (let from = NOON + HOUR; from < NOON + 12 * HOUR; from += 600) {
        const times = minutes(from, 11);
        const loads = times.map((at) => read('Main engine port load', at));
        const flows = new Set(times.map((at) => read('Main engine port fuel supply flow', at)));
        if (Math.max(...loads) - Math.min(...loads) > 5 && flows.size === 1) return true;
      }
      return false;
    };
    expect(isStuck(readingsOf('kvitholm', 'supply-meter-stuck').read)).toBe(true);
    expect(isStuck(readingsOf('kvitholm').read)).toBe(false);
  });

  it('leaking tank: tanks lose more than the meters count', () => {
    const lost = ({ read, ship }: ReturnType<typeof readingsOf>) => {
      const names = ['Fuel oil tank, port', 'Fuel oil tank, starboard', 'Fuel oil day tank'];
      const held = (at: number) => names.reduce((sum, name) => sum + read(`${name} volume`, at), 0);
      const used = (at: number) => read('Fuel used since bunkering', at);
      // A span away from the berth, where nothing is bunkered.
      const from = minutes(NOON, 300, 600).find((at) =>
        minutes(at, 19, 1800).every(
          (each) => used(each) <= used(each + 1800) && ship.truthAt(each).navigation.plan.activity !== 'moored',
        ),
      );
      if (from === undefined) throw new Error('the ship is never away for nine hours');
      return held(from) - held(from + 9 * HOUR) - (used(from + 9 * HOUR) - used(from));
    };
    expect(lost(readingsOf('havbris', 'tank-leak-slow'))).toBeGreaterThan(0.5);
    expect(Math.abs(lost(readingsOf('havbris')))).toBeLessThan(0.3);
  });

  it('fouled hull: more power over the trial curve than before, at the same weather', () => {
    const over = (fault?: string) => {
      const { ship, read } = readingsOf('hestnes', fault);
      return mean(
        minutes(NOON + 26 * DAY, 400, 600).flatMap((at) => {
          const { navigation } = ship.truthAt(at);
          const calm = navigation.weather.waveHeightMeters < 2 && navigation.plan.acceleration === 0;
          if (navigation.plan.activity !== 'transit' || !calm) return [];
          return [read('Shaft power', at) / computeTrialKw(ship.spec, navigation.speedThroughWaterKnots)];
        }),
      );
    };
    expect(over('hull-fouled') / over()).toBeGreaterThan(1.1);
  });

  it.each([
    ['injector-failing', 7, 1],
    ['exhaust-valve-leaking', 5, -1],
  ] as const)('%s: cylinder %i hot against the mean, with its firing pressure off', (fault, cylinder, sign) => {
    const { ship, read } = readingsOf('kvitholm', fault);
    const at =
      minutes(NOON + DAY, 144, 600).find((each) => (ship.truthAt(each).engines[0]?.loadPercent ?? 0) > 40) ?? 0;
    const all = Array.from({ length: 9 }, (_, i) => i + 1);
    const of = (quantity: string) => {
      const values = all.map((each) => read(`Main engine port cylinder ${each} ${quantity}`, at));
      return values.map((value) => value - mean(values));
    };
    const [temperatures, pressures] = [of('exhaust temperature'), of('maximum pressure')];
    expect(temperatures.indexOf(Math.max(...temperatures)) + 1).toBe(cylinder);
    expect(Math.max(...temperatures)).toBeGreaterThan(30);
    expect(sign * (pressures[cylinder - 1] ?? 0)).toBeGreaterThan(4);
  });
});
