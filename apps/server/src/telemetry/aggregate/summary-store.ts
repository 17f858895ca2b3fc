/** What the telemetry store answers of periods. */
import type { TagId } from '@fms/domain/identity';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { findDeletedSpans } from './deleted-span.ts';
import { findLastUsable } from './last-usable.ts';
import { type PeriodSummaries, type SummaryParts, type SummaryRequest, summarisePeriods } from './period-summary.ts';

export interface SummaryStore {
  summarise(request: SummaryRequest): Promise<PeriodSummaries>;
  /** Of each tag the last usable value before a moment, as known at another; tags without one are absent. */
  lastBefore(tagIds: readonly TagId[], beforeMs: Instant, knownAtMs?: Instant): Promise<Map<TagId, number>>;
  /** The parts of a span of which readings of any of the tags were deleted, in order of time. */
  deletedWithin(tagIds: readonly TagId[], span: TimeSpan): Promise<TimeSpan[]>;
}

export function createSummaryStore(parts: SummaryParts): SummaryStore {
  return {
    summarise: (request) => summarisePeriods(parts, request),
    lastBefore: (tagIds, beforeMs, knownAtMs) => findLastUsable(parts.engine, tagIds, beforeMs, knownAtMs),
    deletedWithin: (tagIds, span) =>
      findDeletedSpans(parts.engine, [parts.retiredSamples, parts.retiredPositions], tagIds, span),
  };
}
