/** What the telemetry store answers of periods. */
import type { TagId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { ClickHouse } from '../../platform/clickhouse/index.ts';
import { findLastUsable } from './last-usable.ts';
import { type PeriodSummaries, type SummaryRequest, summarisePeriods } from './period-summary.ts';

export interface SummaryStore {
  summarise(request: SummaryRequest): Promise<PeriodSummaries>;
  /** Of each tag the last usable value before a moment, as known at another; tags without one are absent. */
  lastBefore(tagIds: readonly TagId[], beforeMs: Instant, knownAtMs?: Instant): Promise<Map<TagId, number>>;
}

export function createSummaryStore(engine: ClickHouse): SummaryStore {
  return {
    summarise: (request) => summarisePeriods(engine, request),
    lastBefore: (tagIds, beforeMs, knownAtMs) => findLastUsable(engine, tagIds, beforeMs, knownAtMs),
  };
}
