/** Draws a page that keeps its state in the address, at an address of the browser, with what it asks the server for. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { english } from '../language/english/english.ts';
import { renderScreen } from './screen.tsx';

/** Gives every element a size in px, since nothing is laid out: so that tables which draw what is in view have a view. */
export function stubLayout(height: number, width = 800): void {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width);
}

/** `known` holds answers by query key that need not be asked for. */
export function renderPage(
  children: ReactNode,
  address: string,
  known: readonly (readonly [readonly unknown[], unknown])[] = [],
) {
  stubLayout(2000, 2000);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [key, answer] of known) {
    client.setQueryDefaults(key, { staleTime: Number.POSITIVE_INFINITY });
    client.setQueryData(key, answer);
  }
  window.history.replaceState(null, '', address);
  const element = <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const router = createBrowserRouter([{ path: '*', element }]);
  renderScreen(<RouterProvider router={router} />, english);
  return { client, router };
}
