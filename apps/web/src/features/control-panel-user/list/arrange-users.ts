/** Which users the list shows, and in which order. */
import type { UserEntry } from '@fms/contract/account';
import { createWordFilter } from '../../../ui/word-filter.ts';
import type { UserAddress, UserSort } from '../address/user-address.ts';

type UserFilter = Pick<UserAddress, 'words' | 'role' | 'state' | 'organization' | 'sort' | 'descending'>;
type OrganizationName = (id: UserEntry['organizationId']) => string;

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** `nameOf` gives the name of an organisation. */
export function arrangeUsers(
  users: readonly UserEntry[],
  filter: UserFilter,
  nameOf: OrganizationName,
): readonly UserEntry[] {
  const isFound = createWordFilter(filter.words);
  const shown = users.filter(
    (user) =>
      isFound(`${user.userName} ${user.fullName} ${user.email}`) &&
      (filter.role === undefined || user.role === filter.role) &&
      (filter.organization === undefined || user.organizationId === filter.organization) &&
      isInState(user, filter.state),
  );
  const direction = filter.descending ? -1 : 1;
  const keyed = shown.map((user) => ({ user, key: keyOf(user, filter.sort, nameOf) }));
  keyed.sort(
    (one, other) =>
      direction * byName.compare(one.key, other.key) || byName.compare(one.user.userName, other.user.userName),
  );
  return keyed.map(({ user }) => user);
}

function isInState({ disabled, twoFactorEnabled }: UserEntry, state: UserFilter['state']): boolean {
  if (state === 'active') return !disabled;
  if (state === 'deactivated') return disabled;
  return state === 'all' || !twoFactorEnabled;
}

function keyOf(user: UserEntry, sort: UserSort, nameOf: OrganizationName): string {
  switch (sort) {
    case 'user':
      return user.userName;
    case 'email':
      return user.email;
    case 'role':
      return user.role;
    case 'organization':
      return nameOf(user.organizationId);
    case 'two-factor':
      return user.twoFactorEnabled ? '1' : '0';
    case 'last-sign-in':
      return user.lastSignIn ?? '';
  }
}
