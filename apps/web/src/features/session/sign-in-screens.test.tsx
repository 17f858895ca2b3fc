import { fireEvent, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { buildToken } from '../../testing/builders.ts';
import { type Answer, clearScreen, renderScreen, stubCalls } from '../../testing/screen.tsx';
import { LoginScreen } from './login/login-screen.tsx';
import ForgotScreen from './recovery/forgot-screen.tsx';
import ResetScreen from './recovery/reset-screen.tsx';
import SignUpScreen from './sign-up/sign-up-screen.tsx';
import { saveLinkSecret } from './status/link-secret.ts';
import { LOGIN_STATUS } from './status/login-status.ts';

const FORGOT = '/api/v1.0/account/forgotPassword';
const RESET = '/api/v1.0/account/ResetPassword';
const REGISTER = '/api/v1.0/account/Register';
const VERIFY = '/api/v1.0/account/verifyOTP';
const GOOD = 'Harbour-Light-7';

afterEach(clearScreen);

const refused = (status: number, message: string, errors: string[] = []): Answer => ({
  status,
  body: { code: status === 401 ? 'wrong-code' : 'invalid-input', message, errors },
});

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
};

function drawFromLink(path: string, drawn: React.ReactNode) {
  history.replaceState(null, '', path);
  saveLinkSecret(Date.now());
  renderScreen(drawn);
}

describe('§2.5, §4.7 and §8.5, a forgotten password', () => {
  it('asks for the mail, says the same for known and unknown, and goes to the login', async () => {
    const asked = stubCalls({ [FORGOT]: {} });
    drawFromLink('/forgot', <ForgotScreen />);
    type('Email', 'olav@fleet.example');
    press('Send');
    await screen.findByText('If your information is correct, please check your email to reset the password.');
    press('OK');
    expect([asked.length, location.pathname]).toEqual([1, '/login']);
  });

  it.each([[''], ['no address']])('makes no call for %j', (email) => {
    const asked = stubCalls({});
    drawFromLink('/forgot', <ForgotScreen />);
    type('Email', email);
    press('Send');
    expect(asked).toEqual([]);
  });

  it('says why it could not, and goes to the login too', async () => {
    stubCalls({ [FORGOT]: refused(400, 'Too often.') });
    drawFromLink('/forgot', <ForgotScreen />);
    type('Email', 'olav@fleet.example');
    press('Send');
    await screen.findByText('Cannot reset password. Too often.');
    press('OK');
    expect(location.pathname).toBe('/login');
  });
});

describe('§2.6, §4.8, §5 and §8.6, a new password', () => {
  const draw = () => drawFromLink('/reset?userName=olav&code=secret', <ResetScreen />);
  const isSendDisabled = () => screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled');

  it('shows the texts and takes name and code out of the address at once', () => {
    draw();
    expect(screen.getByText('Please enter your new password.')).toBeTruthy();
    expect(
      screen.getByText('8 to 128 characters including uppercase, lowercase, numbers and special characters.'),
    ).toBeTruthy();
    expect(location.search).toBe('');
  });

  it('is sent only when both fields agree, with name and code of the link, and leads to the login', async () => {
    const asked = stubCalls({ [RESET]: {} });
    draw();
    expect(isSendDisabled()).toBe(true);
    fill('Password', GOOD);
    expect(isSendDisabled()).toBe(true);
    fill('Confirm password', 'Harbour-Light-8');
    expect(isSendDisabled()).toBe(true);
    fill('Confirm password', GOOD);
    press('Send');
    await screen.findByText('Your password has been changed. Please login');
    expect(location.pathname).toBe('/login');
    expect(asked).toEqual([
      { path: RESET, body: { username: 'olav', password: GOOD, confirmPassword: GOOD, code: 'secret' } },
    ]);
  });

  it('says what the server said, and may be sent again', async () => {
    stubCalls({ [RESET]: refused(400, 'No.', ['The link has been used.', 'Another.']) });
    draw();
    fill('Password', GOOD);
    fill('Confirm password', GOOD);
    press('Send');
    await screen.findByText('Information is incorrect. The link has been used.');
    await screen.findByText('Error code 400');
    expect(isSendDisabled()).toBe(false);
  });

  it('marks the rules that are met', () => {
    draw();
    fill('Password', 'abcdefgh');
    const kept = screen.getAllByRole('listitem').filter(({ dataset }) => dataset.kept === 'true');
    expect(kept.map(({ textContent }) => textContent)).toEqual(['8 to 128 charactersmet', 'A lowercase lettermet']);
  });
});

