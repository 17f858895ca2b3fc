import type { Tag } from '@fms/contract/tag';
import type { VesselId } from '@fms/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLive } from '../../live/live-context.tsx';
import { useClockOffsetOf } from '../vessel/index.ts';
import { tagQueries } from './tag.queries.ts';

const NO_TAGS: readonly Tag[] = [];

/** The tags of a vessel, made known to the live cache with the values they came with. */
export function useVesselTags(vesselId: VesselId): { tags: readonly Tag[]; isPending: boolean; error: Error | null } {
  const { tags: cache } = useLive();
  const { data: tags = NO_TAGS, isPending, error } = useQuery(tagQueries.ofVessel(vesselId));
  const offsetMs = useClockOffsetOf(vesselId);
  // While drawing and not after it: what stands below reads its values in the same turn. Said twice it changes nothing.
  useMemo(() => {
    cache.setClockOffset(vesselId, offsetMs);
    cache.describe(tags);
  }, [cache, vesselId, offsetMs, tags]);
  return { tags, isPending, error };
}
