/** What an engineer would check of the new figures: heat, fuel, torque and power agree with one another. */
import { describe, expect, it } from 'vitest';
import { createFouling } from '../plant/ageing.ts';
import { computeSpecificConsumption } from '../plant/curve.ts';
import { computeTrialKw } from '../plant/demand.ts';
import { computeDensity } from '../spec/fuel-spec.ts';
import { DAY, getShip, getShipSpec, listTruths, NOON } from '../testing/ships.ts';

const ropax = getShip('kvitholm');
const { engine, fuel } = getShipSpec('kvitholm').machinery;
const day = listTruths(ropax, NOON, DAY, 120);
const engines = day.flatMap((truth) => truth.engines);

describe('an engine', () => {
  it('burns what its meters supply less what they return, by mass', () => {
    for (const { fuel: meters, fuelLitresPerHour } of engines) {
      const kilograms = (litres: number, celsius: number) => (litres * computeDensity(fuel, celsius)) / 1000;
      const net =
        kilograms(meters.supplyLitresPerHour, meters.supplyTemperature) -
        kilograms(meters.returnLitresPerHour, meters.returnTemperature);
      expect(net).toBeCloseTo((fuelLitresPerHour * fuel.density15) / 1000, 6);
    }
  });

  it('counts with its totaliser what it burns', () => {
    for (let i = 1; i < day.length; i++) {
      const [before, now] = [day[i - 1], day[i]];
      if (!before || !now || now.burntLitres < before.burntLitres) continue;
      const counted = [...now.engines, ...now.generators].reduce((sum, each) => sum + each.fuel.countedLitres, 0);
      expect(counted).toBeCloseTo(now.burntLitres, 6);
      const used = (now.engines[0]?.fuel.countedLitres ?? 0) - (before.engines[0]?.fuel.countedLitres ?? 0);
      const mean = ((now.engines[0]?.fuelLitresPerHour ?? 0) + (before.engines[0]?.fuelLitresPerHour ?? 0)) / 2;
      expect(Math.abs(used - mean / 30)).toBeLessThan(20);
    }
  });

  it('burns its shop test, corrected to the calorific value, times its wear', () => {
    for (const { powerKw, fuelLitresPerHour, wear, running } of engines) {
      if (!running || !engine) continue;
      const grams = (fuelLitresPerHour * fuel.density15) / powerKw;
      const corrected = (grams * fuel.calorificValue) / 42.7;
      expect(corrected / computeSpecificConsumption(engine.bestSfoc, powerKw / engine.ratedKw)).toBeCloseTo(wear, 9);
      expect(wear).toBeLessThan(1.07);
    }
  });

  it('gives to sea water the heat of its three media', () => {
    for (const { plant, powerKw, coolingTemperature, running } of engines) {
      if (!running) continue;
      const heat = (flow: number, kilojoules: number, rise: number) => (flow / 3600) * kilojoules * rise;
      const ht = heat(plant.htFlow, 4180, coolingTemperature - plant.htInletTemperature);
      const lt = heat(plant.ltFlow, 4180, plant.ltOutletTemperature - plant.ltInletTemperature);
      const sea = heat(plant.seaFlow, 1025 * 3.99, plant.seaOutletTemperature - plant.seaInletTemperature);
      expect(ht / powerKw).toBeCloseTo(0.219, 6);
      expect(sea).toBeCloseTo(ht + lt + 0.12 * powerKw, 6);
    }
  });

  it('has all cylinders near their mean, in temperature and in pressure', () => {
    for (const { cylinderTemperatures, exhaustTemperature, condition, running } of engines) {
      for (const each of cylinderTemperatures) expect(Math.abs(each - exhaustTemperature)).toBeLessThan(15);
      if (running) expect(Math.max(...condition.cylinderBars) - Math.min(...condition.cylinderBars)).toBeLessThan(5.1);
    }
  });

  it('is started as often as its ship leaves a berth', () => {
    const starts = day.map((truth) => truth.engines[0]?.condition.starts ?? 0);
    expect((starts.at(-1) ?? 0) - (starts[0] ?? 0)).toBe(4);
  });
});

describe('a shaft', () => {
  it('has the torque of its power at its speed', () => {
    for (const { shafts } of day)
      for (const { powerKw, rpm, torqueKnm } of shafts)
        expect(torqueKnm * 2 * Math.PI * (rpm / 60)).toBeCloseTo(powerKw, 6);
  });

  it('needs in calm water the power of the trial, times the fouling of the hull', () => {
    const spec = getShipSpec('hestnes');
    const fouling = createFouling(spec);
    const calm = listTruths(getShip('hestnes'), NOON, 10 * DAY, 300).filter(
      ({ navigation: { plan, weather, apparentWindSpeed } }) =>
        plan.activity === 'transit' &&
        plan.acceleration === 0 &&
        weather.waveHeightMeters < 0.9 &&
        apparentWindSpeed < 8,
    );
    expect(calm.length).toBeGreaterThan(10);
    for (const { propulsionKw, navigation } of calm) {
      const expected = fouling(navigation.seconds) * computeTrialKw(spec, navigation.speedThroughWaterKnots);
      expect(propulsionKw / expected).toBeGreaterThan(0.95);
      expect(propulsionKw / expected).toBeLessThan(1.15);
    }
  });
});

describe('a switchboard in two sections', () => {
  it('carries over its tie what one section gives and does not take', () => {
    for (const { switchboard, generators, battery, hotelKw } of listTruths(getShip('havbris'), NOON, DAY, 300)) {
      const [a, b] = switchboard.sections;
      expect(a.hotelKw + b.hotelKw).toBeCloseTo(hotelKw, 6);
      const given = (side: number) =>
        generators.reduce((sum, { powerKw }, i) => sum + (i % 2 === side ? powerKw : 0), 0) +
        (battery?.strings[side]?.powerKw ?? 0);
      expect(Math.abs(switchboard.tieKw)).toBeLessThanOrEqual(Math.max(given(0), given(1), 1) + 3000);
    }
  });
});
