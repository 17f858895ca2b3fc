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
import type { BatterySpec } from '../spec/machinery-spec.ts';
import { DAY, getShip } from '../testing/ships.ts';
import { computeAmpereHours, computeHealth } from './battery.ts';

/** Points. */
const HIGHEST_ERROR = 2;
const STEP_SECONDS = 10;
const SPAN = DAY;
/** As its instruments report, and as the battery's page asks for it. */
const WIDTHS = { samples: STEP_SECONDS, 'means of a minute': 60 };
const YEARS = [2022, 2026, 2031, 2036];
const CASES = YEARS.flatMap((year) =>
  Object.entries(WIDTHS).map(([words, widthSeconds]) => ({ year, words, widthSeconds })),
);

interface Estimated {
  readonly name: string;
  readonly truth: number;
  readonly found: StateOfHealth;
}

const QUANTITIES = ['A', 'SOC', 'TMIN', 'TMAX'] as const;

/** Samples of each string over a day, noise and digits of its instruments included. */
function readStrings({ ship, channels, machinery }: ShipInstruments, fromSeconds: number): StringSample[][] {
  const count = ship.spec.machinery.battery?.strings ?? 0;
  const places = Array.from({ length: count }, (_, string) =>
    QUANTITIES.map((quantity) => channels.findIndex(({ code }) => code === `BS${string + 1}_${quantity}`)),
  );
  const moments = Array.from({ length: SPAN / STEP_SECONDS }, (_, step) => {
    const seconds = fromSeconds + step * STEP_SECONDS;
    const truth = ship.truthAt(seconds);
    return places.map((of): StringSample => {
      const [current, charge, low, high] = of.map((place) => machinery(place, truth) ?? Number.NaN);
      return {
        time: seconds * 1000,
        current: -(current ?? 0),
        stateOfCharge: charge ?? 0,
        celsius: ((low ?? 0) + (high ?? 0)) / 2,
      };
    });
  });
  return places.map((_, string) => moments.flatMap((moment) => moment[string] ?? []));
}

/** Means of samples within a width, as the statistics of a tag have them. */
function average(samples: readonly StringSample[], widthSeconds: number): StringSample[] {
  const groups = Map.groupBy(samples, ({ time }) => Math.floor(time / 1000 / widthSeconds));
  return [...groups].map(([group, of]) => {
    const mean = (read: (sample: StringSample) => number) => of.reduce((sum, one) => sum + read(one), 0) / of.length;
    return {
      time: group * widthSeconds * 1000,
      current: mean(({ current }) => current),
      stateOfCharge: mean(({ stateOfCharge }) => stateOfCharge),
      celsius: mean(({ celsius }) => celsius ?? Number.NaN),
    };
  });
}

const ferry = createShipInstruments(getShip('tindra'), []);
const battery = ferry.ship.spec.machinery.battery as BatterySpec;
const nominalAh = computeAmpereHours(battery, 100);
const begin = (year: number) => Date.UTC(year, 5, 3) / 1000;
const samplesOf = new Map(YEARS.map((year) => [year, readStrings(ferry, begin(year))]));

function estimate(year: number, widthSeconds: number): Estimated[] {
  return (samplesOf.get(year) ?? []).map((samples, string) => {
    const found = computeStateOfHealth(findHealthSessions(average(samples, widthSeconds), nominalAh), nominalAh);
    if ('reason' in found) throw new Error(`string ${string + 1}: ${found.reason.code}`);
    return {
      name: `Battery string ${string + 1}`,
      truth: computeHealth(battery, string, begin(year) + SPAN / 2),
      found,
    };
  });
}

describe.each(CASES)('the strings of a ferry in $year, from $words', ({ year, widthSeconds }) => {
  const strings = estimate(year, widthSeconds);

  it('are estimated within 2 points of what they were aged to, from a day of crossings', () => {
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
