import { alarm, tag, userProfile, vessel } from '@fms/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { aLastPosition, anAlarm, aTag, aUserProfile, aVessel, FAKE_START, fakeClock, resetNumbers } from './index.ts';

describe('builders', () => {
  beforeEach(resetNumbers);

  it('build what the contract accepts unchanged', () => {
    const standardData = { ...aVessel().standardData, lastPosition: aLastPosition() };
    const built = [
      [vessel, aVessel({ standardData })],
      [tag, aTag()],
      [alarm, anAlarm()],
      [userProfile, aUserProfile()],
    ] as const;
    for (const [schema, value] of built) expect(schema.parse(value)).toEqual(value);
  });

  it('number each kind from 1', () => {
    expect([aVessel().id, aTag().Id, aVessel().id]).toEqual([1, 1, 2]);
    expect(aVessel({ name: 'Nordlys' })).toMatchObject({ id: 3, name: 'Nordlys' });
  });
});

describe('fakeClock', () => {
  it('moves only when told to', () => {
    const clock = fakeClock();
    expect(clock.now()).toBe(FAKE_START);
    clock.advance(1500);
    expect(clock.now() - FAKE_START).toBe(1500);
    clock.set(7);
    expect(clock.now()).toBe(7);
  });
});
