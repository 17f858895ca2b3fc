/** The signed-in user: profile with preferences, and rights. */
import { type Abilities, getAbilities, getAccountInfomation, type UserProfile } from '@fms/contract/account';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../api/index.ts';
import { readLocalProfile, writeLocalProfile } from '../../storage/local-profile.ts';

export const accountQueries = {
  /** What this browser last stored stands until the server has answered. */
  profile: () =>
    queryOptions({
      queryKey: ['account', 'profile'],
      queryFn: async ({ signal }) => {
        const profile = await call(getAccountInfomation, { signal });
        writeLocalProfile(profile);
        return profile;
      },
      initialData: () => readLocalProfile(),
      initialDataUpdatedAt: 0,
    }),
  abilities: () =>
    queryOptions({
      queryKey: ['account', 'abilities'],
      queryFn: ({ signal }) => call(getAbilities, { signal }),
      meta: { keep: true },
    }),
};

export function useProfile(): UserProfile | undefined {
  return useQuery(accountQueries.profile()).data;
}

/** What the user may do, as the server's policies decide; undefined until it is known. */
export function useAbilities(): Abilities | undefined {
  return useQuery(accountQueries.abilities()).data;
}