describe('§2.7, §4.9, §5 and §8.7, an invitation', () => {
  const draw = () => drawFromLink('/signup?email=nina@new.example&code=secret', <SignUpScreen />);
  const fillForm = (password = GOOD) => {
    fill('Username', 'nina');
    fill('Password', password);
    fill('Confirm password', password);
  };

  it('sends what §3 lists, then says so and leads to the login', async () => {
    const asked = stubCalls({ [REGISTER]: {} });
    draw();
    expect(screen.getByLabelText('Email').getAttribute('value')).toBe('nina@new.example');
    expect(screen.getByLabelText('Email').hasAttribute('readonly')).toBe(true);
    fillForm();
    press('Sign Up');
    await screen.findByText('Register successfully. Please login');
    press('OK');
    expect(location.pathname).toBe('/login');
    const body = { email: 'nina@new.example', username: 'nina', password: GOOD, confirmPassword: GOOD, code: 'secret' };
    expect(asked).toEqual([{ path: REGISTER, body }]);
  });

  it('sends nothing below 8 characters', async () => {
    const asked = stubCalls({});
    draw();
    fillForm('Short-1');
    press('Sign Up');
    await screen.findByText('Please fill out all the form.');
    expect(asked).toEqual([]);
  });

  it('empties the fields by Reset, not the address', () => {
    draw();
    fillForm();
    press('Reset');
    expect(screen.getByLabelText('Username').getAttribute('value')).toBe('');
    expect(screen.getByLabelText('Email').getAttribute('value')).toBe('nina@new.example');
  });

  it.each([
    [refused(400, 'Invalid token.'), 'Invalid token.', '/login'],
    [refused(400, 'The name is taken.'), 'The name is taken.', '/signup'],
    [refused(401, ''), 'Wrong password or username', '/signup'],
    [refused(403, 'Closed.'), 'Closed.', '/signup'],
  ])('says why it was refused (%#)', async (answer, said, path) => {
    stubCalls({ [REGISTER]: answer });
    draw();
    fillForm();
    press('Sign Up');
    await screen.findByText(said);
    expect(location.pathname).toBe(path);
  });
});

describe('§4.1 and §8.3, the one-time code', () => {
  const draw = () => {
    const exp = Math.floor(Date.now() / 1000) + 300;
    writeCurrentUser({ token: buildToken({ otp: 'pending', exp }), username: 'olav', email: '' });
    renderScreen(<LoginScreen status={LOGIN_STATUS.waitingForCode} />);
  };

  it('is sent with the name that waits, and ends in a login', async () => {
    const token = buildToken({ exp: Math.floor(Date.now() / 1000) + 1800 });
    const asked = stubCalls({ [VERIFY]: { body: { token } } });
    draw();
    type('One-time code', ' 123456 ');
    press('Login');
    await screen.findByText('Login successfully');
    expect(asked).toEqual([{ path: VERIFY, body: { username: 'olav', password: '', otp: '123456', version: '1.4' } }]);
  });

  it('takes back what was said of the code before', async () => {
    const token = buildToken({ exp: Math.floor(Date.now() / 1000) + 1800 });
    stubCalls({ [VERIFY]: refused(401, '') });
    draw();
    type('One-time code', '000000');
    press('Login');
    await screen.findByText('Wrong OTP Code.');
    stubCalls({ [VERIFY]: { body: { token } } });
    type('One-time code', '123456');
    press('Login');
    await screen.findByText('Login successfully');
    await waitForElementToBeRemoved(() => screen.queryByText('Wrong OTP Code.'));
  });

  it('is not sent while it is empty', () => {
    const asked = stubCalls({});
    draw();
    press('Login');
    expect(asked).toEqual([]);
  });

  it.each([
    [refused(401, ''), 'Wrong OTP Code.'],
    [refused(500, ''), 'Cannot connect. Please check connection'],
  ])('says what §8.3 says (%#)', async (answer, said) => {
    stubCalls({ [VERIFY]: answer });
    draw();
    type('One-time code', '000000');
    press('Login');
    await screen.findByText(said);
  });
});
