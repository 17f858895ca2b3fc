import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { press, refusal, renderForm, typeInto } from '../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import InviteDialog from './invite.dialog.tsx';

const INVITE = '/api/v1.0/account/generateInviteEmail';
const unedited = { revision: 0, changedAt: null, changedBy: null };
const organization = { id: 3, name: 'Nordlys', customData: '{}', logo: '1', ...unedited };

afterEach(clearScreen);

function draw() {
  const closed: string[] = [];
  renderForm(<InviteDialog onClose={() => closed.push('closed')} />, [
    [['role'], [{ id: 1, name: 'User' }]],
    [['organization'], [{ organization, vessels: [] }]],
  ]);
  return closed;
}

it.each([
  [false, 'The invitation to nina@new.example is on its way'],
  [true, 'Invitation to nina@new.example saved in outbox (no mail server). Copy its link there.'],
])('invites to the first organisation as a user (kept: %s)', async (kept, said) => {
  const asked = stubCalls({ [INVITE]: { body: { kept } } });
  const closed = draw();
  typeInto('Email', 'nina@new.example');
  press('Send');
  await screen.findByText(said);
  const body = { email: 'nina@new.example', role: 'User', organizationId: 3, vesselIds: [] };
  expect([asked, closed]).toEqual([[{ path: INVITE, body }], ['closed']]);
});

it('names a wrong address and stays open', () => {
  const asked = stubCalls({});
  const closed = draw();
  typeInto('Email', 'nina');
  press('Send');
  expect(screen.getByText('Enter a valid email address')).toBeTruthy();
  expect([asked, closed]).toEqual([[], []]);
});

it('says why the server refused, and keeps the address', async () => {
  stubCalls({ [INVITE]: refusal(409, 'This address has an account.') });
  const closed = draw();
  typeInto('Email', 'nina@new.example');
  press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe('This address has an account.');
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('value')).toBe('nina@new.example'));
  expect(closed).toEqual([]);
});
