import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/index.ts';
import { fitShopTest, readShopTest } from './shop-test.ts';

const points = [
  { loadPercent: 25, sfoc: 212 },
  { loadPercent: 50, sfoc: 188.5 },
  { loadPercent: 75, sfoc: 178.2 },
  { loadPercent: 85, sfoc: 178 },
  { loadPercent: 100, sfoc: 182 },
];
const at = (value: number) => ({ value, state: 'good' }) as const;

describe('readShopTest', () => {
  const curve = fitShopTest(points);
  const read = (load: number) => readShopTest(curve, at(load));

  it.each(points)('comes within 0.5 g/kWh of the point at $loadPercent %', ({ loadPercent, sfoc }) => {
    const answer = read(loadPercent);
    expect(Math.abs(('value' in answer ? answer.value : 0) - sfoc)).toBeLessThan(0.5);
  });

  it('goes through four points exactly', () => {
    const answer = readShopTest(fitShopTest(points.slice(0, 4)), at(50));
    expect('value' in answer && answer.value).toBeCloseTo(188.5, 9);
  });

  it('says nothing below its lowest point and far above its highest', () => {
    expect(read(24.9)).toEqual(refuse('low-load', 'load'));
    expect(read(110.1)).toEqual(refuse('out-of-range', 'load'));
    expect(read(110)).toHaveProperty('value');
  });

  it('is missing with fewer than four loads', () => {
    expect(readShopTest(fitShopTest(points.slice(0, 3)), at(50))).toEqual(refuse('missing', 'shopTest'));
  });
});
