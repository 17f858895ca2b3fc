/** What a marine engineer checks first: where does the power come from, where has the fuel gone, what lags what. */
import { computeDistanceMeters } from '@fms/domain/geo';
import { describe, expect, it } from 'vitest';
import type { Truth } from '../ship/truth.ts';
import { computeDensity } from '../spec/fuel-spec.ts';
import { DAY, fleet, getShip, getShipSpec, HOUR, listTruths, NOON } from '../testing/ships.ts';
import { CHARGED_SOC, computeSpecificConsumption } from './curve.ts';
import { isBerthed } from './schedule.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
/** By the trapezium rule, in units times hours. */
const integral = (values: readonly number[], stepSeconds: number) =>
  sum(values.slice(1).map((value, i) => ((value + (values[i] ?? value)) / 2) * (stepSeconds / 3600)));
const level = (truth: Truth, code: string) => truth.tanks.find(({ spec }) => spec.code === code)?.levelM3 ?? Number.NaN;

describe.each(fleet.map(({ key }) => key))('%s', (key) => {
  const ship = getShip(key);
  const day = listTruths(ship, NOON, DAY, 20);

  it('gives at every moment exactly the power the ship takes', () => {
    for (const { generators, battery, shoreKw, busKw } of day) {
      const given = sum(generators.map(({ powerKw }) => powerKw)) + (battery?.powerKw ?? 0) + shoreKw;
      expect(given).toBeCloseTo(busKw, 6);
    }
  });

  it('shares the load between running sets within six per cent', () => {
    for (const { generators } of day) {
      const loads = generators.filter(({ running }) => running).map(({ loadPercent }) => loadPercent);
      if (loads.length > 1) expect(Math.max(...loads) / Math.min(...loads)).toBeLessThan(1.06);
      for (const load of loads) expect(load).toBeLessThanOrEqual(110);
    }
  });

  it('burns what its flow meters say', () => {
    const first = day[0] as Truth;
    const refills = day.some(({ burntLitres }, i) => burntLitres < (day[i - 1]?.burntLitres ?? 0));
    const total = day.findIndex(({ burntLitres }, i) => burntLitres < (day[i - 1]?.burntLitres ?? 0));
    const until = refills ? day.slice(0, total) : day;
    const metered = integral(
      until.map(({ fuelLitresPerHour }) => fuelLitresPerHour),
      20,
    );
    const counted = (until.at(-1)?.burntLitres ?? 0) - first.burntLitres;
    expect(Math.abs(metered - counted)).toBeLessThanOrEqual(0.02 * counted + 1);
  });

  it('burns between the best and a poor specific consumption', () => {
    const { engine, generators, fuel } = getShipSpec(key).machinery;
    for (const { engines, generators: sets, fuelLitresPerHour } of day) {
      const kwh = sum([...engines, ...sets].map(({ powerKw }) => powerKw));
      if (kwh === 0) continue;
      const best = Math.min(engine?.bestSfoc ?? Infinity, generators?.bestSfoc ?? Infinity);
      const grams = (fuelLitresPerHour * fuel.density15) / kwh;
      expect(grams).toBeGreaterThan(0.99 * best);
      expect(grams).toBeLessThan(2 * 240);
    }
  });

  it('keeps every tank between empty and full, and all temperatures in bounds', () => {
    for (const { tanks, engines, generators } of day) {
      for (const { percent } of tanks) expect(percent).toBeGreaterThan(3);
      for (const { percent } of tanks) expect(percent).toBeLessThan(95);
      for (const engine of engines) expect(engine.coolingTemperature).toBeLessThan(92);
      for (const set of generators) expect(set.windingTemperature).toBeLessThan(125);
    }
  });
});

describe.each(fleet.map(({ key }) => key))('the memory of %s', (key) => {
  it('never jumps, not even where one cycle meets the next', () => {
    const ship = getShip(key);
    const slow = ({ tanks, engines, generators, battery, shafts }: Truth) => [
      ...tanks.map(({ percent }) => percent / 3),
      ...engines.flatMap(({ coolingTemperature, lubeOilTemperature }) => [
        coolingTemperature / 4,
        lubeOilTemperature / 4,
      ]),
      ...generators.flatMap(({ coolingTemperature, windingTemperature }) => [
        coolingTemperature / 4,
        windingTemperature / 4,
      ]),
      ...shafts.map(({ motorWindingTemperature }) => motorWindingTemperature / 4),
      (battery?.soc ?? 0) / 2.5,
    ];
    let before = slow(ship.truthAt(NOON));
    for (let at = NOON + 60; at < NOON + 1.05 * getShipSpec(key).itinerary.cycleSeconds; at += 60) {
      const now = slow(ship.truthAt(at));
      // In a minute: 3 % of a tank, 4 °C, 2.5 % of charge.
      expect(Math.max(...now.map((value, i) => Math.abs(value - (before[i] ?? value)))), `at ${at}`).toBeLessThan(1);
      before = now;
    }
  });
});

