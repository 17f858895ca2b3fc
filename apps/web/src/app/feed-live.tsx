import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { vesselQueries } from '../api/vessel.queries.ts';
import { useLive } from '../live/index.ts';

/**
 * Carries what the vessel list knows into the live caches: last positions for the map before the hub has spoken, and
 * when each vessel was last heard. Draws nothing.
 */
export function FeedLive() {
  const { positions, tags } = useLive();
  const { data: vessels } = useQuery(vesselQueries.all());
  useEffect(() => {
    for (const { id, lastPing, standardData } of vessels ?? []) {
      if (lastPing !== null) tags.heard(id, Date.parse(lastPing));
      if (standardData.lastPosition !== null) positions.putLast(id, standardData.lastPosition);
    }
  }, [vessels, positions, tags]);
  return null;
}
