import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { refuse } from '@fms/domain/plant-value';
import { expect, it } from 'vitest';
import type { SeriesPoint } from '../../../live/index.ts';
import { estimateStrings, findWeakestEstimate, HEALTH_KEYS } from './string-health.ts';

const MINUTE = 60_000;
const NOMINAL_AH = 1000;
const AMPERE = 600;

/** Two hundred turns of six minutes to and fro, at what the string still holds, percent. */
function shuttle(id: string, healthPercent: number): [SlotRef, { points: SeriesPoint[] }][] {
  let charge = 70;
  const rows = Array.from({ length: 1200 }, (_, minute) => {
    const current = Math.floor(minute / 6) % 2 === 0 ? AMPERE : -AMPERE;
    charge -= ((current / 60) * 100) / ((NOMINAL_AH * healthPercent) / 100);
    return { stateOfCharge: charge, current, lowestTemperature: 20, highestTemperature: 24 };
  });
  return HEALTH_KEYS.map((key) => {
    const points = rows.map((row, minute) => {
      const value = row[key];
      return { time: minute * MINUTE, min: value, max: value, avg: value, count: 1 };
    });
    return [formatSlotRef(id, key), { points }];
  });
}

const string = (number: number, nominalAh: number | undefined = NOMINAL_AH) => ({
  id: `battery-string-${number}`,
  name: `Battery string ${number}`,
  nominalAh,
});

it('estimates each string from its swings, and names the weakest with the next', () => {
  const strings = [string(1), string(2)];
  const series = new Map([...shuttle('battery-string-1', 95), ...shuttle('battery-string-2', 88)]);
  const estimated = estimateStrings(strings, series);
  expect(estimated.map(({ health }) => ('median' in health ? Math.round(health.median) : health))).toEqual([95, 88]);
  expect(findWeakestEstimate(estimated)).toMatchObject({
    name: 'Battery string 2',
    by: 'state of health',
    next: { name: 'Battery string 1' },
  });
});

it('needs the capacity as new, and sessions', () => {
  const series = new Map(shuttle('battery-string-1', 95));
  const estimated = estimateStrings([{ ...string(1), nominalAh: undefined }, string(2)], series);
  expect(estimated.map(({ health }) => health)).toEqual([
    refuse('missing', 'chargeCapacity'),
    refuse('too-few', 'chargeSessions'),
  ]);
  expect(findWeakestEstimate(estimated)).toBeUndefined();
});
