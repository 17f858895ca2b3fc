/** The historian: what ships measured, stored once, answered at once. */
export type { PeriodSummaries, SummaryRequest, SummaryStore, SummaryTag } from './aggregate/index.ts';
export { createBatch, type StoredBatch, type TelemetryBatch } from './batch/batch.ts';
export { MAX_ORDINAL, MAX_QUALITY } from './batch/blocks.ts';
export { TRAFFIC_KIND, type TrafficRow } from './batch/traffic-block.ts';
export type { LatestReading, LatLon } from './latest/latest.ts';
export type { LogPage, LogScope, LogSearch, StoredLine } from './log/log-line.ts';
export type { LogTable } from './log/log-table.ts';
export type { OpenParquetTable, ParquetTable, ParquetValues } from './parquet-table.ts';
export { PARQUET_TABLES, TAG_TYPES, TELEMETRY, TELEMETRY_COPY } from './ports.ts';
export type { Points, PositionStore, WithinRequest } from './position-store.ts';
export { restoreTelemetry } from './restore.ts';
export type { RangeRequest, Sample, SampleStore } from './sample-store.ts';
export type { CalmHours, SpanRequest, SpanStore, SpanTag, SpanTotal, SpeedHours } from './span/index.ts';
export type { Bucket, Statistic, StatisticRequest } from './statistic.ts';
export { openTelemetry, type Telemetry, type TelemetryOptions } from './telemetry.ts';
export { MAX_TARGETS_PER_VESSEL, type Target, type TrafficStore } from './traffic-store.ts';
export type { CommitBounds } from './write/writer.ts';
