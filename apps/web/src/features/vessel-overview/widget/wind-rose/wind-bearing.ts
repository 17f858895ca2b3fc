/** Where wind comes from, against the known reference: true north, or only the bow when the heading is unknown. */

export type WindBearing =
  | { readonly reference: 'north'; readonly degrees: number }
  /** 0 from ahead to 180 from astern, on one side. */
  | { readonly reference: 'bow'; readonly degrees: number; readonly side: 'port' | 'starboard' };

/**
 * `direction` in degrees, clockwise from the bow when `fromBow`, else from true north. An angle from the bow becomes a
 * true direction only with a heading that is known now; taking 0 for it would invent one.
 */
export function computeWindBearing(
  fromBow: boolean,
  direction: number | undefined,
  headingDegrees: number | undefined,
): WindBearing | undefined {
  if (direction === undefined) return undefined;
  if (!fromBow) return { reference: 'north', degrees: turn(direction) };
  if (headingDegrees !== undefined) return { reference: 'north', degrees: turn(direction + headingDegrees) };
  const angle = turn(direction);
  return angle > 180
    ? { reference: 'bow', degrees: 360 - angle, side: 'port' }
    : { reference: 'bow', degrees: angle, side: 'starboard' };
}

function turn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}
