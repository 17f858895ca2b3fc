/** The tabs of the page that are built, that the vessel shows, and that the user's level and rights allow. */
import type { Vessel } from '@fms/contract/vessel';
import { getPermissionLevel } from '@fms/domain/account';
import type { VesselId } from '@fms/domain/identity';
import { listVisibleVesselTabs, VESSEL_TABS, type VesselTabId } from '@fms/domain/vessel';
import { useMemo } from 'react';
import { createLazyPart, type LazyPart, useRegistry, type VesselTab } from '../../registry/index.ts';
import { readCurrentUser } from '../../storage/current-user.ts';
import { readClaims } from '../../storage/token-claims.ts';
import { getVesselOptions, useVessel } from './vessel.queries.ts';

export interface VisibleTab extends VesselTab {
  readonly part: LazyPart<{ vessel: Vessel }>;
  /** The vessel shows it; any other is opened by links of other screens alone. */
  readonly isChosen: boolean;
}

/** In the order of §9.8; admin-only ones and the choice of the vessel are heeded. */
export function useVisibleTabs(vesselId: VesselId): readonly VisibleTab[] {
  const { vesselTabs } = useRegistry();
  const vessel = useVessel(vesselId);
  const chosen = vessel === undefined ? null : getVesselOptions(vessel).tabs;
  const words = vessel?.permission.words;
  return useMemo(() => {
    const claims = readClaims(readCurrentUser()?.token ?? '');
    const visible = listVisibleVesselTabs(chosen, getPermissionLevel(claims?.role, claims?.NeedEnable2FA));
    const place = ({ id }: VesselTab) => VESSEL_TABS.indexOf(id as VesselTabId);
    return vesselTabs
      .map((tab) => ({ ...tab, part: createLazyPart(tab.load), isChosen: visible.includes(tab.id as VesselTabId) }))
      .filter(({ isChosen, isLinked = false }) => isChosen || isLinked)
      .filter(({ word }) => word === undefined || words?.includes(word) === true)
      .sort((a, b) => place(a) - place(b));
  }, [vesselTabs, chosen, words]);
}
