/** The plant: its references, its checks, and how tags of the product's own vocabulary build it. */
import { describe, expect, it } from 'vitest';
import type { TagId } from '../identity/index.ts';
import {
  type BindableTag,
  buildPlant,
  completePlant,
  equipmentKinds,
  listPlantProblems,
  parseSlotRef,
  SLOTS,
} from './index.ts';
import type { Plant } from './model/plant.ts';
import type { SlotRef } from './model/slot-ref.ts';

let next = 1;
function buildTag(name: string, unit = '', part: Partial<BindableTag> = {}): BindableTag {
  const id = next++ as TagId;
  const plain = {
    description: '',
    source: 'ship:ER',
    standardName: '',
    min: 0,
    max: 100,
    valueKind: 'number',
  } as const;
  return { id, name, unit, ...plain, ...part };
}
const slotsOf = (plant: Plant) => plant.bindings.map(({ slot }) => slot);

describe('slots', () => {
  it.each(equipmentKinds)('of %s have keys and words of their own', (kind) => {
    const keys = SLOTS[kind].map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    const words = SLOTS[kind].map((slot) => `${slot.indexed ?? ''} ${slot.words}`);
    expect(new Set(words).size).toBe(words.length);
  });

  it.each([
    ['main-engine-port/lubeOilPressure', { equipmentId: 'main-engine-port', key: 'lubeOilPressure', index: undefined }],
    ['battery-string-3/cellVoltage:252', { equipmentId: 'battery-string-3', key: 'cellVoltage', index: 252 }],
    ['main engine/power', undefined],
    ['main-engine/power:0', undefined],
  ])('%s', (text, place) => expect(parseSlotRef(text)).toEqual(place));
});

