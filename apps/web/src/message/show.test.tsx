import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearScreen, renderScreen } from '../testing/screen.tsx';
import { messages } from './message-table.ts';
import { hideMessage, show } from './show.ts';

afterEach(clearScreen);

it('shows a message once, however often it is said, and takes it back', async () => {
  renderScreen(null);
  show(messages.twoFactorNeeded);
  show(messages.twoFactorNeeded);
  show(messages.loggedOut);
  await screen.findByText('Logged out');
  expect(screen.getAllByText(/^You must enable Two Factor Authentication/)).toHaveLength(1);
  hideMessage(messages.twoFactorNeeded);
  await waitFor(() => expect(screen.queryByText(/^You must enable Two Factor Authentication/)).toBeNull());
  expect(screen.getAllByText('Logged out')).toHaveLength(1);
});
