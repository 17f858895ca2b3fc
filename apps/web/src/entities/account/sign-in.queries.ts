/** Sign-ins of the user on all browsers. */
import { listSignIns } from '@fms/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';

export const signInQueries = {
  /** Asked for again whenever it is opened: it tells of what has just happened. */
  all: () =>
    queryOptions({ queryKey: ['sign-in'], queryFn: ({ signal }) => call(listSignIns, { signal }), staleTime: 0 }),
};
