import { notifications } from '@mantine/notifications';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '../api/index.ts';
import { renderScreen } from '../testing/screen.tsx';
import { showRefusal } from './show-refusal.ts';

afterEach(() => act(() => notifications.clean()));

it.each([
  ['once', ['Wrong OTP Code.'], 'Wrong OTP Code.'],
  ['with its details', ['Wrong OTP Code.', 'Try the next one.'], 'Wrong OTP Code. Try the next one.'],
])('a refused form is said %s', async (_words, errors, said) => {
  renderScreen(null);
  act(() => showRefusal(new ApiError(400, 'wrong-code', 'Wrong OTP Code.', errors)));
  expect(await screen.findAllByText(said)).toHaveLength(1);
});
