/**
 * Each of these faults is found by the calculations of the product from what the instruments of a ship read, and nothing
 * of the kind on the same ship without it.
 */
import { computeHealthTrend, findFirstOut, findWeakestString } from '@fms/domain/battery';
import { compareCylinders } from '@fms/domain/engine';
import { computeFuelBalance, findMeterFaults } from '@fms/domain/fuel';
import {
  createPerformancePoint,
  createTrialCurve,
  estimateMean,
  groupPerformance,
  type PerformanceSample,
} from '@fms/domain/performance';
import { hasValue, type PlantInput } from '@fms/domain/plant-value';
import { integrateOverTime } from '@fms/domain/statistic';
import { computeDensity } from '@fms/domain/tank';
import { describe, expect, it } from 'vitest';
import { createShipInstruments } from '../../instrument/ship-instruments.ts';
import { listPropulsionEquipment } from '../../plant-file/propulsion-equipment.ts';
import { DAY, getShip, HOUR, NOON } from '../../testing/ships.ts';
import { getFault } from './catalogue.ts';

const SEEDS = [7, 8, 9];
const good = (value: number): PlantInput => ({ value, state: 'good' });
const RUNNING: PlantInput<boolean> = { value: true, state: 'good' };

/** Readings of a ship by tag name, with a fault that is on from noon for thirty days, or without. */
function readingsOf(key: string, seed: number, fault?: string) {
  const ship = getShip(key, seed);
  const turn = { periodSeconds: 1000 * DAY, firstSeconds: NOON, lastsSeconds: 40 * DAY };
  const instruments = createShipInstruments(ship, fault ? [{ ...turn, fault: getFault(fault) }] : []);
  const indexes = new Map(instruments.channels.map(({ tag }, i) => [tag.name, i]));
  const read = (name: string, seconds: number) => {
    const index = indexes.get(name);
    if (index === undefined) throw new Error(`${key} has no ${name}`);
    return instruments.machinery(index, ship.truthAt(seconds)) ?? Number.NaN;
  };
  return { ship, read, bridge: (seconds: number) => instruments.bridge(ship.truthAt(seconds)) };
}
type Readings = ReturnType<typeof readingsOf>;

const steps = (from: number, count: number, step: number) => Array.from({ length: count }, (_, i) => from + i * step);

/** The faults that a battery holds after a quarter of an hour, each with the second at which it came. */
function latchOf({ read }: Readings) {
  const faults = [1, 2, 3, 4].flatMap((string) =>
    (
      [
        ['insulation low', 1],
        ['tripped', 1],
        ['contactor closed', 0],
      ] as const
    ).flatMap(([word, active]) => {
      const name = `Battery string ${string} ${word}`;
      const second = steps(NOON, 900, 1).find((at) => read(name, at) === active);
      if (second === undefined || read(name, NOON + 900) !== active) return [];
      return [{ name, controllerTime: second * 1000, arrivalTime: (NOON + 900) * 1000 }];
    }),
  );
  return findFirstOut(faults, []);
}

/** States of health and spreads of the strings, as the product ranks them. */
const weakestOf = ({ read }: Readings, at: number) =>
  findWeakestString(
    [1, 2, 3, 4].map((string) => ({
      name: `Battery string ${string}`,
      stateOfHealth: good(read(`Battery string ${string} state of health`, at)),
      cellSpread: good(read(`Battery string ${string} cell spread`, at)),
    })),
  );

/** Points a year that string 3 loses, by a hundred days, the last thirty of them with the fault. */
function lossOf({ read }: Readings): number {
  const points = steps(NOON - 66 * DAY, 7, 16 * DAY).map((at) => ({
    time: at * 1000,
    percent: read('Battery string 3 state of health', at),
  }));
  const trend = computeHealthTrend(points);
  return 'reason' in trend ? Number.NaN : trend.percentPerYear;
}

