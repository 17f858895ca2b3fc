import type { UserProfile } from '@fms/contract/account';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages, show } from '../../message/index.ts';
import { changeDevicePreference } from '../../settings/device-preference.ts';
import { writeLocalProfile } from '../../storage/local-profile.ts';
import { accountQueries, useProfile } from './account.queries.ts';
import { getPreference, type Preference, setPreference } from './preference.ts';
import { saveProfile } from './save-profile.ts';

export function usePreference(): Preference {
  return getPreference(useProfile());
}

const SAVE_KEY = ['profile', 'save'];

interface SaveOptions {
  /** The form that saves says what went wrong. */
  readonly isInForm?: boolean;
  /** What the form was filled from; otherwise what this browser knew before the save. */
  readonly base?: UserProfile;
}

/**
 * Stores a profile: in this browser first, then by the edit-account call (§7.2). A failure is
 * thrown (§8.8); what this browser shows then goes back to what the server knows.
 */
export function useSaveProfile({ isInForm = false, base }: SaveOptions = {}) {
  const queryClient = useQueryClient();
  const { queryKey } = accountQueries.profile();
  const keep = (profile: UserProfile) => {
    writeLocalProfile(profile);
    queryClient.setQueryData(queryKey, profile);
  };
  return useMutation({
    mutationKey: SAVE_KEY,
    mutationFn: async (profile: UserProfile) => {
      await queryClient.cancelQueries({ queryKey });
      const known = base ?? queryClient.getQueryData<UserProfile>(queryKey) ?? profile;
      keep(profile);
      return saveProfile(known, profile);
    },
    // While a later choice is on its way, that one stays on screen.
    onSuccess: (profile) => {
      if (queryClient.isMutating({ mutationKey: SAVE_KEY }) === 1) keep(profile);
    },
    onError: () => {
      writeLocalProfile(undefined);
      return queryClient.invalidateQueries({ queryKey });
    },
    meta: { speaks: isInForm },
  });
}

/** Stores some preferences and says "Done - Your preference has been saved". */
export function useSavePreference(options: SaveOptions = {}) {
  const profile = useProfile();
  const save = useSaveProfile(options);
  return {
    /** False until the profile is known: nothing can be merged into it before. */
    isReady: profile !== undefined,
    savePreference: async (change: Partial<Preference>) => {
      if (profile === undefined) return;
      const { mapType, mapStyle } = change;
      changeDevicePreference({ ...(mapType && { mapType }), ...(mapStyle && { mapStyle }) });
      await save.mutateAsync(setPreference(profile, change));
      show(messages.preferenceSaved);
    },
  };
}
