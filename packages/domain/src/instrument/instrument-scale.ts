/** The upper end of an instrument's scale, where the range of its tag is of no use. */

/** A needle that stays in less than this share of the scale is not read but guessed. */
const LEAST_SHARE = 0.25;
/** Room above the highest that was measured. */
const HEADROOM = 1.2;
/** Ends a scale may have, times a power of ten. */
const ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10] as const;

export interface InstrumentTag {
  readonly max: number;
  readonly alarmLevel: number | null;
  readonly emergencyLevel: number | null;
}

/**
 * The tag's own end, unless the highest value measured fills less than a quarter of it, as where a bus names a scale that
 * fits every engine: then a round number above that value and above the limits. `highest` is undefined where nothing is
 * known; a machine that stood still all the time keeps the scale of its tag.
 */
export function computeScaleEnd(
  { max, alarmLevel, emergencyLevel }: InstrumentTag,
  highest: number | undefined,
): number {
  if (highest === undefined || highest <= 0 || highest >= max * LEAST_SHARE) return max;
  const wanted = Math.max(highest * HEADROOM, alarmLevel ?? 0, emergencyLevel ?? 0);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const round = ROUND.map((step) => step * power).find((end) => end >= wanted) ?? 10 * power;
  return Math.min(max, round);
}