/** Faults of the meters of the port engine within half a day, as the screen asks for them. */
function meterFaultsOf({ read }: Readings) {
  const of = (quantity: string) => (at: number) => read(`Main engine port ${quantity}`, at);
  const [supply, back, running, load] = ['fuel supply flow', 'fuel return flow', 'running', 'load'].map(of) as [
    (at: number) => number,
    (at: number) => number,
    (at: number) => number,
    (at: number) => number,
  ];
  const samples = steps(NOON + HOUR, 144, 300).map((at) => ({
    time: at * 1000,
    netFlow: supply(at) - back(at),
    readings: [supply(at), back(at)],
    isRunning: running(at) === 1,
    loadPercent: load(at),
  }));
  return findMeterFaults(samples, 8000).map(({ kind }) => kind);
}

/** A day away from the berth, in which nothing is bunkered. */
function findDryDay({ ship }: Readings): number {
  const isAway = (at: number) => ship.truthAt(at).navigation.plan.activity !== 'moored';
  const found = steps(NOON + 2 * HOUR, 400, HOUR).find((from) => steps(from, 25, HOUR).every(isAway));
  if (found === undefined) throw new Error('the ship is never away for a day');
  return found;
}

/** Tanks against meters over a day at sea, each tank by the density it has at its end, as the screen weighs them. */
function balanceOf({ read, ship }: Readings, from: number) {
  const { density15 } = ship.spec.machinery.fuel;
  const factorOf = (tank: string) => {
    const temperature = good(read(`${tank} temperature`, from + DAY));
    const density = computeDensity({ density: good(density15), temperature });
    return hasValue(density) ? density.value / 1000 : Number.NaN;
  };
  const tanks = ['Fuel oil tank, port', 'Fuel oil tank, starboard', 'Fuel oil day tank'];
  const tonnesAt = (at: number) => tanks.reduce((sum, tank) => sum + read(`${tank} volume`, at) * factorOf(tank), 0);
  const burned = steps(from, 289, 300).map((at) => ({
    time: at * 1000,
    value: (read('Fuel rate', at) * density15) / 1e6,
  }));
  return computeFuelBalance({
    remainingBefore: tonnesAt(from),
    remainingAfter: tonnesAt(from + DAY),
    bunkered: 0,
    burnedByMeters: integrateOverTime(burned).total,
  });
}

/** Power over the sea trial within the filters of ISO 19030, percent, of the days from the twenty-sixth on. */
function powerOverTrialOf({ ship, read, bridge }: Readings) {
  const hull = listPropulsionEquipment(ship.spec)[0]?.parameters.trialCurve;
  const curve = createTrialCurve((Array.isArray(hull) ? hull : []).map(([speed, power]) => ({ speed, power })));
  const samples = steps(NOON + 26 * DAY, 500, 2400).flatMap((begin) =>
    steps(begin, 8, 75).map((at): PerformanceSample => {
      const { fix, ...of } = bridge(at);
      return {
        time: at * 1000,
        speedThroughWater: of.speedThroughWaterKnots,
        shaftPower: read('Shaft power', at),
        shaftSpeed: ship.truthAt(at).shafts[0]?.rpm ?? null,
        speedOverGround: fix?.speedKnots ?? null,
        courseOverGround: fix?.courseDegrees ?? null,
        heading: of.headingDegrees,
        rudder: of.rudderDegrees,
        windSpeed: of.trueWind?.metersPerSecond ?? null,
        windFrom: null,
        draught: ship.spec.hull.draughtMeters,
        depthBelowKeel: of.depthMeters,
        waterTemperature: of.seaTemperature,
      };
    }),
  );
  const known = { breadth: ship.spec.hull.beamMeters, draughtRange: null, hydrostatics: null };
  const none = { referenceDisplacement: null, windArea: null, efficiency: null };
  const trial = 'reason' in curve ? null : curve;
  const points = groupPerformance(samples).flatMap(
    (block) => createPerformancePoint(block, { curve: trial, ...known, ...none }) ?? [],
  );
  return estimateMean(
    points.flatMap(({ refusedBy, powerOverTrial }) =>
      powerOverTrial === null || refusedBy.some((filter) => filter !== 'wind' && filter !== 'depth')
        ? []
        : [powerOverTrial],
    ),
  );
}

