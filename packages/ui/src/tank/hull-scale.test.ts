import { describe, expect, it } from 'vitest';
import { createHullScale, LEAST_WIDTH_PX, sizeHull } from './hull-scale.ts';
import type { TankPlace } from './tank-place.ts';

const TANK: TankPlace = { aft: 40, fore: 52, port: -8, starboard: -1, bottom: 1, top: 6 };

describe('sizeHull', () => {
  it('takes the particulars of the ship', () => {
    expect(sizeHull([TANK], { lengthMeters: 88, beamMeters: 20, depthMeters: 9 })).toEqual({
      lengthMeters: 88,
      beamMeters: 20,
      depthMeters: 9,
    });
  });

  it('never ends before its outermost tank', () => {
    const hull = sizeHull([TANK], { lengthMeters: 30 });
    expect(hull.lengthMeters).toBeGreaterThan(52);
    expect(hull.beamMeters / 2).toBeGreaterThan(8);
    expect(hull.depthMeters).toBeGreaterThan(6);
  });
});

describe('createHullScale', () => {
  const scale = createHullScale({ lengthMeters: 80, beamMeters: 18, depthMeters: 8 }, 800);

  it('draws lengths to scale, aft left', () => {
    expect(scale.along(40) - scale.along(0)).toBeCloseTo((scale.along(80) - scale.along(0)) / 2);
    expect(scale.along(80)).toBeLessThan(scale.width);
  });

  it('puts port above starboard and the keel below the deck', () => {
    expect(scale.across(-9)).toBeLessThan(scale.across(9));
    expect(scale.up(8)).toBeLessThan(scale.up(0));
  });

  it('keeps a slender hull broad enough to read, and a narrow room wide enough', () => {
    const slender = createHullScale({ lengthMeters: 230, beamMeters: 32, depthMeters: 20 }, 300);
    expect(slender.width).toBe(LEAST_WIDTH_PX);
    expect(slender.across(16) - slender.across(-16)).toBeGreaterThanOrEqual(130);
  });
});
