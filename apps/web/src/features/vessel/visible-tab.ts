/** Which tabs of the page somebody sees: those that are built, that the vessel shows, and that his level allows. */
import type { Vessel } from '@fms/contract';
import { permissionLevel, type VesselId, type VesselTabId, visibleVesselTabs } from '@fms/domain';
import { useMemo } from 'react';
import { optionsOf, useVessel } from '../../api/vessel.queries.ts';
import { type LatePart, latePart, useRegistry, type VesselTab } from '../../registry/index.ts';
import { readCurrentUser } from '../../storage/current-user.ts';
import { readClaims } from '../../storage/token-claims.ts';

export interface VisibleTab extends VesselTab {
  readonly part: LatePart<{ vessel: Vessel }>;
}

/** In the order of §9.8; admin-only ones and the choice of the vessel are heeded. */
export function useVisibleTabs(vesselId: VesselId): readonly VisibleTab[] {
  const { vesselTabs } = useRegistry();
  const vessel = useVessel(vesselId);
  const chosen = vessel === undefined ? null : optionsOf(vessel).tabs;
  return useMemo(() => {
    const claims = readClaims(readCurrentUser()?.token ?? '');
    const visible = visibleVesselTabs(chosen, permissionLevel(claims?.role, claims?.NeedEnable2FA));
    const place = ({ id }: VesselTab) => visible.indexOf(id as VesselTabId);
    return vesselTabs
      .filter((tab) => place(tab) !== -1)
      .sort((a, b) => place(a) - place(b))
      .map((tab) => ({ ...tab, part: latePart(tab.load) }));
  }, [vesselTabs, chosen]);
}
