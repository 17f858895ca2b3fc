/** The product's estimate of a battery's state of health, from what its instruments say, against the truth of its age. */
import {
  computeStateOfHealth,
  findHealthSessions,
  findWeakestString,
  type StateOfHealth,
  type StringSample,
} from '@fms/domain/battery';
import { describe, expect, it } from 'vitest';
import { createShipInstruments, type ShipInstruments } from '../instrument/ship-instruments.ts';
import { DAY, getShip } from '../testing/ships.ts';
import { computeAmpereHours, computeHealth } from './battery.ts';

/** Points. */
const HIGHEST_ERROR = 2;
/** As its instruments report. */
const STEP_SECONDS = 10;
const SPAN = 2 * DAY;
const YEARS = [2022, 2026, 2031, 2036];

interface Estimated {
  readonly name: string;
  readonly truth: number;
  readonly found: StateOfHealth;
}

const codeOf = (string: number, quantity: string) => `BS${string + 1}_${quantity}`;

/** Samples of one string over two days, noise and digits of its instruments included. */
function readString(instruments: ShipInstruments, string: number, fromSeconds: number): StringSample[] {
  const { ship, channels } = instruments;
  const read = (quantity: string, seconds: number) => {
    const index = channels.findIndex(({ code }) => code === codeOf(string, quantity));
    return instruments.machinery(index, ship.truthAt(seconds)) ?? Number.NaN;
  };
  return Array.from({ length: SPAN / STEP_SECONDS }, (_, step) => {
    const seconds = fromSeconds + step * STEP_SECONDS;
    return {
      time: seconds * 1000,
      current: -read('A', seconds),
      stateOfCharge: read('SOC', seconds),
      celsius: (read('TMIN', seconds) + read('TMAX', seconds)) / 2,
    };
  });
}

function estimate(key: string, year: number): Estimated[] {
  const instruments = createShipInstruments(getShip(key), []);
  const spec = instruments.ship.spec.machinery.battery;
  if (spec === null) throw new Error(`${key} has no battery`);
  const from = Date.UTC(year, 5, 3) / 1000;
  const nominalAh = computeAmpereHours(spec, 100);
  return Array.from({ length: spec.strings }, (_, string) => {
    const found = computeStateOfHealth(findHealthSessions(readString(instruments, string, from), nominalAh), nominalAh);
    if ('reason' in found) throw new Error(`string ${string + 1}: ${found.reason.code}`);
    return { name: `Battery string ${string + 1}`, truth: computeHealth(spec, string, from + SPAN / 2), found };
  });
}

describe.each(YEARS)('the strings of a ferry in %d', (year) => {
  const strings = estimate('tindra', year);

  it('are estimated within 2 points of what they were aged to, from two days of crossings', () => {
    for (const { name, truth, found } of strings) {
      expect(Math.abs(found.median - truth), name).toBeLessThanOrEqual(HIGHEST_ERROR);
      expect(found.high - found.low, name).toBeLessThanOrEqual(HIGHEST_ERROR);
      expect(found.coverage, name).toBeGreaterThanOrEqual(0.95);
    }
  });

  it('name the one that ages fastest, by its state of health beside the next', () => {
    const weakest = findWeakestString(
      strings.map(({ name, found }) => ({
        name,
        stateOfHealth: { value: found.median, state: 'good' },
        cellSpread: { value: 0, state: 'good' },
      })),
    );
    const [lowest, ...others] = strings.toSorted((a, b) => a.truth - b.truth);
    expect(weakest).toMatchObject({ name: lowest?.name, by: 'state of health', leftOut: [] });
    expect(Math.abs((weakest?.value ?? 0) - (lowest?.truth ?? 0))).toBeLessThanOrEqual(HIGHEST_ERROR);
    expect(others.map(({ name }) => name)).toContain(weakest?.next.name);
    expect(weakest?.next.value).toBeGreaterThan(lowest?.found.high ?? 100);
  });
});
