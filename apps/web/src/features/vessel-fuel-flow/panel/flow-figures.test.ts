import { expect, it } from 'vitest';
import { computeMeanRate } from './flow-figures.tsx';

const DAY = { from: 0, to: 24 * 3_600_000 };
const flow = (kilograms: number, completeness: number) => ({
  ...{ samples: [], faults: [], kilograms, completeness },
  byKind: { main: kilograms, distillate: 0 },
});

it('spreads what is known of each consumer over its own time alone', () => {
  expect(computeMeanRate([flow(11_342, 1), flow(0, 0.95)], DAY)).toBeCloseTo(11_342 / 24, 9);
  expect(computeMeanRate([flow(11_342, 0.5)], DAY)).toBeCloseTo(11_342 / 12, 9);
});

it('is unknown where a consumer is', () => {
  expect(computeMeanRate([flow(11_342, 1), flow(0, 0)], DAY)).toBeNull();
});
