/** What the telemetry store answers of the tags of many vessels over spans. */
import type { TagId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import type { ClickHouse } from '../../platform/clickhouse/index.ts';
import type { DirtyHours } from '../hour/dirty-hours.ts';
import { readSpanTotals, type SpanRequest, type SpanTotal } from './span-total.ts';
import { readSpeedHours, type SpeedHours } from './speed-hours.ts';

export interface SpanStore {
  /** Of each tag its total in each span, in their order; null where nothing was measured. */
  totals(request: SpanRequest): Promise<ReadonlyMap<TagId, readonly (SpanTotal | null)[]>>;
  /** How long each tag of a speed lay between thresholds, by its means over ten minutes. */
  speedHours(tagIds: readonly TagId[], span: TimeSpan): Promise<ReadonlyMap<TagId, SpeedHours>>;
}

export function createSpanStore(engine: ClickHouse, dirty: DirtyHours): SpanStore {
  return {
    totals: (request) => readSpanTotals(engine, dirty, request),
    speedHours: (tagIds, span) => readSpeedHours(engine, dirty, tagIds, span),
  };
}
