/** Counters: running hours, meters and totalisers, which rise, begin again at zero, or come to the end of their digits. */

/** Where the digits of meters and the words of controllers end. */
const CAPACITIES = [1e4, 2 ** 15, 2 ** 16, 1e5, 1e6, 1e7, 2 ** 24, 1e8, 1e9, 2 ** 31, 2 ** 32, 1e10] as const;
/** A counter that rolls over is as near to its end before, and to zero after. */
const ROLL_OVER_SHARE = 0.01;
/** A reading that fell to less than this share of the one before began again; one that fell less was corrected. */
const RESET_SHARE = 0.5;

/**
 * What a counter advanced by from one reading to the next. A higher one is the difference. A fall is, in this order: the
 * end of its digits, where it was within one per cent below a capacity and is within one per cent above zero; a reset to
 * zero, where it lost more than half, so that what it shows was counted since; else a correction, which takes back.
 */
export function computeCounterStep(before: number, after: number): number {
  if (after >= before) return after - before;
  const capacity = CAPACITIES.find((end) => before < end && end - before + after <= ROLL_OVER_SHARE * end);
  if (after >= 0 && capacity !== undefined) return capacity - before + after;
  return after >= 0 && after < before * RESET_SHARE ? after : after - before;
}

/** What a fall adds to the plain difference of the first and the last reading; 0 for a rise and for a correction. */
export function computeFallAdvance(before: number, after: number): number {
  return computeCounterStep(before, after) - (after - before);
}
