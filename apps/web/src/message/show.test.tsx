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

it.each([
  ['emergency', 'var(--alert-alarm-color)'],
  ['alarm', 'var(--alert-alarm-color)'],
  ['warning', 'var(--alert-warning-color)'],
  ['caution', 'var(--alert-caution-color)'],
] as const)('marks the toast of an alarm of priority %s by its colour', async (priority, colour) => {
  renderScreen(null);
  show({ kind: 'toast', tone: 'warning', text: 'SAVED', lifetimeMs: 7000, priority });
  const toast = await screen.findByRole('alert');
  expect(toast.style.getPropertyValue('--notification-color')).toBe(colour);
});
