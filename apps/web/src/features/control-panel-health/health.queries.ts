/** What the page of the server's health asks. */
import { getHealth } from '@fms/contract/health';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';

const ASK_AGAIN_MS = 10_000;

export const healthQueries = {
  report: () =>
    queryOptions({
      queryKey: ['health'],
      queryFn: ({ signal }) => call(getHealth, { signal }),
      refetchInterval: ASK_AGAIN_MS,
      staleTime: 0,
    }),
};
