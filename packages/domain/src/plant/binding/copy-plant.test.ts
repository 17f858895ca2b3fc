/** A plant copied to a sister ship: what is taken over, what the sister keeps, and what has no tag there. */
import { describe, expect, it } from 'vitest';
import type { TagId } from '../../identity/index.ts';
import {
  addEquipment,
  type BindableTag,
  bindSlot,
  copyPlant,
  EMPTY_PLANT,
  listPlantProblems,
  type Plant,
  type SlotRef,
  setParameter,
} from '../index.ts';

const [LOAD, POWER, OIL] = ['main-engine/load', 'main-engine/power', 'main-engine/lubeOilPressure'] as SlotRef[] as [
  SlotRef,
  SlotRef,
  SlotRef,
];
const PLAIN = { description: '', source: 'plant', standardName: '', min: 0, max: 10, valueKind: 'number' } as const;
const tag = (id: number, name: string, unit: string): BindableTag => ({ ...PLAIN, id: id as TagId, name, unit });

const engine = addEquipment(EMPTY_PLANT, 'main-engine', 'main-engine', 'Main engine');
const FIRST_TAGS = [tag(1, 'PX 1', '%'), tag(2, 'PX 2', 'kW'), tag(3, 'PX 3', 'bar')];
const first: Plant = FIRST_TAGS.reduce(
  (plant, { id }, at) => bindSlot(plant, [LOAD, POWER, OIL][at] as SlotRef, id),
  setParameter(setParameter(engine, 'main-engine', 'ratedPower', 5400), 'main-engine', 'hoursAtOverhaul', 12_000),
);
const from = { plant: first, tags: FIRST_TAGS };

describe('a copy to a sister', () => {
  it('adds equipment without what is true of the first ship alone, and binds tags of the same name', () => {
    const copy = copyPlant(from, { plant: EMPTY_PLANT, tags: [tag(11, 'px  1', '%'), tag(12, 'PX 2', 'MW')] }, false);
    expect(copy.added).toEqual([{ ...engine.equipment[0], parameters: { ratedPower: 5400 } }]);
    expect(copy.plant.bindings).toEqual([
      { slot: LOAD, tagId: 11 },
      { slot: POWER, tagId: 12 },
    ]);
    expect(copy).toMatchObject({ bound: [LOAD, POWER], missing: [OIL], kept: [] });
    expect(listPlantProblems(copy.plant)).toEqual([]);
  });

  it('binds no tag that measures something else', () => {
    const copy = copyPlant(from, { plant: EMPTY_PLANT, tags: [tag(11, 'PX 1', 'bar')] }, false);
    expect(copy.missing).toEqual([LOAD, POWER, OIL]);
  });

  it('leaves what the sister has, until it is told to replace it', () => {
    const tags = [tag(11, 'PX 1', '%'), tag(12, 'Load', '%')];
    const own = setParameter(bindSlot(engine, LOAD, 12 as TagId), 'main-engine', 'ratedPower', 6000);
    const copy = copyPlant(from, { plant: own, tags }, false);
    expect(copy).toMatchObject({ added: [], described: [], bound: [], kept: [LOAD] });
    expect(copy.plant).toEqual(own);
    const replaced = copyPlant(from, { plant: own, tags }, true);
    expect(replaced).toMatchObject({ bound: [LOAD], kept: [] });
    expect(replaced.plant.bindings).toEqual([{ slot: LOAD, tagId: 11 }]);
    expect(replaced.plant.equipment[0]?.parameters.ratedPower).toBe(6000);
  });

  it('fills in what is not known of the equipment of the sister', () => {
    const copy = copyPlant(from, { plant: engine, tags: [] }, false);
    expect(copy.described.map(({ parameters }) => parameters)).toEqual([{ ratedPower: 5400 }]);
  });

  it('takes over that no tag fills a slot, where none fills it', () => {
    const none = { plant: bindSlot(engine, LOAD, null), tags: [] };
    const tags = [tag(12, 'Load', '%')];
    expect(copyPlant(none, { plant: engine, tags }, false).plant).toEqual(none.plant);
    const filled = bindSlot(engine, LOAD, 12 as TagId);
    expect(copyPlant(none, { plant: filled, tags }, true).plant).toEqual(filled);
  });
});
