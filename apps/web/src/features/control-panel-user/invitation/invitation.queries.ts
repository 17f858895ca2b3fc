/** Open invitations, asked for again whenever they are opened, and whenever users changed. */
import { listInvitations } from '@fms/contract/account';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

export const invitationQueries = {
  all: () =>
    queryOptions({
      queryKey: ['user', 'invitation'],
      queryFn: ({ signal }) => call(listInvitations, { signal }),
      staleTime: 0,
    }),
};
