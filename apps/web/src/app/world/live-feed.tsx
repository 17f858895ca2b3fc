import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { yieldToPage } from '../../api/yield-to-page.ts';
import { vesselQueries } from '../../entities/vessel/index.ts';
import { useLive } from '../../live/index.ts';

/** Vessels that are taken over in a millisecond or two: the map moves in between. */
const PIECE = 1000;

/**
 * Carries what the vessel list knows into the live caches: last positions for the map before the hub has spoken, and
 * when each vessel was last heard. Draws nothing.
 */
export function LiveFeed() {
  const { positions, tags } = useLive();
  const { data: vessels } = useQuery(vesselQueries.all());
  useEffect(() => {
    let isLeft = false;
    const feed = async () => {
      for (let from = 0; from < (vessels?.length ?? 0) && !isLeft; from += PIECE) {
        if (from > 0) await yieldToPage();
        for (const { id, lastPing, standardData } of vessels?.slice(from, from + PIECE) ?? []) {
          if (lastPing !== null) tags.heard(id, Date.parse(lastPing));
          if (standardData.lastPosition !== null) positions.putLast(id, standardData.lastPosition);
        }
      }
    };
    void feed();
    return () => {
      isLeft = true;
    };
  }, [vessels, positions, tags]);
  return null;
}