describe('a plant built from names', () => {
  it.each([
    ['Speed through water', 'kn', 'vessel/speedThroughWater'],
    ['Main engine port lube oil pressure', 'bar', 'main-engine-port/lubeOilPressure'],
    ['Main engine cylinder 4 exhaust temperature', '°C', 'main-engine/cylinderExhaustTemperature:4'],
    ['Main engine port exhaust temperature', '°C', 'main-engine-port/exhaustTemperature'],
    ['Main engine port lube oil pump outlet pressure', 'bar', 'pump-main-engine-port-lube-oil-pump/dischargePressure'],
    ['Main engine port fuel supply flow', 'l/h', 'main-engine-port/fuelSupplyFlow'],
    ['Generator 2 fuel change-over to distillate', '', 'generator-2/fuelOnDistillate'],
    ['Generator 2 power', 'kW', 'generator-2/power'],
    ['Battery state of charge', '%', 'battery/stateOfCharge'],
    ['Battery string 2 highest cell voltage', 'V', 'battery-string-2/highestCellVoltage'],
    ['Battery string 3 module 12 temperature', '°C', 'battery-module-3-module-12/temperature'],
    ['Battery string 3 cell 17 voltage', 'V', 'battery-string-3/cellVoltage:17'],
    ['Rudder angle, starboard', '°', 'rudder-starboard/angle'],
    ['Fuel oil tank, port volume', 'm³', 'tank-fuel-oil-tank-port/volume'],
    ['Hotel A load', 'kW', 'switchboard-a/hotelLoad'],
    ['Scrubber SO2 to CO2 ratio', 'ppm/%', 'scrubber/ratio'],
    ['Bow thruster 1 load', '%', 'thruster-bow-thruster-1/load'],
    ['Scrubber discharge valve position', '%', 'valve-scrubber-discharge-valve/position'],
    ['Main engine fuel feed pump 1 current', 'A', 'pump-main-engine-fuel-feed-pump-1/current'],
    ['HFO SETTLING TANK (P) LEVEL', '%', 'tank-fuel-oil-settling-tank-port/level'],
    ['NO.2 W.B.TK (S) SOUNDING', 'm', 'tank-ballast-tank-2-starboard/sounding'],
    ['HM BB SMØREOLJETRYKK', 'bar', 'main-engine-port/lubeOilPressure'],
    ['Bugstrahlruder Belastung', '%', 'thruster-bow-thruster/load'],
  ])('%s', (name, unit, slot) => expect(slotsOf(buildPlant([buildTag(name, unit)]))).toEqual([slot]));

  it.each([
    ['a quantity in a unit of another', 'Generator 2 power', 'bar'],
    ['equipment it does not know', 'Galley oven power', 'kW'],
    ['a limit', 'ME LO PRESS LOW ALARM', ''],
    ['the other end of the machine', 'ME LO TEMP COOLER OUT', '°C'],
    ['a mass flow for a volume flow', 'ME FO FLOW SUPPLY', 'kg/h'],
  ])('leaves out %s', (_words, name, unit) => expect(buildPlant([buildTag(name, unit)]).bindings).toEqual([]));

  it('gives numbered shafts the side that IEC 61162-1 says, where sides are named', () => {
    const tags = ['Shaft port power', 'Shaft starboard power'].map((name) => buildTag(name, 'kW'));
    const numbered = ['Shaft 1 speed', 'Shaft 2 speed'].map((name) => buildTag(name, 'rpm'));
    const plant = buildPlant([...tags, ...numbered]);
    expect(plant.equipment.map(({ id }) => id)).toEqual(['shaft-port', 'shaft-starboard']);
    expect(plant.bindings.find(({ slot }) => slot === 'shaft-starboard/speed')?.tagId).toBe(numbered[0]?.id);
  });

  it('keeps what a person decided and adds what is new', () => {
    const [pressure, load] = [buildTag('Main engine lube oil pressure', 'bar'), buildTag('Main engine load', '%')];
    const empty = { slot: 'main-engine/lubeOilPressure' as SlotRef, tagId: null };
    const engine = {
      id: 'main-engine',
      kind: 'main-engine',
      name: 'Wärtsilä',
      parentId: null,
      parameters: {},
    } as const;
    const plant = completePlant({ equipment: [engine], bindings: [empty] }, [pressure, load]);
    expect(plant.equipment).toEqual([engine]);
    expect(plant.bindings).toEqual([empty, { slot: 'main-engine/load', tagId: load.id }]);
  });

  it('puts strings below the only battery', () => {
    const plant = buildPlant([buildTag('Battery power', 'kW'), buildTag('Battery string 1 current', 'A')]);
    expect(plant.equipment.find(({ id }) => id === 'battery-string-1')?.parentId).toBe('battery');
  });
});

describe('what is wrong with a plant', () => {
  const engine = { id: 'main-engine', kind: 'main-engine', name: '', parentId: null, parameters: {} } as const;
  const power = { slot: 'main-engine/power' as SlotRef, tagId: 1 as TagId };

  it.each<[string, Plant]>([
    ['equipment-twice', { equipment: [engine, engine], bindings: [] }],
    ['parent-missing', { equipment: [{ ...engine, parentId: 'shaft' }], bindings: [] }],
    ['parent-cycle', { equipment: [{ ...engine, parentId: 'main-engine' }], bindings: [] }],
    ['parameter-unknown', { equipment: [{ ...engine, parameters: { colour: 'red' } }], bindings: [] }],
    ['parameter-kind', { equipment: [{ ...engine, parameters: { ratedPower: '9 MW' } }], bindings: [] }],
    ['slot-unknown', { equipment: [engine], bindings: [{ ...power, slot: 'main-engine/sail' as SlotRef }] }],
    ['slot-twice', { equipment: [engine], bindings: [power, { ...power, tagId: 2 as TagId }] }],
    ['tag-twice', { equipment: [engine], bindings: [power, { ...power, slot: 'main-engine/load' as SlotRef }] }],
  ])('%s', (code, plant) => expect(listPlantProblems(plant).map((problem) => problem.code)).toEqual([code]));

  it('is nothing in a plant that was built', () => {
    const tags = [buildTag('Main engine port load', '%'), buildTag('Generator 1 load', '%'), buildTag('Roll', '°')];
    expect(listPlantProblems(buildPlant(tags))).toEqual([]);
  });
});
