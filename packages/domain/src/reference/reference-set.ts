/**
 * Published numbers the product calculates with: factors, limits, areas. Each set names its source and the time it is valid
 * for, so that a figure can name the set it was made with and a past moment is judged by the numbers of its day.
 */
import type { Instant } from '../time/instant.ts';

export interface ReferenceSet<Values> {
  /** Short and stable, shown beside figures: `MEPC.353(78)`. */
  readonly id: string;
  readonly source: string;
  /** The first instant it is valid for; null where it has always been. */
  readonly validFrom: Instant | null;
  /** The first instant it is no longer valid for; null where no end is known. */
  readonly validTo: Instant | null;
  /** Whether the numbers were checked against a document. Figures made with a set that was not are shown as unverified. */
  readonly verified: boolean;
  readonly values: Values;
}

/** Whether a set is valid at an instant. */
export function isValidAt({ validFrom, validTo }: Omit<ReferenceSet<unknown>, 'values'>, time: Instant): boolean {
  return (validFrom === null || time >= validFrom) && (validTo === null || time < validTo);
}

/** The set that is valid at an instant, of several the one that began last; undefined where none is. */
export function findSetAt<Values>(
  sets: readonly ReferenceSet<Values>[],
  time: Instant,
): ReferenceSet<Values> | undefined {
  return sets
    .filter((set) => isValidAt(set, time))
    .reduce<ReferenceSet<Values> | undefined>(
      (latest, set) =>
        latest === undefined || (set.validFrom ?? -Infinity) >= (latest.validFrom ?? -Infinity) ? set : latest,
      undefined,
    );
}
