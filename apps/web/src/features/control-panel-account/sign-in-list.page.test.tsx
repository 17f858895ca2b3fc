import type { SignIn } from '@fms/contract/account';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import '../../language/inside.ts';
import { NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen, stubCalls } from '../../testing/screen.tsx';
import SignInListPage from './sign-in-list.page.tsx';

afterEach(clearScreen);

function buildSignIn(id: string, from: string, current: boolean): SignIn {
  const at = new Date(NOON).toISOString();
  return { id, from, current, agent: 'Firefox', startedAt: at, lastSeenAt: at, impersonatedBy: null };
}

it('names the place of this browser, and leaves other addresses as they are (§7.2)', async () => {
  stubCalls({
    '/api/v2/sign-in/list': { body: [buildSignIn('a', '203.0.113.7', true), buildSignIn('b', '198.51.100.9', false)] },
    '/api/v1.0/account/GetIPGeo': { body: { ip: '203.0.113.7', country: 'Norway', city: 'Bergen' } },
  });
  renderLive({ tags: [], children: <SignInListPage /> });
  expect(await screen.findByText('203.0.113.7, Bergen, Norway')).toBeTruthy();
  expect(screen.getByText('198.51.100.9')).toBeTruthy();
});
