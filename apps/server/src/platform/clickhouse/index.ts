/** The telemetry engine, embedded or over the network: `openClickHouse` is the only way in. */
import type { ClickHouse } from './clickhouse.ts';
import { openEmbeddedClickHouse } from './embedded.ts';
import type { EngineBounds } from './engine-configuration.ts';
import { openRemoteClickHouse } from './remote.ts';

export { type ClickHouse, formatSqlNumbers, formatSqlText, type SessionName } from './clickhouse.ts';
export { type Column, Columns, type NumberType } from './native-format.ts';
export { type ClickHouseLock, lockClickHouse } from './server-lock.ts';

export type ClickHouseLocation = { folder: string; bounds?: Partial<EngineBounds> } | { url: string };

export function openClickHouse(location: ClickHouseLocation): Promise<ClickHouse> {
  return 'url' in location
    ? openRemoteClickHouse(location.url)
    : openEmbeddedClickHouse(location.folder, location.bounds);
}
