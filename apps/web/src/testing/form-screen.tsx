/** Draws a form with what it asks the server for, and works it as a person does. */
import type { ErrorCode } from '@fms/contract/error';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { english } from '../language/english/english.ts';
import { renderScreen } from './screen.tsx';

/** `known` holds answers by query key that need not be asked for. */
export function renderForm(children: ReactNode, known: readonly (readonly [readonly unknown[], unknown])[] = []) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  for (const [key, answer] of known) client.setQueryData(key, answer);
  const element = <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const router = createMemoryRouter([{ path: '*', element }]);
  renderScreen(<RouterProvider router={router} />, english);
  return { client, router };
}

export function typeInto(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

/** Types into fields by their labels, in this order. */
export function typeAll(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) typeInto(label, value);
}

export function press(name: string): void {
  fireEvent.click(screen.getByRole('button', { name }));
}

export function isDisabled(name: string): boolean {
  return screen.getByRole('button', { name }).hasAttribute('disabled');
}

/** What the server answers when it refuses a body. */
export function createRefusal(
  status: number,
  message: string,
  errors: readonly string[] = [],
  code: ErrorCode = 'invalid-input',
) {
  return { status, body: { code, message, errors } };
}
