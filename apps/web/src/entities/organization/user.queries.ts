/** Users an administrator may see, and the roles they can have. */
import { getAllRoles, getUsers } from '@fms/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/index.ts';

export const userQueries = {
  /** Asked for again whenever it is opened: it tells of what has just happened. */
  all: () => queryOptions({ queryKey: ['user'], queryFn: ({ signal }) => call(getUsers, { signal }), staleTime: 0 }),
  roles: () => queryOptions({ queryKey: ['role'], queryFn: ({ signal }) => call(getAllRoles, { signal }) }),
};
