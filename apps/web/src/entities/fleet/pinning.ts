/** Vessels a user has pinned; stored in the profile, so the same in every browser. */
import { MAX_PINNED_VESSELS } from '@fms/contract/account';
import type { VesselId } from '@fms/domain/identity';
import { useCallback, useMemo } from 'react';
import { useProfile, useSaveProfile } from '../account/index.ts';

const NOTHING_PINNED: ReadonlySet<VesselId> = new Set();

export function usePinned(): ReadonlySet<VesselId> {
  const pinned = useProfile()?.data.pinnedVessels;
  return useMemo(() => (pinned === undefined ? NOTHING_PINNED : new Set(pinned)), [pinned]);
}

/** Pins all of these, as far as a profile has room, or lets all of them go; without effect until the profile is known. */
export function usePinAll(): (vesselIds: readonly VesselId[], isPinned: boolean) => void {
  const profile = useProfile();
  const { mutate } = useSaveProfile();
  return useCallback(
    (vesselIds, isPinned) => {
      if (profile === undefined) return;
      const those = new Set(vesselIds);
      const others = (profile.data.pinnedVessels ?? []).filter((id) => !those.has(id));
      const pinnedVessels = isPinned ? [...others, ...those].slice(0, MAX_PINNED_VESSELS) : others;
      mutate({ ...profile, data: { ...profile.data, pinnedVessels } });
    },
    [profile, mutate],
  );
}

/** Pins a vessel, or lets it go; without effect until the profile is known. */
export function useTogglePin(): (vesselId: VesselId) => void {
  const profile = useProfile();
  const { mutate } = useSaveProfile();
  return useCallback(
    (vesselId) => {
      if (profile === undefined) return;
      const { pinnedVessels = [] } = profile.data;
      const isPinned = pinnedVessels.includes(vesselId);
      const next = isPinned ? pinnedVessels.filter((id) => id !== vesselId) : [...pinnedVessels, vesselId];
      mutate({ ...profile, data: { ...profile.data, pinnedVessels: next } });
    },
    [profile, mutate],
  );
}
