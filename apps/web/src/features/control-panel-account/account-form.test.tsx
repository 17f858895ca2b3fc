import type { UserProfile } from '@fms/contract/account';
import { type OrganizationId, toId, type UserId } from '@fms/domain/identity';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCurrentUser, writeCurrentUser } from '../../storage/current-user.ts';
import { buildToken } from '../../testing/builders.ts';
import { createRefusal, isDisabled, press, renderForm, typeInto } from '../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import PasswordPage from './password.page.tsx';
import ProfilePage from './profile.page.tsx';
import { DisableForm } from './two-factor/disable-form.tsx';
import { EnrolForm } from './two-factor/enrol-form.tsx';

const EDIT = '/api/v1.0/account/EditAccountInfomation';
const CHANGE = '/api/v1.0/account/ChangePassword';
const TWO_FACTOR = '/api/v2/two-factor';
const GOOD = 'Harbour-Light-7';

beforeEach(() => writeCurrentUser({ token: buildToken(), username: 'olav', email: '' }));
afterEach(clearScreen);

const profile: UserProfile = {
  id: toId<UserId>(7),
  userName: 'olav',
  email: 'olav@fleet.example',
  fullName: 'Olav Berg',
  phone: '',
  role: 'Manager',
  organizationId: toId<OrganizationId>(1),
  twoFactorEnabled: false,
  lastChangedPassword: null,
  data: {},
  revision: 4,
  changedAt: null,
  changedBy: null,
};

describe('the profile', () => {
  const draw = () => renderForm(<ProfilePage />, [[['account', 'profile'], profile]]);

  it('is stored whole with what was changed, and counts as saved then', async () => {
    const asked = stubCalls({ [EDIT]: { body: { ...profile, phone: '+47 1' } } });
    draw();
    expect(isDisabled('Save')).toBe(true);
    typeInto('Phone', '+47 1');
    press('Save');
    await screen.findByText('Your changes have been saved');
    expect(asked).toEqual([{ path: EDIT, body: { ...profile, phone: '+47 1' } }]);
    await waitFor(() => expect(isDisabled('Save')).toBe(true));
  });

  it('shows name and role as what cannot be changed', () => {
    draw();
    for (const label of ['Username', 'Role']) {
      const field = screen.getByLabelText(label);
      expect([field.hasAttribute('readonly'), field.dataset.variant]).toEqual([true, 'default']);
    }
  });

  it('makes no call for a wrong mail address', () => {
    const asked = stubCalls({});
    draw();
    typeInto('Email', 'olav');
    press('Save');
    expect(screen.getByText('Enter a valid email address')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('says what the server says of a field, once', async () => {
    stubCalls({
      [EDIT]: createRefusal(400, 'The request is not as it is described.', [
        'body.email: Another account has this address.',
      ]),
      '/api/v1.0/account/GetAccountInfomation': { body: profile },
    });
    draw();
    typeInto('Email', 'nina@fleet.example');
    press('Save');
    expect(await screen.findAllByText('Another account has this address.')).toHaveLength(1);
    expect(screen.getByLabelText('Email').getAttribute('value')).toBe('nina@fleet.example');
  });

  it('asks before changes are lost on the way to another page', async () => {
    const { router } = draw();
    typeInto('Phone', '+47 1');
    await act(() => router.navigate('/vessel/home'));
    await screen.findByText('The form has unsaved changes. Discard them?');
    expect(router.state.location.pathname).toBe('/');
    press('OK');
    await waitFor(() => expect(router.state.location.pathname).toBe('/vessel/home'));
  });
});

describe('a new password', () => {
  const fill = (confirm = GOOD) => {
    typeInto('Present password', 'Fleet-Demo-1');
    typeInto('New password', GOOD);
    typeInto('Confirm password', confirm);
  };

  it('is sent once its rules are kept and both agree, and brings a token', async () => {
    const token = buildToken({ sid: 'next' });
    const asked = stubCalls({ [CHANGE]: { body: { token } } });
    renderForm(<PasswordPage />);
    fill('Harbour-Light-8');
    expect([isDisabled('Change'), screen.queryAllByText('The passwords differ')]).toEqual([true, expect.any(Array)]);
    fill();
    press('Change');
    await screen.findByText('Your changes have been saved');
    expect(asked[0]?.body).toEqual({ oldPassword: 'Fleet-Demo-1', newPassword: GOOD, confirmPassword: GOOD });
    expect(readCurrentUser()?.token).toBe(token);
    await waitFor(() => expect(screen.getByLabelText('New password').getAttribute('value')).toBe(''));
  });

  it('keeps what was typed when the present one is wrong', async () => {
    stubCalls({
      [CHANGE]: { status: 401, body: { code: 'wrong-credentials', message: 'Wrong password.', errors: [] } },
    });
    renderForm(<PasswordPage />);
    fill();
    press('Change');
    expect((await screen.findByRole('alert')).textContent).toBe('Wrong password.');
    expect(screen.getByLabelText('New password').getAttribute('value')).toBe(GOOD);
  });
});

describe('the second factor', () => {
  it('is set up by password and code, and answers recovery codes', async () => {
    const asked = stubCalls({
      [`${TWO_FACTOR}/enrol`]: { body: { secret: 'JBSWY3DP', address: 'otpauth://totp/fms' } },
      [`${TWO_FACTOR}/confirm`]: { body: { recoveryCodes: ['one'], token: buildToken() } },
    });
    const codes: unknown[] = [];
    renderForm(<EnrolForm onCancel={() => {}} onEnrolled={(given) => codes.push(given)} />);
    press('Set up');
    expect(screen.getByText('This is required')).toBeTruthy();
    typeInto('Password', GOOD);
    press('Set up');
    await screen.findByText('JBSWY3DP');
    typeInto('Code of your authenticator', '12 34');
    press('Confirm');
    expect(screen.getByText('At least 6 characters')).toBeTruthy();
    typeInto('Code of your authenticator', '123 456');
    press('Confirm');
    await waitFor(() => expect(codes).toEqual([['one']]));
    expect(asked.map(({ body }) => body)).toEqual([{ password: GOOD }, { code: '123456' }]);
  });

  it('is turned off by password and code, which the server may refuse', async () => {
    stubCalls({
      [`${TWO_FACTOR}/disable`]: { status: 401, body: { code: 'wrong-code', message: 'Wrong OTP Code.', errors: [] } },
    });
    const done: string[] = [];
    renderForm(<DisableForm onDone={() => done.push('done')} />);
    typeInto('Password', GOOD);
    typeInto('Code of your authenticator', '000000');
    press('Turn off');
    await screen.findByText('Wrong OTP Code.');
    expect(done).toEqual([]);
    press('Cancel');
    expect(done).toEqual(['done']);
  });
});
