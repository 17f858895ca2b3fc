/** Factors of a formula as dated data. */
import type { Instant } from '../time/instant.ts';

/**
 * Each set names its source, and every figure names the set it was made with. A set that was not compared with the document
 * it comes from is shown as unverified.
 */
export interface FactorSet<Factors> {
  /** Shown beside a figure: `ISO 15550, charge-cooled diesel`. */
  readonly name: string;
  /** First day on which it holds, `2002-05-01`. */
  readonly validFrom: string;
  readonly source: string;
  /** Whether the factors were read from the document itself. */
  readonly verified: boolean;
  readonly factors: Factors;
}

/** The newest set that holds on a day (`2026-11-23`, UTC); undefined before the first. */
export function pickFactorSet<Factors>(
  sets: readonly FactorSet<Factors>[],
  day: string,
): FactorSet<Factors> | undefined {
  let newest: FactorSet<Factors> | undefined;
  for (const set of sets) {
    if (isInForce(set, day) && (newest === undefined || set.validFrom >= newest.validFrom)) newest = set;
  }
  return newest;
}

/** Whether a set holds on a day already. */
export function isInForce({ validFrom }: Pick<FactorSet<unknown>, 'validFrom'>, day: string): boolean {
  return validFrom <= day;
}

/** The day of an instant in UTC, as sets are dated: `2026-11-23`. */
export function toFactorDay(time: Instant): string {
  return new Date(time).toISOString().slice(0, 10);
}
