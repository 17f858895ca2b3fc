import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createRefusal, press, typeInto } from '../../testing/form-screen.tsx';
import { renderPage } from '../../testing/page-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import { buildUser, KNOWN } from './testing/people.ts';
import UserPage from './user.page.tsx';

const USERS = '/api/v1.0/account/GetUsers';
const DEACTIVATE = '/api/v2/account/deactivate';
const INVITATIONS = '/api/v2/account/invitations';

const PEOPLE = [
  buildUser(1, { userName: 'berg', role: 'Manager', twoFactorEnabled: true }),
  buildUser(2, { userName: 'aas', disabled: true }),
];

afterEach(clearScreen);

const draw = (address = '/setting/users') => renderPage(<UserPage />, address, KNOWN);
const names = () => screen.getAllByRole('row').flatMap((row) => row.querySelector('td')?.firstChild?.textContent ?? []);

it('filters, sorts and keeps both in the address', async () => {
  stubCalls({ [USERS]: { body: PEOPLE } });
  draw();
  await screen.findByText('berg');
  expect(names()).toEqual(['aas', 'berg']);
  press('Username');
  await waitFor(() => expect(names()).toEqual(['berg', 'aas']));
  typeInto('Filter by name or mail address', 'be');
  await waitFor(() => expect(names()).toEqual(['berg']));
  expect(window.location.search).toBe('?q=be&descending=1');
});

it('draws a company of 10,000 as the rows in view', async () => {
  stubCalls({ [USERS]: { body: Array.from({ length: 10_000 }, (_, index) => buildUser(index + 1)) } });
  draw();
  const table = await screen.findByRole('grid', { name: 'Users' });
  expect(table.getAttribute('aria-rowcount')).toBe('10001');
  const drawn = screen.getAllByRole('row').length;
  expect([drawn > 40, drawn < 100]).toEqual([true, true]);
});

async function choose(userName: string, action: string) {
  fireEvent.click(await screen.findByRole('button', { name: `More for ${userName}` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
}

it('deactivates after a question, and once more where a vessel would have no manager', async () => {
  let refusals = 1;
  const said = 'Havbris would have no manager.';
  const conflict = { status: 409, body: { code: 'conflict', message: said, errors: [] } };
  const asked = stubCalls({
    [USERS]: { body: PEOPLE },
    [DEACTIVATE]: async () => (refusals-- > 0 ? conflict : { status: 204 }),
  });
  draw();
  await choose('berg', 'Deactivate');
  await screen.findByText(/^Deactivate berg\?/);
  press('OK');
  await screen.findByText(/^Havbris would have no manager\. Continue anyway\?/);
  press('OK');
  await screen.findByText('The user berg has been deactivated');
  const sent = asked.flatMap(({ path, body }) => (path === DEACTIVATE ? [body] : []));
  expect(sent).toEqual([
    { userId: 1, leaveUnmanaged: false },
    { userId: 1, leaveUnmanaged: true },
  ]);
});

it('reactivates at once, and says why the server refused', async () => {
  const asked = stubCalls({
    [USERS]: { body: PEOPLE },
    '/api/v2/account/reactivate': createRefusal(409, 'The organisation was deleted.'),
  });
  draw();
  await choose('aas', 'Reactivate');
  await screen.findByText('The organisation was deleted.');
  expect(asked.find(({ path }) => path.endsWith('reactivate'))?.body).toEqual({ userId: 2 });
});

it('withdraws an open invitation', async () => {
  const invitation = {
    ...{ email: 'nina@new.example', role: 'User', organizationId: 3, vesselIds: [7], words: ['view'], until: null },
    ...{ invitedBy: 'kaasen', invitedAt: '2026-11-20T00:00:00.000Z', expiresAt: '2026-11-27T00:00:00.000Z' },
  };
  let open = [invitation];
  const asked = stubCalls({ [INVITATIONS]: async () => ({ body: open }) });
  draw('/setting/users?view=invitation');
  expect(await screen.findByText('Havbris (V−)')).toBeTruthy();
  press('Withdraw the invitation of nina@new.example');
  await screen.findByText(/^Withdraw the invitation of nina@new.example\?/);
  open = [];
  press('OK');
  await screen.findByText('No open invitations');
  expect(asked.length).toBe(3);
});

it('gives another role and organisation, and leaves the rest of the profile as it is stored', async () => {
  const PROFILE = '/api/v1.0/account/GetAccountInfomation';
  const EDIT = '/api/v1.0/account/EditAccountInfomation';
  const stored = {
    ...{ id: 1, userName: 'berg', email: 'berg@nordlys.example', fullName: 'M. Berg', phone: '+47', role: 'Manager' },
    ...{ organizationId: 1, twoFactorEnabled: true, lastChangedPassword: null, data: {} },
    ...{ revision: 3, changedAt: null, changedBy: null },
  };
  const asked = stubCalls({
    [USERS]: { body: PEOPLE },
    [PROFILE]: { body: stored },
    [EDIT]: { body: { ...stored, role: 'User' } },
  });
  draw();
  await choose('berg', 'Role and organisation');
  expect(window.location.search).toContain('sheet=place');
  const dialog = within(await screen.findByRole('dialog', { name: 'Role and organisation of berg' }));
  const role = await dialog.findByRole('combobox', { name: 'Role' });
  fireEvent.click(role);
  // The filter of the list has the same name and choices.
  await waitFor(() => expect(role.getAttribute('aria-controls')).toBeTruthy());
  const choices = within(document.getElementById(role.getAttribute('aria-controls') ?? '') as HTMLElement);
  fireEvent.click(choices.getByRole('option', { name: 'User', hidden: true }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === EDIT)?.body).toMatchObject({ phone: '+47', role: 'User', revision: 3 }),
  );
});
