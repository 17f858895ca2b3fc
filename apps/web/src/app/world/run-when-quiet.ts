/**
 * The list of a fleet takes seconds on a slow line and delays every other request: it is
 * refreshed when no other request runs.
 */
import type { QueryClient } from '@tanstack/react-query';

/** Carries out `work` once no answer is awaited, after `longestMs` in any case. Returns the function that ends it. */
export function runWhenQuiet(client: QueryClient, longestMs: number, work: () => void): () => void {
  const end = () => {
    leave();
    work();
  };
  const stopListening = client.getQueryCache().subscribe(() => {
    if (client.isFetching() === 0) end();
  });
  const timer = setTimeout(end, longestMs);
  const leave = () => {
    stopListening();
    clearTimeout(timer);
  };
  if (client.isFetching() === 0) end();
  return leave;
}
