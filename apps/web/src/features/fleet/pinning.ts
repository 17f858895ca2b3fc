/** Vessels a user has pinned; they follow him from browser to browser. */
import type { VesselId } from '@fms/domain';
import { useCallback, useMemo } from 'react';
import { useProfile } from '../../api/account.queries.ts';
import { useSaveProfile } from '../../preference/index.ts';

const NOTHING_PINNED: ReadonlySet<VesselId> = new Set();

export function usePinned(): ReadonlySet<VesselId> {
  const pinned = useProfile()?.data.pinnedVessels;
  return useMemo(() => (pinned === undefined ? NOTHING_PINNED : new Set(pinned)), [pinned]);
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
