import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createRefusal, press, renderForm, typeInto } from '../../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { KNOWN } from '../testing/people.ts';
import InviteDialog from './invite.dialog.tsx';

const INVITE = '/api/v1.0/account/generateInviteEmail';
const INVITE_MANY = '/api/v2/account/invite-many';
const BODY = { role: 'User', organizationId: 3, vesselIds: [], until: null };

afterEach(clearScreen);

function draw(invitations: unknown[] = [], like = '') {
  const closed: string[] = [];
  renderForm(<InviteDialog like={like} onClose={() => closed.push('closed')} />, [
    ...KNOWN,
    [['user', 'invitation'], invitations],
  ]);
  return closed;
}

it.each([
  [false, 'The invitation to nina@new.example is on its way'],
  [true, 'Invitation to nina@new.example saved in outbox (no mail server). Copy its link there.'],
])('invites to the first organisation as a user (kept: %s)', async (kept, said) => {
  const asked = stubCalls({ [INVITE]: { body: { kept } }, '/api/v2/account/invitations': { body: [] } });
  const closed = draw();
  typeInto('Email', 'nina@new.example');
  press('Send');
  await screen.findByText(said);
  expect(asked.find(({ path }) => path === INVITE)?.body).toEqual({ ...BODY, email: 'nina@new.example' });
  expect(closed).toEqual(['closed']);
});

it.each([
  ['nina', 'Enter a valid email address'],
  ['nina@new.example; olav, per', 'Not valid: olav, per'],
  ['', 'This is required'],
])('names what is wrong with %j and stays open', (typed, said) => {
  const asked = stubCalls({});
  const closed = draw();
  typeInto('Email', typed);
  press('Send');
  expect(screen.getByText(said)).toBeTruthy();
  expect([asked, closed]).toEqual([[], []]);
});

it('says why the server refused, and keeps the address', async () => {
  stubCalls({ [INVITE]: createRefusal(409, 'This address has an account.') });
  const closed = draw();
  typeInto('Email', 'nina@new.example');
  press('Send');
  expect((await screen.findByRole('alert')).textContent).toBe('This address has an account.');
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('value')).toBe('nina@new.example'));
  expect(closed).toEqual([]);
});

it('invites many at once, and keeps those that were refused with their reason', async () => {
  const results = [
    { email: 'nina@new.example', refusal: null },
    { email: 'olav@new.example', refusal: 'This address has an account.' },
  ];
  const asked = stubCalls({
    [INVITE_MANY]: { body: { kept: false, results } },
    '/api/v2/account/invitations': { body: [] },
  });
  const closed = draw();
  fireEvent.paste(screen.getByLabelText('Email'), {
    clipboardData: { getData: () => 'nina@new.example\nolav@new.example\n' },
  });
  press('Send');
  const refused = await screen.findByRole('alert');
  expect(refused.textContent).toBe('olav@new.example: This address has an account.');
  const emails = ['nina@new.example', 'olav@new.example'];
  expect(asked.find(({ path }) => path === INVITE_MANY)?.body).toEqual({ ...BODY, emails });
  await waitFor(() => expect(screen.getByLabelText('Email').getAttribute('value')).toBe('olav@new.example'));
  expect(closed).toEqual([]);
});

it('sends the same invitation as another one, with its vessels, words and end', async () => {
  const granted = { vesselIds: [7], words: ['view', 'report'], until: '2027-01-01T00:00:00.000Z' };
  const asked = stubCalls({ [INVITE]: { body: { kept: false } }, '/api/v2/account/invitations': { body: [] } });
  const of = { email: 'nina@new.example', role: 'User', organizationId: null, ...granted };
  const times = { invitedBy: 'kaasen', invitedAt: '2026-11-20T00:00:00.000Z', expiresAt: '2026-11-27T00:00:00.000Z' };
  draw([{ ...of, ...times }], 'nina@new.example');
  typeInto('Email', 'olav@new.example');
  press('Send');
  await screen.findByText('The invitation to olav@new.example is on its way');
  const body = { email: 'olav@new.example', role: 'User', organizationId: null, ...granted };
  expect(asked.find(({ path }) => path === INVITE)?.body).toEqual(body);
});
