/** Sign-ins of the user on all browsers. */
import { getIpGeo, listSignIns } from '@fms/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';

export const signInQueries = {
  /** Asked for again whenever it is opened: it tells of what has just happened. */
  all: () =>
    queryOptions({ queryKey: ['sign-in'], queryFn: ({ signal }) => call(listSignIns, { signal }), staleTime: 0 }),
  /** Where this browser is; without a town where the server has no look-up. A look-up costs: it is asked once. */
  place: () =>
    queryOptions({
      queryKey: ['place'],
      queryFn: ({ signal }) => call(getIpGeo, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
