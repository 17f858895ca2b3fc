/** The vessel on the map at the moment of the cursor; as it is now when the window is live and there is no pointer. */

import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import type { TrackPoint } from '@fms/domain/track';
import type { TrendCursor } from '@fms/ui/chart';
import { type Live, predictLivePosition } from '../../live/index.ts';
import type { FleetMoment } from '../../map/index.ts';
import { findPositionAt } from './track-at.ts';

interface MomentParts {
  readonly live: Pick<Live, 'positions' | 'clock'>;
  readonly vesselId: VesselId;
  readonly points: readonly TrackPoint[];
  readonly scope: number;
  readonly window: TimeSpan;
  readonly isLive: boolean;
  readonly cursor: Pick<TrendCursor, 'get' | 'subscribe'>;
}

export function createTrackMoment({ live, vesselId, points, scope, window, isLive, cursor }: MomentParts): FleetMoment {
  const { positions, clock } = live;
  const isNow = () => isLive && cursor.get() === undefined;
  const time = () => cursor.get() ?? window.to;
  return {
    now: () => (isNow() ? clock.now() : time()),
    read: (id) => {
      if (id !== vesselId) return undefined;
      return isNow() ? positions.read(id) : findPositionAt(points, time(), scope);
    },
    placeOf: (last) => (isNow() ? predictLivePosition(last, clock.now()) : last),
    subscribe: (listener) => {
      const ways = [cursor.subscribe(listener), positions.subscribe(vesselId, listener)];
      return () => {
        for (const leave of ways) leave();
      };
    },
    get isLive() {
      return isNow();
    },
  };
}
