/** What only the demonstration has. */
import { getDemonstrationHistory } from '@fms/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from './index.ts';

const REFRESH_MS = 5000;

export const demonstrationQueries = {
  /** Asked again until the whole past is written. */
  history: () =>
    queryOptions({
      queryKey: ['demonstration', 'history'],
      queryFn: ({ signal }) => call(getDemonstrationHistory, { signal }),
      refetchInterval: ({ state }) => (state.data?.share === 1 ? false : REFRESH_MS),
    }),
};
