/**
 * Which vessels are sister ships: of one type, in one organisation, and of similar size (§B4-4: "difference to
 * sister ships"). The power a hull needs grows with its displacement, so that the type alone would compare a ferry
 * with one five times its size.
 */

/** Neither is more than so many times as long as the other. */
export const SISTER_LENGTH_RATIO = 1.15;
/** Hulls of one form grow by the cube of their length, and 1.15³ is 1.52. */
export const SISTER_TONNAGE_RATIO = 1.5;

export interface ShipSize {
  /** Over all, in metres; null or absent where it is not known. */
  readonly lengthMeters?: number | null | undefined;
  readonly grossTonnage?: number | null | undefined;
}

export interface SisterCandidate extends ShipSize {
  readonly id: number;
  readonly organizationId: number;
  readonly shipType: string;
}

/** Same organisation and type; sizes count where both vessels have the same measure, else the type alone decides. */
export function isSisterShip(own: SisterCandidate, other: SisterCandidate): boolean {
  return (
    other.id !== own.id &&
    other.organizationId === own.organizationId &&
    other.shipType === own.shipType &&
    isWithin(SISTER_LENGTH_RATIO, own.lengthMeters, other.lengthMeters) !== false &&
    isWithin(SISTER_TONNAGE_RATIO, own.grossTonnage, other.grossTonnage) !== false
  );
}

/** Whether two sizes have a measure in common. */
export function isSizeCompared(own: ShipSize, other: ShipSize): boolean {
  return (
    isWithin(SISTER_LENGTH_RATIO, own.lengthMeters, other.lengthMeters) !== undefined ||
    isWithin(SISTER_TONNAGE_RATIO, own.grossTonnage, other.grossTonnage) !== undefined
  );
}

/** Undefined where one of the two is not known. */
function isWithin(ratio: number, one?: number | null, other?: number | null): boolean | undefined {
  if (one == null || other == null) return undefined;
  // A last bit of a division decides nothing.
  return Math.max(one, other) <= Math.min(one, other) * ratio * (1 + Number.EPSILON * 4);
}
