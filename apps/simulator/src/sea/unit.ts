/** m/s in a knot. */
export const KNOT_MS = 1852 / 3600;
