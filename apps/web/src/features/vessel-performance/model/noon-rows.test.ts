import { parameter, refuse } from '@fms/domain/plant-value';
import { expect, it } from 'vitest';
import { listNoonRows, type NoonAsk } from './noon-rows.ts';
import type { ReadBlock } from './read-blocks.ts';

const HOUR = 3_600_000;
const UNTIL = Date.UTC(2026, 10, 21, 18);
const NONE = { courseOverGround: null, heading: null, rudder: null, windSpeed: null, windFrom: null, draught: null };
/** Ten days at 12.9 kn, 92 rpm and 1100 l/h. */
const blocks = Array.from({ length: 240 * 6 }, (_, place): ReadBlock => {
  const means = { speedThroughWater: 12.9, shaftPower: 5320, shaftSpeed: 92, speedOverGround: 13.2 };
  return {
    block: {
      time: UNTIL - 240 * HOUR + (place * HOUR) / 6,
      count: 60,
      means: { ...means, ...NONE, depthBelowKeel: null, waterTemperature: null },
      scatter: { speedThroughWater: 0, speedOverGround: 0, shaftSpeed: 0, rudder: null },
    },
    fuelRate: 1100,
  };
});
const ASK: NoonAsk = { until: UNTIL, zone: '+00:00', pitch: 4.8, density: parameter(855, 'density') };

it('shows the day that runs before seven whole ones', () => {
  const [running, ...whole] = listNoonRows(blocks, ASK);
  expect(running).toMatchObject({ isPartial: true, hours: 6 });
  expect(whole.map(({ isPartial, hours }) => [isPartial, hours])).toEqual(Array.from({ length: 7 }, () => [false, 24]));
});

it('weighs the fuel, and takes the slip from pitch, turns and log', () => {
  const row = listNoonRows(blocks, ASK)[1];
  // 26,400 l of 0.855 kg/l; 1100 l/h of it over 5320 kW; 4.8 m · 92 rpm · 0.0324 = 14.3 kn of advance.
  expect(row?.tonnes).toBeCloseTo(22.572, 6);
  expect(row?.sfoc).toBeCloseTo((1100 * 855) / 5320, 6);
  expect(row?.slip).toBeCloseTo((1 - 12.9 / (4.8 * 92 * (60 / 1852))) * 100, 6);
});

it('has neither without pitch and density', () => {
  const bare = { ...ASK, pitch: undefined, density: refuse('missing', 'fuelDensity') };
  expect(listNoonRows(blocks, bare)[1]).toMatchObject({ slip: null, tonnes: null, sfoc: null });
});
