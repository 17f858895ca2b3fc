import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCurrentUser, writeCurrentUser } from '../../../storage/current-user.ts';
import { buildToken, NOON } from '../../../testing/builders.ts';
import { clearScreen, renderScreen, stubCalls } from '../../../testing/screen.tsx';
import { signOut } from '../sign-in/sign-out.ts';
import { LOGIN_STATUS, type LoginStatus } from '../status/login-status.ts';
import { useLoginStatus } from '../status/use-login-status.ts';
import { LoginScreen } from './login-screen.tsx';

const LOGIN = '/api/v1.0/account/login';
const refused = (code: string, message = '') => ({ code, message, errors: [] });

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(clearScreen);

function draw(status: LoginStatus = LOGIN_STATUS.notAuthenticated) {
  renderScreen(<LoginScreen status={status} />);
}

function fillAndSend(username = 'olav', password = 'Fleet-Demo-1') {
  fireEvent.change(screen.getByLabelText('Username'), { target: { value: username } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
}

describe('the login screen', () => {
  it('has the product title, the words of the specification and the version', () => {
    draw();
    expect(screen.getByRole('heading', { name: 'Fleet Management System' })).toBeTruthy();
    expect(screen.getByText('Please login:')).toBeTruthy();
    expect(screen.getByText('FMS | Version 1.4.221')).toBeTruthy();
  });

  it('signs in with username, password and version, and stores the record', async () => {
    const token = buildToken();
    const asked = stubCalls({ [LOGIN]: { body: { token, tfaEnabled: false } } });
    draw();
    fillAndSend(' olav ');
    await screen.findByText('Login successfully');
    expect(asked).toEqual([{ path: LOGIN, body: { username: 'olav', password: 'Fleet-Demo-1', version: '1.4' } }]);
    expect(readCurrentUser()).toEqual({ token, username: 'olav', email: 'olav@fleet.example' });
  });

  it('sends nothing while a field is empty, and names it', () => {
    const asked = stubCalls({});
    draw();
    fillAndSend('', '');
    expect(screen.getByText('Username is required')).toBeTruthy();
    expect(screen.getByText('Password is required')).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('asks for a longer password than any, and lets the server decide', async () => {
    const asked = stubCalls({ [LOGIN]: { status: 401, body: refused('wrong-credentials') } });
    draw();
    fillAndSend('olav', 'Fleet-1');
    expect(screen.getByText('Please enter a longer password')).toBeTruthy();
    await screen.findByText('Wrong password or username');
    expect(asked).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'Fleet-12' } });
    expect(screen.queryByText('Please enter a longer password')).toBeNull();
  });

  it.each([
    [401, refused('wrong-credentials'), 'Wrong password or username'],
    [403, refused('forbidden', 'This account is closed.'), 'This account is closed.'],
    [500, refused('internal'), 'Cannot connect. Please check connection'],
  ])('says for status %i what §8.2 says', async (status, body, expected) => {
    stubCalls({ [LOGIN]: { status, body } });
    draw();
    fillAndSend();
    await screen.findByText(expected);
    expect(readCurrentUser()).toBeUndefined();
  });

  it('takes back what it said of the attempt before', async () => {
    const answers = [
      { status: 401, body: refused('wrong-credentials') },
      { status: 429, body: refused('locked-out', 'Try again in 15 min.') },
    ];
    stubCalls({ [LOGIN]: async () => answers.shift() ?? { status: 500 } });
    draw();
    fillAndSend();
    await screen.findByText('Wrong password or username');
    fillAndSend();
    await screen.findByText('Try again in 15 min.');
    await waitFor(() => expect(screen.queryByText('Wrong password or username')).toBeNull());
  });

  it('asks to reload when no answer comes', async () => {
    stubCalls({ [LOGIN]: () => Promise.reject(new TypeError('failed')) });
    draw();
    fillAndSend();
    await screen.findByText('Cannot connect. Please check connection or try again later.');
    await screen.findByText('The server is busy. Please try again.');
  });

  it('refuses to sign in by a clock that is wrong', async () => {
    stubCalls({ [LOGIN]: { body: { token: buildToken({ exp: NOON / 1000 + 62 * 60 }), tfaEnabled: false } } });
    draw();
    fillAndSend();
    await screen.findByText(/Seems your computer time is not correct/);
    expect(readCurrentUser()).toBeUndefined();
  });

  it('waits for the one-time code in state 5, and Cancel leads back', () => {
    writeCurrentUser({ token: buildToken({ otp: 'pending' }), username: 'olav', email: '' });
    draw(LOGIN_STATUS.waitingForCode);
    expect(screen.queryByLabelText('Password')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(readCurrentUser()).toBeUndefined();
  });
});

function Status() {
  return <output>{useLoginStatus('/vessel/home')}</output>;
}

describe('the login status of the page', () => {
  it('follows sign-in and the end of the token', async () => {
    vi.useFakeTimers({ now: NOON });
    renderScreen(<Status />);
    expect(screen.getByRole('status').textContent).toBe('0');
    act(() => writeCurrentUser({ token: buildToken(), username: 'olav', email: '' }));
    expect(screen.getByRole('status').textContent).toBe('1');
    await act(() => vi.advanceTimersByTimeAsync(30 * 60_000 + 2));
    expect(screen.getByRole('status').textContent).toBe('0');
  });

  it('asks when another tab has signed out (§4.5)', async () => {
    writeCurrentUser({ token: buildToken(), username: 'olav', email: '' });
    renderScreen(<Status />);
    localStorage.removeItem('currentUser');
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'currentUser', newValue: null }));
    });
    await screen.findByText('You have signed out. Press OK to continue...');
  });
});

describe('signing out', () => {
  it('tells the server, forgets the user and says so, also when the server is away', async () => {
    const asked = stubCalls({ '/api/v2/account/sign-out': { status: 503, body: refused('unavailable') } });
    writeCurrentUser({ token: buildToken(), username: 'olav', email: '' });
    localStorage.setItem('devicePreference', '{"palette":"dusk"}');
    renderScreen(null);
    await signOut();
    await screen.findByText('Logged out');
    expect(asked).toHaveLength(1);
    await waitFor(() => expect(readCurrentUser()).toBeUndefined());
    expect(localStorage.getItem('devicePreference')).toBe('{"palette":"dusk"}');
  });
});
