import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks again for what still stands from the last visit, however short ago that was: rights may have changed with the
 * reload. By age alone: an observer that was made while kept answers counted as fresh calls them fresh until it is drawn
 * again.
 */
export async function refetchKept(queryClient: QueryClient, visitBeganMs: number): Promise<void> {
  await queryClient.refetchQueries({
    type: 'active',
    predicate: ({ meta, state }) => meta?.keep === true && state.dataUpdatedAt < visitBeganMs,
  });
}
