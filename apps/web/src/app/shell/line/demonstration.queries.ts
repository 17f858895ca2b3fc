/** The query that only the demonstration server answers. */
import { getDemonstrationHistory } from '@fms/contract/demonstration';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

const REFRESH_MS = 5000;
/** The demonstration's history may never be written: a server can run without its fleet. */
const UNBEGUN_MS = 30_000;

/** Asked again until the whole past is written. */
export const demonstrationHistoryQuery = queryOptions({
  queryKey: ['demonstration', 'history'],
  queryFn: ({ signal }) => call(getDemonstrationHistory, { signal }),
  refetchInterval: ({ state: { data } }) => {
    if (data?.share === 1) return false;
    return data?.days === 0 ? UNBEGUN_MS : REFRESH_MS;
  },
});
