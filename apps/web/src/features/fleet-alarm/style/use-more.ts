import { useCallback } from 'react';

interface PagedQuery {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

/** Asks for the next page, unless there is none or it is on its way. */
export function useMore({ hasNextPage, isFetchingNextPage, fetchNextPage }: PagedQuery): () => void {
  return useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
}
