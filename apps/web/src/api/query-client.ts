/**
 * Answers of the server by key, kept in the browser's database between visits. What a screen shows first is what it
 * showed last, with its age; what the server says now replaces it.
 */
import { type DefaultOptions, MutationCache, QueryCache, QueryClient, type QueryMeta } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

/** Answers are kept this long for the next visit. */
export const KEEP_MS = 14 * 24 * 60 * 60 * 1000;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Kept in the browser's database between visits. */
      keep?: boolean;
    };
    mutationMeta: {
      /** Which failures the screen says itself; the general message would say them twice. */
      speaks?: boolean | ((error: Error) => boolean);
    };
  }
}

/** Refusals do not change by asking again; a server that is away may come back. */
function mayRetry(failures: number, error: unknown): boolean {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500) return false;
  return failures < 2;
}

const FIRST_RETRY_MS = 1_000;

/** After a second, then after two; never before the server said that it may be asked again. */
function retryDelay(failures: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfterMs ?? 0) : 0;
  return Math.max(asked, FIRST_RETRY_MS * 2 ** failures);
}

const FRESH_MS = 30_000;

const OPTIONS: DefaultOptions = {
  queries: { gcTime: KEEP_MS, retry: mayRetry, retryDelay, networkMode: 'always', refetchOnWindowFocus: true },
  mutations: { networkMode: 'always', retry: false },
};

/**
 * `onError` is called for each failed call without a further retry; `mayAskAgain` says whether kept answers refresh
 * already, or stand as they are while the application opens.
 */
export function createQueryClient(onError: (error: unknown) => void, mayAskAgain: () => boolean): QueryClient {
  const staleTime = ({ meta }: { meta: QueryMeta | undefined }) =>
    meta?.keep === true && !mayAskAgain() ? Number.POSITIVE_INFINITY : FRESH_MS;
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, { meta }) => {
        const speaks = meta?.speaks ?? false;
        if (!(typeof speaks === 'function' ? speaks(error) : speaks)) onError(error);
      },
    }),
    defaultOptions: { ...OPTIONS, queries: { ...OPTIONS.queries, staleTime } },
  });
}
