/** What modules and the telemetry store offer each other. */
import type { BackupSource } from '../platform/disk/backup-source.ts';
import { type ServiceKey, serviceKey } from '../platform/service/service-registry.ts';
import type { OpenParquetTable } from './parquet-table.ts';
import type { Telemetry } from './telemetry.ts';

export const TELEMETRY: ServiceKey<Telemetry> = serviceKey('the telemetry store');
/** The telemetry store as a backup copies it. */
export const TELEMETRY_COPY: ServiceKey<BackupSource> = serviceKey('the copy of the telemetry store');
/** Recording kinds of tags, by id; undefined for an unknown tag. The store asks for it. */
export const TAG_TYPES: ServiceKey<(tagId: number) => number | undefined> = serviceKey('recording kinds of tags');

/** Tables that the engine writes as Parquet. */
export const PARQUET_TABLES: ServiceKey<OpenParquetTable> = serviceKey('tables written as Parquet');
