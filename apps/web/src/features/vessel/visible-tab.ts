/** Which tabs of the page somebody sees: those that are built, that the vessel shows, and that his level allows. */
import type { Vessel } from '@fms/contract';
import { permissionLevel, type VesselId, type VesselTabId, visibleVesselTabs } from '@fms/domain';
import { type ComponentType, lazy, useMemo } from 'react';
import { optionsOf, useVessel } from '../../api/vessel.queries.ts';
import { useRegistry, type VesselTab } from '../../registry/index.ts';
import { readCurrentUser } from '../../storage/current-user.ts';
import { readClaims } from '../../storage/token-claims.ts';

export interface VisibleTab extends VesselTab {
  readonly Tab: ComponentType<{ vessel: Vessel }>;
}

const components = new Map<VesselTab['load'], VisibleTab['Tab']>();

/** One lazy component a tab for ever: a new one would be mounted anew with every drawing. */
function componentOf(load: VesselTab['load']): VisibleTab['Tab'] {
  const known = components.get(load);
  if (known !== undefined) return known;
  const made = lazy(load);
  components.set(load, made);
  return made;
}

/** In the order of specification section 9.8; admin-only ones and the choice of the vessel are heeded. */
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
      .map((tab) => ({ ...tab, Tab: componentOf(tab.load) }));
  }, [vesselTabs, chosen]);
}
