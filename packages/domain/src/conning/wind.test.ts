import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refuse } from '../plant-value/index.ts';
import { good, requireValue } from '../testing/plant-input.ts';
import { wrap180 } from './flat-vector.ts';
import { computeBeaufort, computeRelativeWind, computeTrueWind } from './wind.ts';

fc.configureGlobal({ seed: 1813 });

const motion = (sog: number, cog: number, hdg = cog) => ({
  speedOverGround: good(sog),
  courseOverGround: good(cog),
  heading: good(hdg),
});

describe('computeRelativeWind', () => {
  it('of 12.6 m/s from 214° at 19.4 kn on 297° is 17.0 m/s from 47° to port', () => {
    const wind = requireValue(
      computeRelativeWind({ ...motion(19.4, 297), windSpeed: good(12.6), windFrom: good(214) }),
    );
    expect(wind.speed).toBeCloseTo(17, 1);
    expect(Math.round(wind.angle)).toBe(-47);
  });

  it('is the ship’s own way in a calm', () => {
    const wind = requireValue(computeRelativeWind({ ...motion(10, 90), windSpeed: good(0), windFrom: good(0) }));
    expect(wind.speed).toBeCloseTo(5.144, 3);
    expect(wind.angle).toBeCloseTo(0, 9);
  });

  it('is turned back into the true wind, whatever the drift', () => {
    const angle = fc.double({ min: 0, max: 359.9, noNaN: true });
    const speed = fc.double({ min: 0.5, max: 40, noNaN: true });
    fc.assert(
      fc.property(speed, angle, speed, angle, angle, (windSpeed, windFrom, sog, cog, hdg) => {
        const felt = requireValue(
          computeRelativeWind({ ...motion(sog, cog, hdg), windSpeed: good(windSpeed), windFrom: good(windFrom) }),
        );
        const back = requireValue(
          computeTrueWind({
            ...motion(sog, cog, hdg),
            relativeSpeed: good(felt.speed),
            relativeAngle: good(felt.angle),
          }),
        );
        expect(back.speed).toBeCloseTo(windSpeed, 8);
        expect(wrap180(back.from - windFrom)).toBeCloseTo(0, 6);
      }),
    );
  });
});

describe('computeBeaufort', () => {
  // Middles of the classes of WMO-No. 306, code table 1100.
  it.each([
    [0.1, 0],
    [0.9, 1],
    [2.4, 2],
    [4.4, 3],
    [6.7, 4],
    [9.3, 5],
    [12.6, 6],
    [15.5, 7],
    [18.9, 8],
    [22.6, 9],
    [26.4, 10],
    [30.5, 11],
    [40, 12],
  ])('%d m/s is %d', (windSpeed, force) => {
    expect(requireValue(computeBeaufort({ windSpeed: good(windSpeed) }))).toBe(force);
  });

  it('knows no negative wind', () => {
    expect(computeBeaufort({ windSpeed: good(-1) })).toEqual(refuse('out-of-range', 'windSpeed'));
  });
});
