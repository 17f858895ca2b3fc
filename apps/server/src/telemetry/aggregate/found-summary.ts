/** Which tags are summarised, and a summary while it is put together. */
import type { TagId } from '@fms/domain/identity';
import type { PeriodSummary } from '@fms/domain/statistic';
import type { Instant } from '@fms/domain/time';

export interface SummaryTag {
  readonly tagId: TagId;
  /** Width of the steps in which it is known or not; null where it is known as a whole. */
  readonly knownStepMs: number | null;
  readonly isCounter: boolean;
}

/** With the time of its last reading. */
export type FoundSummary = { -readonly [Key in keyof PeriodSummary]: PeriodSummary[Key] } & {
  readonly lastMs: Instant;
};
