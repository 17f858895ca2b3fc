/** Where the samples behind a figure are looked at. */
import type { TagId, VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';

/** The statistic of a vessel with the curves behind a figure; undefined where no tag measures it. */
export function formatSamplesPath(
  vesselId: VesselId,
  tagIds: readonly TagId[],
  { from, to }: TimeSpan,
): string | undefined {
  if (tagIds.length === 0) return undefined;
  const time = new URLSearchParams({ from: new Date(from).toISOString(), to: new Date(to).toISOString() });
  return `/vessel/vessel/${vesselId}?tab=statistic&show=${tagIds.slice(0, 12).join('.')}&${time}`;
}
