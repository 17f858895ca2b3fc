/** What the health of the server is told by: sizes of its stores over time, and the newest backup. */
import type { STORES } from '@fms/contract/health';
import type { Instant } from '@fms/domain/time';

export interface StoreSizeTable {
  store: (typeof STORES)[number];
  atMs: Instant;
  bytes: number;
}

export interface BackupRecordTable {
  id: 1;
  atMs: Instant;
  bytes: number;
}

export interface HealthTables {
  storeSize: StoreSizeTable;
  backupRecord: BackupRecordTable;
}