describe('tank balance', () => {
  it.each(['hestnes', 'havbris', 'azure-meridian', 'gronnoy'])(
    'what leaves the fuel tanks of %s away from the berth is what its engines burn',
    (key) => {
      const ship = getShip(key);
      const { fuel } = getShipSpec(key).machinery;
      const density = (truth: Truth, code: string) =>
        computeDensity(fuel, truth.tanks.find(({ spec }) => spec.code === code)?.temperature ?? Number.NaN) / 1000;
      const hours = Array.from({ length: 7 * 24 }, (_, i) => NOON + i * HOUR);
      const sailing = hours.filter((from) =>
        [0, HOUR].every((later) => !isBerthed(ship.truthAt(from + later).navigation.plan.activity)),
      );
      expect(sailing.length).toBeGreaterThan(40);
      for (const from of sailing) {
        const [before, after] = [ship.truthAt(from), ship.truthAt(from + HOUR)];
        const tonnes = (truth: Truth) =>
          ['FO1P', 'FO1S', 'FODAY'].reduce((sum, code) => sum + level(truth, code) * density(before, code), 0);
        const burnt = ((after.burntLitres - before.burntLitres) * fuel.density15) / 1e6;
        expect(Math.abs(tonnes(before) - tonnes(after) - burnt)).toBeLessThan(0.01);
      }
    },
  );
});

describe('heeling tanks', () => {
  it('of the ropax give to each other what vehicles ask for, and come to rest even', () => {
    const day = listTruths(getShip('kvitholm'), NOON, DAY, 300);
    for (const truth of day) expect(level(truth, 'HTP') + level(truth, 'HTS')).toBeCloseTo(260, 0);
    const tilt = day.map((truth) => level(truth, 'HTP') - level(truth, 'HTS'));
    expect(Math.max(...tilt)).toBeGreaterThan(60);
    const atSea = day.filter(({ navigation: { plan } }) => plan.activity === 'transit' && plan.sinceSeconds > 300);
    for (const truth of atSea) expect(Math.abs(level(truth, 'HTP') - level(truth, 'HTS'))).toBeLessThan(5);
  });
});

describe('dynamic positioning', () => {
  it('of the supply vessel holds it within metres of its spot, bow to the wind, on sets that share the load', () => {
    const working = listTruths(getShip('stormfugl'), NOON, 3 * DAY, 300).filter(
      ({ navigation: { plan } }) => plan.activity === 'station' && plan.sinceSeconds > HOUR && plan.leftSeconds > HOUR,
    );
    expect(working.length).toBeGreaterThan(200);
    for (const { navigation, thrusterPercent, generators } of working) {
      expect(computeDistanceMeters(navigation.plan, navigation)).toBeLessThan(6);
      expect(thrusterPercent).toBeGreaterThan(2);
      expect(generators.filter(({ running }) => running).length).toBeGreaterThanOrEqual(2);
    }
    const windy = (t: Truth) => t.navigation.weather.meanWindSpeed;
    const [calm, rough] = [
      working.toSorted((a, b) => windy(a) - windy(b)).at(0),
      working.toSorted((a, b) => windy(b) - windy(a)).at(0),
    ];
    expect(rough?.thrusterPercent).toBeGreaterThan((calm?.thrusterPercent ?? 0) + 3);
  });
});

