import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { closeQuestions } from '../../message/index.ts';
import { readCurrentUser, writeCurrentUser } from '../../storage/current-user.ts';
import { buildToken } from '../../testing/builders.ts';
import { renderScreen } from '../../testing/screen.tsx';
import { handleSignedOutElsewhere } from './sign-in/sign-out.ts';
import { useLoginStatus } from './status/use-login-status.ts';

function Status() {
  return <p>status {useLoginStatus('/vessel/home')}</p>;
}

const aUser = () => {
  const token = buildToken({ exp: Math.floor(Date.now() / 1000) + 1800 });
  writeCurrentUser({ token, username: 'olav', email: '' });
};

afterEach(() => {
  localStorage.clear();
  act(() => closeQuestions());
});

describe('§4.5, a sign-out in another tab', () => {
  it('is said when the server tells it before the browser does', async () => {
    aUser();
    renderScreen(<Status />);
    act(() => handleSignedOutElsewhere());
    await screen.findByText('You have signed out. Press OK to continue...');
    expect([screen.getByText(/^status/).textContent, readCurrentUser()]).toEqual(['status 0', undefined]);
  });

  it('is no news to the tab that did it', () => {
    aUser();
    renderScreen(<Status />);
    act(() => {
      writeCurrentUser(undefined);
      handleSignedOutElsewhere();
    });
    expect(screen.getByText('status 0')).toBeTruthy();
    expect(screen.queryByText(/You have signed out/)).toBeNull();
  });
});
