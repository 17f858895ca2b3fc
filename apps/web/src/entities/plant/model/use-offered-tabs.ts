/** Which tabs of a vessel's page are offered: those chosen for it, else the default ones its plant has something for (§9.8). */
import type { VesselId } from '@fms/domain/identity';
import { listDefaultTabs, type VesselTabId } from '@fms/domain/vessel';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getVesselOptions, useVessel, useVisibleTabs, type VisibleTab } from '../../vessel/index.ts';
import { plantQueries } from './plant.queries.ts';

export interface DefaultTabs {
  readonly tabs: readonly VesselTabId[];
  /** Whether the plant may still take some of them away. */
  readonly isPending: boolean;
}

/** The default tabs of a vessel by its plant; all of them while that is not known, or not asked for. */
export function useDefaultTabs(vesselId: VesselId, isAsked: boolean): DefaultTabs {
  const { data, isLoading } = useQuery({ ...plantQueries.ofVessel(vesselId), enabled: isAsked });
  const tabs = useMemo(() => listDefaultTabs(data && new Set(data.equipment.map(({ kind }) => kind))), [data]);
  return { tabs, isPending: isLoading };
}

export interface OfferedTabs {
  /** Those the address may name: a tab without its equipment opens and says what it misses. */
  readonly tabs: readonly VisibleTab[];
  /** Those of the tab bar. */
  readonly offered: readonly VisibleTab[];
  readonly isPending: boolean;
}

export function useOfferedTabs(vesselId: VesselId): OfferedTabs {
  const tabs = useVisibleTabs(vesselId);
  const vessel = useVessel(vesselId);
  const isDefault = vessel !== undefined && getVesselOptions(vessel).tabs === null;
  const { tabs: byPlant, isPending } = useDefaultTabs(vesselId, isDefault);
  const offered = tabs.filter(({ id, isChosen }) => isChosen && (!isDefault || byPlant.includes(id as VesselTabId)));
  return { tabs, offered, isPending };
}
