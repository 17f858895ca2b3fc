import { describe, expect, expectTypeOf, it } from 'vitest';
import { type TagId, toId, type VesselId } from './ids.ts';

describe('ids', () => {
  it('are plain numbers at run time', () => {
    expect(toId<VesselId>(7)).toBe(7);
  });

  it('of different kinds do not compile into each other', () => {
    expectTypeOf<TagId>().not.toExtend<VesselId>();
    expectTypeOf<number>().not.toExtend<VesselId>();
    expectTypeOf<VesselId>().toExtend<number>();
  });
});
