/** API tokens, asked for again whenever they are opened: their last use moves by itself. */
import { listApiTokens } from '@fms/contract/permission';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

export const tokenQueries = {
  /** Those of a user, or one's own. */
  of: (userId?: number) =>
    queryOptions({
      queryKey: userId === undefined ? ['api-token'] : ['api-token', userId],
      queryFn: ({ signal }) =>
        call(listApiTokens, { query: userId === undefined ? {} : { userId: String(userId) }, signal }),
      staleTime: 0,
    }),
};