describe('propulsion', () => {
  it('needs about eight times the power for twice the speed', () => {
    const week = listTruths(getShip('lofthav'), NOON, 7 * DAY, 300);
    const calm = week.filter(
      ({ navigation: { weather, plan } }) =>
        plan.activity === 'transit' && weather.waveHeightMeters < 1.2 && plan.acceleration === 0,
    );
    const perCube = calm.map(({ propulsionKw, navigation }) => propulsionKw / navigation.speedThroughWaterKnots ** 3);
    expect(calm.length).toBeGreaterThan(20);
    expect(Math.max(...perCube) / Math.min(...perCube)).toBeLessThan(1.6);
  });

  it('needs more in heavy weather at the same speed', () => {
    const month = listTruths(getShip('hestnes'), NOON + 190 * DAY, 40 * DAY, 900).filter(
      ({ navigation: { plan } }) => plan.room === 1 && plan.activity === 'transit',
    );
    const mean = (of: readonly Truth[]) =>
      sum(of.map((t) => t.propulsionKw / t.navigation.speedThroughWaterKnots ** 3)) / of.length;
    const calm = month.filter(({ navigation }) => navigation.weather.waveHeightMeters < 1);
    const rough = month.filter(({ navigation }) => navigation.weather.waveHeightMeters > 3);
    expect(Math.min(calm.length, rough.length)).toBeGreaterThan(20);
    expect(mean(rough)).toBeGreaterThan(1.12 * mean(calm));
  });

  it('is most economical near four fifths of the load', () => {
    const loads = Array.from({ length: 100 }, (_, i) => (i + 5) / 100);
    const best = loads.reduce((a, b) =>
      computeSpecificConsumption(170, a) < computeSpecificConsumption(170, b) ? a : b,
    );
    expect(best).toBeGreaterThan(0.7);
    expect(best).toBeLessThan(0.9);
    expect(computeSpecificConsumption(170, 0.15)).toBeGreaterThan(1.15 * 170);
  });
});

describe('temperatures', () => {
  it('of lube oil follow the load of the ropax with minutes of delay', () => {
    const ship = getShip('kvitholm');
    const midnight = Math.floor(NOON / DAY) * DAY;
    const departure = listTruths(ship, midnight, 2 * HOUR, 60).map(({ engines }) => engines[0]);
    const share = (pick: (engine: NonNullable<(typeof departure)[number]>) => number, minute: number) => {
      const values = departure.map((engine) => (engine ? pick(engine) : 0));
      const [low, high] = [values[0] ?? 0, values.at(-1) ?? 0];
      return ((values[minute] ?? 0) - low) / (high - low);
    };
    expect(share((e) => e.loadPercent, 40)).toBeGreaterThan(0.85);
    expect(share((e) => e.lubeOilTemperature, 40)).toBeLessThan(share((e) => e.loadPercent, 40));
    expect(share((e) => e.lubeOilTemperature, 100)).toBeGreaterThan(0.9);
  });
});

describe('the electric ferry', () => {
  const ship = getShip('tindra');
  const spec = getShipSpec('tindra').machinery.battery;
  const day = listTruths(ship, Math.floor(NOON / DAY) * DAY, DAY, 10);

  it('crosses on its batteries and charges at each end within their C-rate', () => {
    const discharging = day.filter(({ navigation }) => navigation.plan.activity === 'transit');
    expect(discharging.every(({ battery }) => (battery?.powerKw ?? -1) > 0)).toBe(true);
    const rates = day.map(({ battery }) => battery?.cRate ?? 0);
    expect(Math.min(...rates)).toBeGreaterThan(-1.26);
    expect(Math.min(...rates)).toBeLessThan(-0.6);
    expect(Math.max(...rates)).toBeLessThan(1.2);
  });

  it('has at midnight the charge of the midnight before, and never runs low', () => {
    const soc = day.map(({ battery }) => battery?.soc ?? 0);
    expect(Math.abs((soc.at(-1) ?? 0) - (soc[0] ?? 0))).toBeLessThan(12);
    expect(Math.min(...soc)).toBeGreaterThan(50);
    expect(Math.max(...soc)).toBeLessThan(CHARGED_SOC + 0.5);
  });

  it('takes from the shore what it gives at sea, and four to eight per cent of losses', () => {
    const strings = (pick: (kw: number) => number) =>
      integral(
        day.map(({ battery }) => pick(battery?.powerKw ?? 0)),
        10,
      );
    const charged = strings((kw) => Math.max(0, -kw));
    const given = strings((kw) => Math.max(0, kw));
    const stored = (((day.at(-1)?.battery?.soc ?? 0) - (day[0]?.battery?.soc ?? 0)) / 100) * (spec?.capacityKwh ?? 0);
    const lost = (charged - given - stored) / charged;
    expect(lost).toBeGreaterThan(0.01);
    expect(lost).toBeLessThan(0.1);
  });

  it('charges less the fuller it is', () => {
    const full = day.filter(({ battery }) => battery && battery.soc > CHARGED_SOC - 1.2 && battery.charging);
    for (const { battery } of full) expect(Math.abs(battery?.cRate ?? 0)).toBeLessThan(0.2);
    expect(full.length).toBeGreaterThan(0);
  });
});
