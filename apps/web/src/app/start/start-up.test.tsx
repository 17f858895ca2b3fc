import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeCurrentUser } from '../../storage/current-user.ts';
import { buildToken } from '../../testing/builders.ts';
import { renderScreen } from '../../testing/screen.tsx';
import { StartUp } from './start-up.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('§4.2, start-up', () => {
  it('asks for organisations, vessels, folders and the account at once, and shows how far they are', async () => {
    const asked: string[] = [];
    const { promise: never } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url.split('?')[0] ?? url);
      return never;
    });
    history.replaceState(null, '', '/vessel/location');
    writeCurrentUser({ token: buildToken(), username: 'olav', email: '' });
    renderScreen(
      <QueryClientProvider client={new QueryClient()}>
        <StartUp>{() => <p>the fleet</p>}</StartUp>
      </QueryClientProvider>,
    );
    // None was answered yet, and the address is a page already: what is known of it stands at once.
    await waitFor(() => expect(asked).toHaveLength(5));
    expect(asked).toEqual(
      expect.arrayContaining([
        '/api/v1.0/organization/getAll',
        '/api/v1.3/vessel/GetAll',
        '/api/v1.0/organization/GetAvailableFolders',
        '/api/v1.0/account/GetAccountInfomation',
      ]),
    );
    expect(screen.getByText('the fleet')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Loading' }).getAttribute('aria-valuemax')).toBe('5');
  });
});
