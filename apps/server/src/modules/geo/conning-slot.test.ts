import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import type { Plant, SlotRef } from '@fms/domain/plant';
import { describe, expect, it } from 'vitest';
import type { TagRow } from '../tag/index.ts';
import { findConningTags } from './conning-slot.ts';

const vesselId = toId<VesselId>(1);
const row = (id: number, unit: string, role: TagRow['role'] = null) => ({ id: toId<TagId>(id), unit, role }) as TagRow;
const catalogOf = (...rows: TagRow[]) => ({
  of: (tagId: number) => rows.find(({ id }) => id === tagId),
  inRole: (_vessel: VesselId, role: TagRow['role']) => rows.find((one) => one.role === role),
});
const rudder = (side: string) =>
  ({ id: `rudder${side}`, kind: 'rudder', name: `Rudder${side}`, parentId: null, parameters: {} }) as const;
const plantOf = (bindings: Record<string, number | null>, ...sides: string[]): Plant => ({
  equipment: [{ id: 'vessel', kind: 'vessel', name: 'Vessel', parentId: null, parameters: {} }, ...sides.map(rudder)],
  bindings: Object.entries(bindings).map(([slot, tagId]) => ({
    slot: slot as SlotRef,
    tagId: tagId === null ? null : toId<TagId>(tagId),
  })),
});

describe('the tags of getConning', () => {
  it('are those in the slots of the plant, whatever they are called and in whatever unit they measure', () => {
    const plant = plantOf({ 'vessel/rateOfTurn': 4, 'vessel/speedOverGround': 5, 'vessel/heading': 6 });
    const tags = findConningTags(plant, catalogOf(row(4, 'rad/s'), row(5, 'm/s'), row(6, '°', 'heading')), vesselId);
    expect(tags.rateOfTurn?.tagId).toBe(4);
    // One degree a second is sixty a minute; 10 m/s are 19.438 kn.
    expect(tags.rateOfTurn?.convert(Math.PI / 180)).toBeCloseTo(60, 9);
    expect(tags.speedKnots?.convert(10)).toBeCloseTo(19.438, 3);
    expect(tags.headingDegrees?.convert(271)).toBe(271);
    expect(tags.courseDegrees).toBeUndefined();
  });

  it('are those of a role where no slot was decided, and none where a person left the slot empty', () => {
    const catalog = catalogOf(row(7, '°', 'heading'), row(8, 'kn', 'speed'));
    const tags = findConningTags(plantOf({ 'vessel/speedOverGround': null }), catalog, vesselId);
    expect([tags.headingDegrees?.tagId, tags.speedKnots]).toEqual([7, undefined]);
  });

  it.each([
    ['one', [''], [1, undefined]],
    ['two', ['-port', '-starboard'], [3, 2]],
    ['the one to port', ['-port'], [undefined, 2]],
  ])('know %s rudder', (_words, sides, [main, port]) => {
    const plant = plantOf({ 'rudder/angle': 1, 'rudder-port/angle': 2, 'rudder-starboard/angle': 3 }, ...sides);
    const tags = findConningTags(plant, catalogOf(row(1, '°'), row(2, '°'), row(3, '°')), vesselId);
    expect([tags.rudderDegrees?.tagId, tags.portRudderDegrees?.tagId]).toEqual([main, port]);
  });

  it('say nothing where a tag measures something else', () => {
    const tags = findConningTags(plantOf({ 'vessel/heading': 9 }), catalogOf(row(9, 'bar')), vesselId);
    expect(tags.headingDegrees?.convert(3)).toBeNaN();
  });
});
