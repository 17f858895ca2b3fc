/** What this store is for; one row. */
import type { Instant } from '@fms/domain/time';

export interface InstallationTable {
  mode: 'demonstration' | 'live';
  createdMs: Instant;
}

export interface InstallationTables {
  installation: InstallationTable;
}
