/** The supply ship of the generator tab: four sets of 1,820 kW on two sections, a string of the battery on each. */
import { describe, expect, it } from 'vitest';
import { EMPTY_PLANT, type EquipmentKind, formatSlotRef, type PlantEquipment, type SlotRef } from '../plant/index.ts';
import { hasValue, type PlantAnswer, type PlantInput, refuse } from '../plant-value/index.ts';
import {
  type BoardPlant,
  type BoardValues,
  checkBoard,
  computeSectionLoad,
  computeSet,
  computeTiePower,
  findRating,
  layOutSwitchboard,
} from './index.ts';

type Parameters = PlantEquipment['parameters'];
const part = (
  kind: EquipmentKind,
  id: string,
  parentId: string | null,
  parameters: Parameters = {},
): PlantEquipment => ({ id, kind, name: id, parentId, parameters });

const SET = { ratedPower: 1820, overhaulInterval: 20_000, hoursAtOverhaul: 0 };
const STRING = { capacity: 1000 };
const EQUIPMENT: readonly PlantEquipment[] = [
  part('switchboard', 'switchboard', null),
  part('switchboard', 'switchboard-b', null),
  part('switchboard', 'switchboard-a', null),
  part('bus-tie', 'bus-tie', null),
  ...[1, 2].map((n) => part('generator', `generator-${n}`, 'switchboard-a', SET)),
  ...[3, 4].map((n) => part('generator', `generator-${n}`, 'switchboard-b', SET)),
  part('shaft', 'shaft-port', 'switchboard-a'),
  part('shaft', 'shaft-starboard', 'switchboard-b'),
  part('thruster', 'thruster-bow-thruster-1', 'switchboard-a'),
  part('thruster', 'thruster-bow-thruster-2', 'switchboard-b'),
  part('battery', 'battery', null, { lowestCharge: 30 }),
  part('battery-string', 'battery-string-1', 'switchboard-a', STRING),
  part('battery-string', 'battery-string-2', 'switchboard-b', STRING),
];

const VALUES: Readonly<Record<string, number | boolean>> = {
  'generator-1/running': true,
  'generator-1/power': 1214,
  'generator-1/load': 66.7,
  'generator-1/voltage': 690.2,
  'generator-1/current': 1104,
  'generator-1/fuelRate': 288,
  'generator-1/runningHours': 18_422,
  'generator-2/running': false,
  'generator-2/power': 0,
  'generator-3/running': true,
  'generator-3/power': 1204,
  'generator-4/running': false,
  'generator-4/power': 0,
  'shaft-port/power': 985,
  'shaft-starboard/power': 985,
  'thruster-bow-thruster-1/power': 0,
  'thruster-bow-thruster-2/power': 0,
  'switchboard-a/hotelLoad': 182,
  'switchboard-b/hotelLoad': 236,
  'battery-string-1/power': -15,
  'battery-string-2/power': -15,
  'battery-string-1/stateOfCharge': 65,
  'battery-string-2/stateOfCharge': 65,
  'battery-string-1/stateOfHealth': 98.7,
  'battery-string-2/stateOfHealth': 98.7,
  'battery/dischargeLimit': 1600,
  'bus-tie/closed': true,
  'vessel/fuelDensity': 844.8,
};

function buildBoard(changed: Readonly<Record<string, number | boolean | undefined>> = {}, equipment = EQUIPMENT) {
  const given = new Map(Object.entries({ ...VALUES, ...changed }).filter(([, value]) => value !== undefined));
  const has = (slot: SlotRef) => given.has(slot);
  const read = (slot: SlotRef): PlantInput<never> => {
    const value = given.get(slot);
    return value === undefined ? refuse('missing', slot) : { value: value as never, state: 'good' };
  };
  const values: BoardValues = {
    read,
    readState: read,
    has,
    parameterOf: (id, key) => equipment.find((one) => one.id === id)?.parameters[key],
    isRunning: (id) => read(formatSlotRef(id, 'running')),
  };
  const plant: BoardPlant = { equipment, has };
  return { layout: layOutSwitchboard(plant), values };
}

const valueIn = (answer: PlantAnswer | PlantInput | undefined) =>
  answer !== undefined && hasValue(answer) ? answer.value : Number.NaN;
const withoutParents = EQUIPMENT.map((one) => ({ ...one, parentId: null }));

