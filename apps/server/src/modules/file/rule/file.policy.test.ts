import type { PermissionLevel } from '@fms/domain/account';
import { toId, type UserId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../platform/access/caller.ts';
import { isSecondPerson, requireSecondPerson } from './file.policy.ts';

const [kari, olav, admin] = [1, 2, 3].map((id) => toId<UserId>(id)) as [UserId, UserId, UserId];
const level: PermissionLevel = 1;
const asCaller = (userId: UserId, impersonatedBy: UserId | null = null): Caller => ({
  ...{ userId, userName: 'x', role: 'Manager', level, sessionId: 's', impersonatedBy },
});

describe('the second person', () => {
  it.each<[string, Caller, { accountId: UserId | null; actingId: UserId | null }, boolean]>([
    ['is another user', asCaller(olav), { accountId: kari, actingId: null }, true],
    ['is not the sender', asCaller(kari), { accountId: kari, actingId: null }, false],
    [
      'is not the admin who sent it in the name of another',
      asCaller(admin),
      { accountId: kari, actingId: admin },
      false,
    ],
    ['is not the sender behind another account', asCaller(olav, admin), { accountId: admin, actingId: null }, false],
    ['is not the user in whose name an admin sent it', asCaller(kari), { accountId: kari, actingId: admin }, false],
    ['is not known where the sender is not', asCaller(olav), { accountId: null, actingId: null }, false],
  ])('%s', (_, caller, sender, isSecond) => {
    expect(isSecondPerson(caller, sender)).toBe(isSecond);
    const ask = () => requireSecondPerson(caller, sender);
    if (isSecond) ask();
    else expect(ask).toThrow('another person');
  });
});
