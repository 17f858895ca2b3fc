import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { hasValue, parameter, refuse } from '@fms/domain/plant-value';
import { describe, expect, it } from 'vitest';
import { buildTag } from '../../testing/builders.ts';
import type { SlotReading } from '../plant/index.ts';
import type { PlantTank, TankSlot } from './plant-tank.ts';
import { computeTankContent, listShownSlots, type TankContent, type TankSurroundings } from './tank-content.ts';
import { computeTankOutlook } from './tank-outlook.ts';

const NOW = 100 * 60_000;
const ref = (key: string): SlotRef => formatSlotRef('tank-fuel', key);

/** A box of 60 m² and 6 m; its pipe 4 m aft of the middle. */
const TANK: PlantTank = {
  id: 'tank-fuel',
  name: 'Fuel oil tank, port',
  shortName: 'Fuel oil, port',
  medium: 'fuel',
  fluid: undefined,
  isDayTank: false,
  capacity: 360,
  unpumpable: 6,
  density: 855,
  table: [
    [0, 0],
    [6, 360],
  ],
  place: { aft: 40, fore: 50, port: -8, starboard: -2, bottom: 1, top: 7 },
  pipe: { aft: 4, starboard: 0 },
  slots: { level: ref('level'), volume: ref('volume'), sounding: ref('sounding'), temperature: ref('temperature') },
};
const AROUND: TankSurroundings = {
  trim: parameter(0.8, 'trim'),
  heel: parameter(0, 'heel'),
  lengthMeters: 80,
  fuelDensity: parameter(840, 'fuelDensity'),
  now: NOW,
};

function reading(key: TankSlot, value: number | null, state: SlotReading['state'] = 'fresh'): SlotReading {
  return { ref: ref(key), tag: buildTag(1), unit: '', value, state, time: NOW };
}
const READINGS: TankContent['readings'] = {
  level: reading('level', 57),
  volume: reading('volume', 200),
  sounding: reading('sounding', 3.4),
  temperature: reading('temperature', 15),
};
const course = (perHour: number) =>
  Array.from({ length: 16 }, (_, place) => ({
    time: NOW - (15 - place) * 60_000,
    value: 200 + (perHour * place) / 60,
  }));

const content = (tank = TANK, readings = READINGS, around = AROUND, perHour = 0) =>
  computeTankContent(tank, readings, course(perHour), around);

describe('computeTankContent', () => {
  it('goes by table where there is one: 3.4 m under 0.8 m of trim are 201.6 m³', () => {
    expect(content()).toMatchObject({
      volumeSource: 'table',
      volume: { value: expect.closeTo(201.6, 6) },
      correction: { value: expect.closeTo(-0.04, 9) },
      vcf: { value: 1 },
      mass: { value: expect.closeTo(201.6 * 0.855, 6) },
    });
  });

  it('passes over no table because trim is gone: the volume is refused, not the measured one shown', () => {
    const around = { ...AROUND, trim: refuse('stale', 'trim') };
    expect(content(TANK, READINGS, around)).toMatchObject({
      volume: refuse('stale', 'trim'),
      mass: refuse('stale', 'trim'),
      rate: refuse('stale', 'trim'),
    });
  });

  it('shows what the ship measures where no table is entered, else the level, uncorrected', () => {
    const tableless = { ...TANK, table: undefined };
    expect(content(tableless)).toMatchObject({ volumeSource: 'measured', volume: { value: 200 } });
    const levelOnly = { ...READINGS, volume: undefined };
    expect(content(tableless, levelOnly)).toMatchObject({ volumeSource: 'level', volume: { value: 205.2 } });
    const unsized = { ...tableless, capacity: undefined };
    expect(content(unsized, levelOnly).volume).toEqual(refuse('missing', 'capacity'));
  });

  it('takes the delivery note for fuel without a density of its own, and a nominal one for water', () => {
    expect(content({ ...TANK, density: undefined }).density15).toMatchObject({ value: 840 });
    const water = content({ ...TANK, density: undefined, medium: 'fresh-water' });
    expect(water).toMatchObject({ density15: { value: 1000 }, vcf: undefined, mass: { value: expect.closeTo(201.6) } });
  });

  it('has no mass of oil without its temperature', () => {
    const cold = { ...READINGS, temperature: reading('temperature', null, 'bad') };
    expect(content(TANK, cold).mass).toEqual(refuse('bad', 'temperature'));
  });

  it('leaves the slots of a bad gauge out of the age of its panel', () => {
    const faulty = { ...READINGS, level: reading('level', null, 'bad') };
    expect(listShownSlots([content(TANK, faulty)])).toEqual([ref('volume'), ref('sounding')]);
  });
});

describe('computeTankOutlook', () => {
  it('fills to 95 % or empties to what no pump takes out', () => {
    expect(computeTankOutlook(content(TANK, READINGS, AROUND, 30))).toMatchObject({
      kind: 'high',
      percent: 95,
      inMs: expect.closeTo(((342 - 201.6) / 30) * 3_600_000, -1),
    });
    expect(computeTankOutlook(content(TANK, READINGS, AROUND, -30))).toMatchObject({
      kind: 'low',
      inMs: expect.closeTo(((201.6 - 6) / 30) * 3_600_000, -1),
    });
  });

  it('says steady, the direction alone without a capacity, and a fault before all', () => {
    expect(computeTankOutlook(content())).toEqual({ kind: 'steady' });
    expect(computeTankOutlook(content({ ...TANK, capacity: undefined }, READINGS, AROUND, 30))).toEqual({
      kind: 'filling',
    });
    const faulty = { ...READINGS, sounding: reading('sounding', null, 'bad') };
    const broken = content(TANK, faulty, AROUND, 30);
    expect(hasValue(broken.volume)).toBe(false);
    expect(computeTankOutlook(broken)).toEqual({ kind: 'fault', since: NOW });
  });
});
