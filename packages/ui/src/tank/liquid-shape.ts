/** What stands in a tank of a ship that lies on an angle: the surface stays level, the tank does not. */

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Surface {
  /** The liquid as points of a polygon. */
  readonly points: string;
  readonly left: number;
  readonly right: number;
}

/** Trim and heel are small angles: they are drawn this many times as large. */
export const ANGLE_FACTOR = 5;
/** A drawing turned further than this would say less than a number. */
const MOST_DEGREES = 12;

/** Degrees a drawing is turned by for an angle of the ship, enlarged and bounded. */
export const enlargeAngle = (degrees: number): number =>
  Math.min(MOST_DEGREES, Math.max(-MOST_DEGREES, degrees * ANGLE_FACTOR));

/**
 * The liquid inside a box that is drawn turned clockwise by `turnedDegrees`: at `share` of the height in the middle of
 * the box, its surface level once the box is turned. A surface that would leave the box ends at its edge.
 */
export function drawLiquid({ left, right, top, bottom }: Box, share: number, turnedDegrees: number): Surface {
  const middle = bottom - Math.min(1, Math.max(0, share)) * (bottom - top);
  const rise = Math.tan((turnedDegrees * Math.PI) / 180) * ((right - left) / 2);
  const within = (height: number) => round(Math.min(bottom, Math.max(top, height)));
  const ends = { left: within(middle + rise), right: within(middle - rise) };
  return { ...ends, points: `${left},${bottom} ${right},${bottom} ${right},${ends.right} ${left},${ends.left}` };
}

const round = (value: number) => Math.round(value * 10) / 10;
