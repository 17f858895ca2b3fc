import { userProfile } from '@fms/contract/account';
import { alarm } from '@fms/contract/alarm';
import { tag } from '@fms/contract/tag';
import { vessel } from '@fms/contract/vessel';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buildAlarm,
  buildLastPosition,
  buildTag,
  buildUserProfile,
  buildVessel,
  createFakeClock,
  FAKE_START,
  resetNumbers,
} from './index.ts';

describe('builders', () => {
  beforeEach(resetNumbers);

  it('build what the contract accepts unchanged', () => {
    const standardData = { ...buildVessel().standardData, lastPosition: buildLastPosition() };
    const built = [
      [vessel, buildVessel({ standardData })],
      [tag, buildTag()],
      [alarm, buildAlarm()],
      [userProfile, buildUserProfile()],
    ] as const;
    for (const [schema, value] of built) expect(schema.parse(value)).toEqual(value);
  });

  it('number each kind from 1', () => {
    expect([buildVessel().id, buildTag().Id, buildVessel().id]).toEqual([1, 1, 2]);
    expect(buildVessel({ name: 'Nordlys' })).toMatchObject({ id: 3, name: 'Nordlys' });
  });
});

describe('createFakeClock', () => {
  it('moves only when told to', () => {
    const clock = createFakeClock();
    expect(clock.now()).toBe(FAKE_START);
    clock.advance(1500);
    expect(clock.now() - FAKE_START).toBe(1500);
    clock.set(7);
    expect(clock.now()).toBe(7);
  });
});
