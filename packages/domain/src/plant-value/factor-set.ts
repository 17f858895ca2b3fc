/**
 * Factors of a formula as dated data: each set names its source, and every figure names the set it was made with. A set
 * that was not compared with the document it comes from is shown as unverified.
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
  return sets
    .filter(({ validFrom }) => validFrom <= day)
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))
    .at(-1);
}
