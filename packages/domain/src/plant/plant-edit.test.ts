import { describe, expect, it } from 'vitest';
import type { TagId } from '../identity/index.ts';
import {
  addEquipment,
  bindSlot,
  changeEquipment,
  countPlantChanges,
  EMPTY_PLANT,
  listPlantProblems,
  removeEquipment,
  type SlotRef,
  setParameter,
} from './index.ts';

const [LOAD, POWER] = ['main-engine/load', 'main-engine/power'] as SlotRef[] as [SlotRef, SlotRef];
const tag = (id: number) => id as TagId;
const engine = addEquipment(EMPTY_PLANT, 'main-engine', 'main-engine', 'Main engine');

describe('changes of a plant', () => {
  it('add equipment once', () => {
    expect(engine.equipment.map(({ id }) => id)).toEqual(['main-engine']);
    expect(addEquipment(engine, 'main-engine', 'generator', 'Other')).toBe(engine);
  });

  it('remove equipment with its bindings, and free its parts', () => {
    const board = addEquipment(bindSlot(engine, LOAD, tag(1)), 'switchboard', 'switchboard', 'Main switchboard');
    const parts = changeEquipment(addEquipment(board, 'generator-1', 'generator', 'DG 1'), 'generator-1', {
      parentId: 'switchboard',
    });
    expect(removeEquipment(parts, 'main-engine').bindings).toEqual([]);
    const freed = removeEquipment(parts, 'switchboard');
    expect(freed.equipment.find(({ id }) => id === 'generator-1')?.parentId).toBeNull();
    expect(listPlantProblems(freed)).toEqual([]);
  });

  it('move a tag within its equipment, so that it fills one slot', () => {
    const moved = bindSlot(bindSlot(engine, LOAD, tag(1)), POWER, tag(1));
    expect(moved.bindings).toEqual([
      { slot: LOAD, tagId: null },
      { slot: POWER, tagId: tag(1) },
    ]);
    expect(listPlantProblems(moved)).toEqual([]);
  });

  it('set a parameter and take it away', () => {
    const rated = setParameter(engine, 'main-engine', 'ratedPower', 5400);
    expect(rated.equipment[0]?.parameters).toEqual({ ratedPower: 5400 });
    expect(setParameter(rated, 'main-engine', 'ratedPower', undefined)).toEqual(engine);
  });

  it('are counted by slot and equipment', () => {
    const changed = setParameter(bindSlot(engine, LOAD, tag(1)), 'main-engine', 'ratedPower', 5400);
    expect(countPlantChanges(engine, changed)).toBe(2);
    expect(countPlantChanges(changed, changed)).toBe(0);
  });
});
