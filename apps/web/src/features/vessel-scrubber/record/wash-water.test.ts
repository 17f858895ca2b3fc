import { describe, expect, it } from 'vitest';
import { buildMinutes, MINUTE_MS, type MinuteKey } from './scrubber-minute.ts';
import { buildWater, findWaterExcess, WATER_BUCKET_MS, type WaterKey } from './wash-water.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const bucket = (time: number, value: number) => ({ time, min: value, max: value, avg: value, count: 1 });
const line = (stepMs: number, count: number, valueAt: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => bucket(START + index * stepMs, valueAt(index)));

/** One hour of open loop, without a position. */
const minutes = buildMinutes({
  window: { from: START, to: START + 3_600_000 },
  series: new Map<MinuteKey, ReturnType<typeof line>>([
    ['so2', line(MINUTE_MS, 60, () => 6)],
    ['mode', [bucket(START, 1)]],
  ]),
  start: new Map(),
  track: [],
  scope: 12,
  fuelSulphur: null,
});
const water = (values: Partial<Record<WaterKey, (index: number) => number>>) =>
  buildWater(
    new Map(
      Object.entries(values).map(([key, valueAt]) => [key as WaterKey, line(WATER_BUCKET_MS, 12, valueAt)] as const),
    ),
    minutes,
  );

describe('wash water', () => {
  it('is held against the inlet: 412 m³/h at 9155.6 kW are 45 t/MWh, so that 50 µg/l are allowed', () => {
    const points = water({
      dischargePah: (index) => (index < 6 ? 16.4 : 52.2),
      inletPah: () => 1.2,
      washWaterFlow: () => 412,
      connectedPower: () => 412_000 / 45,
    });
    expect(points[0]).toMatchObject({ exceeded: [] });
    expect(points[0]?.pah).toBeCloseTo(15.2);
    expect(points[6]).toMatchObject({ exceeded: ['pah'] });
    expect(findWaterExcess(points)).toEqual([
      { quantity: 'pah', from: START + 30 * MINUTE_MS, to: START + 60 * MINUTE_MS, worst: 51 },
    ]);
  });

  it('evaluates pH below 6.5 without way, and turbidity by the mean of 15 minutes alone', () => {
    const points = water({
      dischargePh: (index) => (index === 3 ? 6.4 : 7.06),
      dischargeTurbidity: (index) => (index === 5 ? 60 : 5),
      inletTurbidity: () => 1,
    });
    expect(points.map(({ exceeded }) => exceeded.join())).toEqual(['', '', '', 'ph', ...Array(8).fill('')]);
    expect(points[0]?.turbidity).toBeNull();
    expect(points[5]?.turbidity).toBeCloseTo((4 + 4 + 59) / 3);
  });

  it('says nothing above the inlet where the inlet is not measured', () => {
    expect(water({ dischargePah: () => 16 })[4]).toMatchObject({ pah: null, exceeded: [] });
  });
});
