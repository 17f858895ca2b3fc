/** Users, an organisation and what an admin may do, for tests of these pages. */
import type { Abilities, UserEntry } from '@fms/contract/account';
import type { OrganizationEntry } from '@fms/contract/organization';
import { type OrganizationId, toId, type UserId } from '@fms/domain/identity';
import { buildVessel } from '../../../testing/builders.ts';

export const NORDLYS = toId<OrganizationId>(3);

export function buildUser(id: number, given: Partial<UserEntry> = {}): UserEntry {
  return {
    id: toId<UserId>(id),
    userName: `user${id}`,
    email: `user${id}@nordlys.example`,
    fullName: '',
    role: 'User',
    organizationId: NORDLYS,
    reach: 'organization',
    disabled: false,
    twoFactorEnabled: false,
    lastSignIn: null,
    ...given,
  };
}

const organization: OrganizationEntry = {
  organization: {
    ...{ id: NORDLYS, name: 'Nordlys', customData: '{}', logo: '1' },
    ...{ revision: 0, changedAt: null, changedBy: null },
  },
  vessels: [],
};

const abilities: Abilities = {
  level: 2,
  manageUsers: true,
  manageVessels: true,
  impersonate: true,
  seeOutbox: true,
  seeFeedback: true,
  seeAudit: true,
  hidden: [],
};

const MANAGED = {
  view: true,
  edit: true,
  acknowledge: true,
  admin: true,
  words: ['view', 'edit'] as ('view' | 'edit')[],
};

/** Of queries that these pages make besides their own. */
export const KNOWN = [
  [['role'], [{ id: 1, name: 'User' }]],
  [['organization'], [organization]],
  [['account', 'abilities'], abilities],
  [['account', 'profile'], { id: 99, userName: 'kaasen' }],
  [['folder'], []],
  [
    ['vessel'],
    [
      buildVessel(7, { name: 'Havbris', permission: MANAGED }),
      buildVessel(8, { name: 'Stormfugl', permission: MANAGED }),
    ],
  ],
] as const;
