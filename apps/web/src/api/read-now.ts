import { CancelledError, type FetchQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Changes in a row that the hub may tell of while one answer is on its way. */
const MOST_TRIES = 5;

/**
 * Asks anew what a query shows, after a change of one's own. The hub tells of that change too, which begins the query again:
 * the second time that happens the library ends the wait, and then the next answer is waited for here.
 */
export async function readNow<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  for (let tries = 1; ; tries++) {
    try {
      return await client.fetchQuery({ ...query, staleTime: 0 });
    } catch (error) {
      if (!(error instanceof CancelledError) || tries === MOST_TRIES) throw error;
    }
  }
}
