/** Positions as the parallel columns of the hub's `positions` message. */
import type { PositionsMessage } from '@fms/contract/hub';
import type { LatestPosition } from '../platform/bus/bus.ts';

export function toPositionsMessage(positions: readonly LatestPosition[]): PositionsMessage {
  return {
    vesselIds: positions.map((p) => p.vesselId),
    times: positions.map((p) => p.time),
    latitudes: positions.map((p) => p.latitude),
    longitudes: positions.map((p) => p.longitude),
    speedsKnots: positions.map((p) => p.speedKnots),
    coursesDegrees: positions.map((p) => p.courseDegrees),
    headingsDegrees: positions.map((p) => p.headingDegrees),
    qualities: positions.map((p) => p.quality),
  };
}
