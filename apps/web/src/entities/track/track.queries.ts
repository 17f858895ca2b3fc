/** Where a vessel was: points of its position tag over a span of time. */
import { type GeoPoint, getGeo } from '@fms/contract/geo';
import { toWireTime } from '@fms/contract/scalar';
import type { TagId } from '@fms/domain/identity';
import { WORLD_WINDOW } from '@fms/domain/map';
import type { Instant } from '@fms/domain/time';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../api/index.ts';
import { createTaskQueue } from '../../api/task-queue.ts';
import { keepTrack, readKeptTrack } from './kept-track.ts';

export interface TrackRequest {
  /** Null: nothing is asked for. */
  readonly positionTagId: TagId | null;
  readonly from: Instant;
  readonly to: Instant;
  /** Zoom of the map: what it cannot show is left out. */
  readonly scope: number;
}

/** To begin a request takes some milliseconds: twenty tracks that are asked for at once would hold the page still. */
const nextTurn = createTaskQueue();

export const trackQueries = {
  /** Newest first, thinned by scope. The whole track and not the window: a line that leaves the screen comes back. */
  span: ({ positionTagId, from, to, scope }: TrackRequest) =>
    queryOptions({
      queryKey: ['track', positionTagId, from, to, scope],
      queryFn:
        positionTagId === null
          ? skipToken
          : async ({ signal }): Promise<GeoPoint[]> => {
              await nextTurn();
              signal.throwIfAborted();
              const span = { fromTime: toWireTime(from), toTime: toWireTime(to) };
              const answer = await call(getGeo, {
                body: { ...WORLD_WINDOW, ...span, scope, dataTagIds: [positionTagId] },
                signal,
              });
              void keepTrack(positionTagId, scope, answer, Date.now());
              return answer;
            },
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 60_000,
    }),

  /** What this device keeps of the last 24 hours; read anew by each screen. */
  kept: (positionTagId: TagId | null) =>
    queryOptions({
      queryKey: ['kept-track', positionTagId],
      queryFn: positionTagId === null ? skipToken : () => readKeptTrack(positionTagId),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    }),
};
