/** The historian: what ships measured, stored once, answered at once. */
export { emptyBatch, rowCount, type StoredBatch, type TelemetryBatch } from './batch.ts';
export { MAX_ORDINAL, MAX_QUALITY, PositionBlock, SampleBlock, TextBlock } from './blocks.ts';
export type { LatestReading, LatLon } from './latest.ts';
export type { Points, PositionStore, WithinRequest } from './position-store.ts';
export { SETTLE_MS } from './roll-up.ts';
export type { RangeRequest, Sample, SampleStore } from './sample-store.ts';
export type { Bucket, Statistic, StatisticRequest } from './statistic.ts';
export { openTelemetry, type Telemetry, type TelemetryOptions } from './telemetry.ts';
export {
  TRAFFIC_NAME,
  TRAFFIC_POSITION,
  TRAFFIC_SHIP_TYPE,
  type TrafficRow,
} from './traffic-block.ts';
export { MAX_TARGETS_PER_VESSEL, type Target, type TrafficStore } from './traffic-store.ts';
export { COMMIT_BOUNDS, type CommitBounds } from './writer.ts';
