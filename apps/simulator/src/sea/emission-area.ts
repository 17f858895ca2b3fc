/** Waters with rules of their own, as far as the fleet's lanes reach. Coarse on purpose: the product has the polygons. */
import { computeDistanceMeters, type Position } from '@fms/domain/geo';

/**
 * Whether fuel may have 0.10 % of sulphur at most (MARPOL VI reg. 14): the North Sea with the Channel east of 5° W and
 * north of 48° 30′ N, the Baltic, and the Mediterranean since 1 May 2025. Of the fleet's lanes only the Bay of Biscay
 * with the sea off Ushant lies outside.
 */
export function isEmissionControlArea({ latitude, longitude }: Position): boolean {
  return longitude >= -5 && (latitude >= 48.5 || longitude > 0);
}

/** Within these waters wash water must stay on board: 12 nm off Danish and Swedish ports of the fleet. */
const DISCHARGE_BANS: readonly Position[] = [
  { latitude: 57.608, longitude: 9.962 },
  { latitude: 57.663, longitude: 11.71 },
  { latitude: 55.471, longitude: 8.4 },
  { latitude: 58.64, longitude: 17.16 },
];
const TERRITORIAL_METERS = 12 * 1852;

export const isDischargeBanned = (position: Position) =>
  DISCHARGE_BANS.some((port) => computeDistanceMeters(port, position) < TERRITORIAL_METERS);
