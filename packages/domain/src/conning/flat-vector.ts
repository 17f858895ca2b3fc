/** Speeds with a direction on the plane of the sea. */

/** Speed in any unit towards a direction, degrees true. */
export interface Polar {
  readonly speed: number;
  /** [0, 360) */
  readonly direction: number;
}

const RADIANS = Math.PI / 180;

/** `a` + `b`; the direction of a sum of nothing is 0. */
export function addVectors(a: Polar, b: Polar): Polar {
  const north = a.speed * Math.cos(a.direction * RADIANS) + b.speed * Math.cos(b.direction * RADIANS);
  const east = a.speed * Math.sin(a.direction * RADIANS) + b.speed * Math.sin(b.direction * RADIANS);
  return { speed: Math.hypot(north, east), direction: wrap360(Math.atan2(east, north) / RADIANS) };
}

/** The same speed the other way. */
export function reverseVector({ speed, direction }: Polar): Polar {
  return { speed, direction: wrap360(direction + 180) };
}

/** An angle in [0, 360). */
export function wrap360(degrees: number): number {
  const turned = degrees % 360;
  // Adding a turn to a tiny negative angle gives a full turn.
  return turned < 0 ? (turned + 360) % 360 : turned;
}

/** An angle in [−180, 180): negative to port. */
export function wrap180(degrees: number): number {
  return wrap360(degrees + 180) - 180;
}
