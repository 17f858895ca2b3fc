import { parameter, refuse } from '@fms/domain/plant-value';
import { expect, it } from 'vitest';
import { buildSteadyBlocks } from '../testing/steady-blocks.ts';
import { listNoonRows, type NoonAsk } from './noon-rows.ts';

const UNTIL = Date.UTC(2026, 10, 21, 18);
/** Ten days at 12.9 kn, 92 rpm and 1100 l/h. */
const blocks = buildSteadyBlocks({
  until: UNTIL,
  hours: 240,
  means: { speedThroughWater: 12.9, shaftPower: 5320, shaftSpeed: 92, speedOverGround: 13.2 },
  fuelRate: 1100,
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
