import { parameter } from '@fms/domain/plant-value';
import { HOUR_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import { computeConsumerFlow, type FlowAsk, type MeterCourses } from './consumer-flow.ts';

const BUCKET_MS = 300_000;
const BUCKETS = 24 * 12 + 1;
const DENSITY = 855;

/** VCF of gas oil by ASTM D1250, table 54B, written down once more. */
const vcf = (celsius: number) => {
  const step = ((186.9696 + 0.4862 * DENSITY) / DENSITY ** 2) * (celsius - 15);
  return Math.exp(-step * (1 + 0.8 * step));
};
const course = (valueAt: (hour: number) => number) =>
  Array.from({ length: BUCKETS }, (_, place) => ({
    time: place * BUCKET_MS,
    value: valueAt((place * BUCKET_MS) / HOUR_MS),
  }));

const METERS: MeterCourses = {
  supply: course(() => 900),
  back: course(() => 340),
  supplyTemperature: course(() => 40),
  returnTemperature: course(() => 62),
  running: course(() => 1),
  load: course(() => 60),
};
const ASK: FlowAsk = {
  hasReturn: true,
  rangeLitres: 1500,
  density: parameter(DENSITY, 'density'),
  spanMs: 24 * HOUR_MS,
  bucketMs: BUCKET_MS,
};
const NET = (DENSITY / 1000) * (900 * vcf(40) - 340 * vcf(62));

describe('computeConsumerFlow', () => {
  it('adds up mass by the density at either meter', () => {
    const flow = computeConsumerFlow(METERS, ASK);
    expect(flow).toMatchObject({ faults: [], kilograms: expect.closeTo(24 * NET, 6), completeness: 1 });
  });

  it('leaves a stuck meter out, and says for how much of the day the rest is known', () => {
    const load = course((hour) => (hour >= 6 && hour < 8 ? 60 + 10 * (hour - 6) : 60));
    const supply = course((hour) => (hour >= 6 && hour < 8 ? 900 : 900 + 0.01 * (hour % 1)));
    // A meter that works is never quite still.
    const back = course((hour) => 340 + 0.01 * (hour % 1));
    const flow = computeConsumerFlow({ ...METERS, load, supply, back }, ASK);
    expect(flow.faults).toMatchObject([{ kind: 'stuck' }]);
    expect(flow.completeness).toBeLessThan(0.93);
    expect(flow.kilograms / flow.completeness / 24).toBeCloseTo(NET, 0);
  });

  it('never counts the flow of a consumer that stands', () => {
    const still = { ...METERS, running: course(() => 0), load: course(() => 0) };
    const supply = course((hour) => (hour >= 19 && hour <= 20 ? 50 : 0));
    const flow = computeConsumerFlow({ ...still, supply, back: course(() => 0) }, ASK);
    expect(flow.faults).toMatchObject([{ kind: 'flow-while-stopped', from: 19 * HOUR_MS, to: 20 * HOUR_MS }]);
    expect(flow.kilograms).toBe(0);
  });

  it('knows nothing without the density, and nothing without the return', () => {
    const unknown = { ...ASK, density: parameter<number>(null, 'density') };
    expect(computeConsumerFlow(METERS, unknown)).toMatchObject({ samples: [], kilograms: 0, completeness: 0 });
    expect(computeConsumerFlow({ ...METERS, back: [] }, ASK).samples).toEqual([]);
    expect(computeConsumerFlow({ ...METERS, back: [] }, { ...ASK, hasReturn: false }).samples).toHaveLength(BUCKETS);
  });
});

describe('a consumer with a change-over', () => {
  const onDistillate = course((hour) => (hour >= 6 && hour < 12 ? 1 : 0));
  const ask = { ...ASK, density: parameter(975, 'density'), distillateDensity: parameter(DENSITY, 'density') };

  it('weighs each grade by its own density', () => {
    const { byKind, kilograms, samples } = computeConsumerFlow({ ...METERS, onDistillate }, ask);
    // The five minutes of the change back are between both.
    expect(byKind.distillate / 6).toBeCloseTo(NET, -1);
    expect(byKind.main + byKind.distillate).toBeCloseTo(kilograms, 6);
    expect(samples.filter(({ kind }) => kind === 'distillate')).toHaveLength(72);
  });

  it('knows nothing of a distillate without a delivery note, and takes the first that is told for what was before', () => {
    const unnamed = { ...ask, distillateDensity: parameter<number>(null, 'density') };
    expect(computeConsumerFlow({ ...METERS, onDistillate }, unnamed).completeness).toBeLessThan(0.76);
    const seldom = [{ time: 12 * HOUR_MS, value: 1 }];
    const { samples } = computeConsumerFlow({ ...METERS, onDistillate: seldom }, ask);
    expect(new Set(samples.map(({ kind }) => kind))).toEqual(new Set(['distillate']));
  });
});
