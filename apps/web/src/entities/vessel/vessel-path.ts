/** Addresses of a vessel's page, spelt in one place for menu, lists, search and toasts. */
import type { Alarm } from '@fms/contract/alarm';
import { type TagId, toId, type VesselId } from '@fms/domain/identity';

export function formatVesselPath(vesselId: VesselId): string {
  return `/vessel/vessel/${vesselId}`;
}

/** The vessel an address is about: its page, or the map on which it is selected. */
export function parseVesselPath(pathname: string, search: string): VesselId | undefined {
  const id = /^\/vessel\/vessel\/(\d+)/.exec(pathname)?.[1] ?? new URLSearchParams(search).get('vessel');
  return id === null ? undefined : toId<VesselId>(Number(id));
}

/** Particulars, certificates and software of a vessel. */
export function formatInfoPath(vesselId: VesselId): string {
  return `${formatVesselPath(vesselId)}?tab=info`;
}

/** The vessel's page with the trend of one tag. */
export function formatTagPath(vesselId: VesselId, tagId: TagId): string {
  return `${formatVesselPath(vesselId)}?tag=${tagId}`;
}

/** The curves of several tags on one time axis, each with its alarms. */
export function formatStatisticPath(vesselId: VesselId, tagIds: readonly TagId[]): string {
  return `${formatVesselPath(vesselId)}?tab=statistic&show=${tagIds.join('.')}`;
}

/** Where the evidence of an alarm is seen: the curve of what alarms, else the vessel's page with its active alarms. */
export function formatEvidencePath({ vesselId, dataTagId }: Pick<Alarm, 'vesselId' | 'dataTagId'>): string {
  return dataTagId === null ? formatVesselPath(vesselId) : formatTagPath(vesselId, dataTagId);
}
