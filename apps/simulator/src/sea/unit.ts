/** Seconds. */
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** In a degree. */
export const RADIANS = Math.PI / 180;
/** m/s in a knot. */
export const KNOT_MS = 1852 / 3600;
