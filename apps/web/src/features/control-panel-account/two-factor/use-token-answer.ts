import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '../../../entities/account/index.ts';
import { replaceToken } from '../../../storage/current-user.ts';

/** Takes the fresh token a change of the account answers: role, rights and profile may be others now. */
export function useTokenAnswer(): (token: string) => Promise<void> {
  const queryClient = useQueryClient();
  return async (token) => {
    replaceToken(token);
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: accountQueries.profile().queryKey }),
      queryClient.invalidateQueries({ queryKey: accountQueries.abilities().queryKey }),
    ]);
  };
}
