import { expect, it } from 'vitest';
import { USER_ADDRESS } from '../address/user-address.ts';
import { buildUser } from '../testing/people.ts';
import { arrangeUsers } from './arrange-users.ts';

const USERS = [
  buildUser(1, { userName: 'berg', fullName: 'Marit Berg', role: 'Manager', twoFactorEnabled: true }),
  buildUser(2, { userName: 'Aas', organizationId: null, lastSignIn: '2026-11-20T00:00:00.000Z' }),
  buildUser(10, { disabled: true, lastSignIn: '2026-11-21T00:00:00.000Z' }),
];

it.each([
  ['', ['Aas', 'berg', 'user10']],
  ['descending=1', ['user10', 'berg', 'Aas']],
  ['q=marit+berg', ['berg']],
  ['role=Manager', ['berg']],
  ['organization=3', ['berg', 'user10']],
  ['state=active', ['Aas', 'berg']],
  ['state=deactivated', ['user10']],
  ['state=no-two-factor', ['Aas', 'user10']],
  ['sort=last-sign-in&descending=1', ['user10', 'Aas', 'berg']],
  ['sort=organization', ['Aas', 'berg', 'user10']],
  ['sort=role&state=unheard-of', ['berg', 'Aas', 'user10']],
])('the address %j shows %j', (search, names) => {
  const address = USER_ADDRESS.parse(new URLSearchParams(search));
  const shown = arrangeUsers(USERS, address, (id) => (id === null ? '—' : 'Nordlys'));
  expect(shown.map(({ userName }) => userName)).toEqual(names);
});
