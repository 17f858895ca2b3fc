import { getAllVessels } from '@fms/contract/vessel';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, subscribeSignInEnded } from '../../api/index.ts';
import { useLoginStatus } from '../../features/session/index.ts';
import { readCurrentUser, writeCurrentUser } from '../../storage/current-user.ts';
import { buildToken, NOON } from '../../testing/builders.ts';
import { clearScreen, renderScreen, stubCalls } from '../../testing/screen.tsx';
import { handleSignInEnd, showFailure } from './handle-sign-in-end.ts';

const VESSELS = '/api/v1.3/vessel/GetAll';
const user = (sid: string) => ({ token: buildToken({ sid }), username: 'olav', email: '' });

function Status() {
  return <p>status {useLoginStatus('/vessel/home')}</p>;
}

/** A call of a signed-in page that is answered 401, as its queries make it. */
async function refusedCall(code: string, meanwhile = () => {}): Promise<void> {
  stubCalls({
    [VESSELS]: async () => {
      meanwhile();
      return { status: 401, body: { code, message: '', errors: [] } };
    },
  });
  await act(() => call(getAllVessels).catch(showFailure));
}

let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
  leave = subscribeSignInEnded(handleSignInEnd);
  writeCurrentUser(user('one'));
  renderScreen(<Status />);
});
afterEach(() => {
  leave();
  clearScreen();
});

describe('a call whose sign-in the server no longer knows', () => {
  it('says that the session ended, once, and leads to the login', async () => {
    await refusedCall('session-revoked');
    await refusedCall('session-revoked');
    await screen.findByText('Your login session ended. Please login again.');
    expect(screen.getAllByText('Your login session ended. Please login again.')).toHaveLength(1);
    expect(screen.getByText('status 0')).toBeTruthy();
    expect(screen.queryByText(/You have signed out/)).toBeNull();
  });

  it('says what another tab did, when it is answered before the browser told of it', async () => {
    await refusedCall('signed-out');
    await screen.findByText('You have signed out. Press OK to continue...');
    expect([screen.getByText(/^status/).textContent, readCurrentUser()]).toEqual(['status 0', undefined]);
    expect(screen.queryByText(/Your login session ended/)).toBeNull();
  });

  it('ends nothing of a user who signed in meanwhile', async () => {
    await refusedCall('signed-out', () => act(() => writeCurrentUser(user('two'))));
    expect([screen.getByText(/^status/).textContent, readCurrentUser()]).toEqual(['status 1', user('two')]);
    expect(screen.queryByText(/You have signed out/)).toBeNull();
  });
});