describe('layOutSwitchboard', () => {
  it('puts sets and consumers on the section they are part of, propulsion at the outer ends', () => {
    const { sections, isAssumed } = buildBoard().layout;
    expect(sections.map(({ name, sets }) => [name, sets.map(({ id }) => id)])).toEqual([
      ['A', ['generator-1', 'generator-2']],
      ['B', ['generator-3', 'generator-4']],
    ]);
    expect(sections.map(({ feeders }) => feeders.map(({ kind }) => kind))).toEqual([
      ['propulsion', 'thruster', 'hotel', 'battery'],
      ['battery', 'hotel', 'thruster', 'propulsion'],
    ]);
    expect(isAssumed).toBe(false);
  });

  it('says that it assumed the sections of a plant that does not tell them', () => {
    const { sections, isAssumed } = buildBoard({}, withoutParents).layout;
    expect(sections.map(({ sets }) => sets.map(({ id }) => id))).toEqual([
      ['generator-1', 'generator-3'],
      ['generator-2', 'generator-4'],
    ]);
    expect(isAssumed).toBe(true);
  });

  it('takes no shaft for a consumer where an engine turns it', () => {
    const { sections } = buildBoard({}, [...EQUIPMENT, part('main-engine', 'main-engine', null)]).layout;
    expect(sections.flatMap(({ feeders }) => feeders).filter(({ kind }) => kind === 'propulsion')).toEqual([]);
  });

  it('has one section without a name where there is one switchboard, or none', () => {
    const sets = EQUIPMENT.filter(({ kind }) => kind === 'generator');
    const { sections, isAssumed } = layOutSwitchboard({ equipment: sets, has: () => false });
    expect(sections).toMatchObject([{ name: '', boardId: undefined, sets }]);
    expect(isAssumed).toBe(false);
    expect(layOutSwitchboard({ ...EMPTY_PLANT, has: () => false }).sections).toHaveLength(1);
  });
});

describe('the trip of the largest set', () => {
  it('leaves 2,388 kW on one set and the battery, with a margin of 1,032 kW', () => {
    const { layout, values } = buildBoard();
    const [only, ...others] = checkBoard(layout, values);
    expect(others).toEqual([]);
    expect(only?.check).toMatchObject({
      value: {
        verdict: 'no-blackout',
        lost: { name: 'generator-1', powerKw: 1214 },
        loadAfterKw: 2388,
        setsKw: 1820,
        batteryKw: 1600,
        marginKw: 1032,
        marginWithoutBatteryKw: -568,
      },
    });
    // 2 × 1,000 kWh × 98.7 % × (65 − 30) % over 568 kW.
    const hours = only && hasValue(only.check) ? only.check.value.batteryHours : null;
    expect(hours).toBeCloseTo(690.9 / 568, 6);
  });

  it('is evaluated for each side of an open tie', () => {
    const { layout, values } = buildBoard({ 'bus-tie/closed': false });
    expect(checkBoard(layout, values).map(({ sections, check }) => [sections, valueOfCheck(check)])).toEqual([
      [['switchboard-a'], 800 - 1167],
      [['switchboard-b'], 800 - 1221],
    ]);
  });

  it('refuses to evaluate with an unknown consumer', () => {
    const { layout, values } = buildBoard({ 'bus-tie/closed': undefined });
    expect(checkBoard(layout, values).every(({ check }) => 'reason' in check)).toBe(true);
  });
});

const valueOfCheck = (check: PlantAnswer<{ marginKw: number }>) => (hasValue(check) ? check.value.marginKw : null);

describe('what a section carries', () => {
  it('is the sum of its feeders, 32 kW less than its set gives', () => {
    const { layout, values } = buildBoard();
    expect(layout.sections.map((section) => valueIn(computeSectionLoad(section, values)))).toEqual([1182, 1236]);
    expect(valueIn(computeTiePower(layout, 0, values))).toBe(32);
  });

  it('is what its sources give where no hotel load is measured', () => {
    const { layout, values } = buildBoard({ 'switchboard-a/hotelLoad': undefined, 'battery-string-1/power': 20 });
    expect(valueIn(layout.sections[0] && computeSectionLoad(layout.sections[0], values))).toBe(1234);
    expect(computeTiePower(layout, 0, values)).toEqual(refuse('missing', 'hotelLoad'));
  });
});

describe('a set', () => {
  it('has reactive power, power factor, consumption and hours left', () => {
    const set = computeSet('generator-1', buildBoard().values);
    expect(valueIn(set.reactivePower)).toBeCloseTo(517.7, 1);
    expect(valueIn(set.powerFactor)).toBeCloseTo(0.92, 2);
    expect(valueIn(set.fuelMass)).toBeCloseTo(243.3, 1);
    expect(valueIn(set.sfoc)).toBeCloseTo(200.4, 1);
    expect(valueIn(set.hoursToOverhaul)).toBe(1578);
  });

  it('that stands has neither power factor nor consumption', () => {
    const { powerFactor, sfoc } = computeSet('generator-2', buildBoard().values);
    expect([powerFactor, sfoc]).toEqual([refuse('stopped', 'running'), refuse('stopped', 'running')]);
  });

  it('has its rating from the load where none is entered, and none at low load', () => {
    const { values } = buildBoard(
      { 'generator-2/load': 4 },
      EQUIPMENT.map((one) => ({ ...one, parameters: {} })),
    );
    expect(valueIn(findRating('generator-1', values))).toBeCloseTo(1820, 0);
    expect(findRating('generator-2', values)).toEqual(refuse('missing', 'ratedPower'));
  });
});