/** Hints of cylinders that are hot, by their numbers, at a moment of more than 40 % of load. */
function hintsOf({ ship, read }: Readings) {
  const at = steps(NOON + DAY, 300, 600).find((each) => (ship.truthAt(each).engines[0]?.loadPercent ?? 0) > 40) ?? 0;
  const all = steps(1, 9, 1);
  const { cylinders } = compareCylinders(
    RUNNING,
    all.map((cylinder) => ({
      exhaustTemperature: good(read(`Main engine port cylinder ${cylinder} exhaust temperature`, at)),
      maximumPressure: good(read(`Main engine port cylinder ${cylinder} maximum pressure`, at)),
    })),
  );
  return cylinders.flatMap((one, i) => ('band' in one && one.band !== 'fine' ? [[i + 1, one.hint]] : []));
}

describe.each(SEEDS)('with seed %i the product finds', (seed) => {
  it('what came first when a string trips', () => {
    const { first, faults } = latchOf(readingsOf('tindra', seed, 'string-trip'));
    expect(first?.name).toBe('Battery string 4 insulation low');
    expect(faults.map(({ name }) => name.replace('Battery string 4 ', ''))).toEqual([
      'insulation low',
      'tripped',
      'contactor closed',
    ]);
    expect(latchOf(readingsOf('tindra', seed))).toMatchObject({ faults: [], first: null });
  });

  it('the weakest string, and that it falls behind', () => {
    const [ill, well] = [readingsOf('tindra', seed, 'weakest-string'), readingsOf('tindra', seed)];
    const at = NOON + 12 * DAY;
    expect(weakestOf(ill, at)).toMatchObject({ name: 'Battery string 3', by: 'state of health' });
    expect((weakestOf(ill, at)?.value ?? 0) - (weakestOf(well, at)?.value ?? 0)).toBeCloseTo(-2, 1);
    expect(lossOf(ill)).toBeLessThan(-6);
    expect(lossOf(well)).toBeGreaterThan(-3);
  });

  it('a flow meter that is stuck', () => {
    expect(meterFaultsOf(readingsOf('kvitholm', seed, 'supply-meter-stuck'))).toContain('stuck');
    expect(meterFaultsOf(readingsOf('kvitholm', seed))).toEqual([]);
  });

  it('a tank that leaks', () => {
    const well = readingsOf('havbris', seed);
    const from = findDryDay(well);
    expect(balanceOf(readingsOf('havbris', seed, 'tank-leak-slow'), from)).toMatchObject({ isFlagged: true });
    expect(balanceOf(well, from)).toMatchObject({ isFlagged: false });
  });

  it.each([
    ['injector-failing', 7, 'injector'],
    ['exhaust-valve-leaking', 5, 'exhaust-valve'],
  ])('%s: cylinder %i', (fault, cylinder, hint) => {
    expect(hintsOf(readingsOf('kvitholm', seed, fault))).toEqual([[cylinder, hint]]);
    expect(hintsOf(readingsOf('kvitholm', seed))).toEqual([]);
  });
});

describe.each(SEEDS.slice(1))('with seed %i, in a month, the product finds', (seed) => {
  it('a hull that is fouled', () => {
    const [ill, well] = [
      powerOverTrialOf(readingsOf('hestnes', seed, 'hull-fouled')),
      powerOverTrialOf(readingsOf('hestnes', seed)),
    ];
    if (!hasValue(ill) || !hasValue(well)) throw new Error('too few points');
    expect(ill.value.value - well.value.value).toBeGreaterThan(10);
    expect(ill.value.value - ill.value.error).toBeGreaterThan(well.value.value + well.value.error);
  });
});
