/** What people keep beside a vessel's curves. */
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Generated } from 'kysely';

export interface ChartNoteTable {
  id: Generated<number>;
  vesselId: VesselId;
  atMs: Instant;
  text: string;
  /** Null once the account is gone; the name stays. */
  accountId: UserId | null;
  userName: string;
  createdMs: Instant;
}

export interface ChartViewTable {
  id: Generated<number>;
  vesselId: VesselId;
  name: string;
  query: string;
  shared: boolean;
  accountId: UserId;
  userName: string;
  createdMs: Instant;
}

export interface ChartBookTables {
  chartNote: ChartNoteTable;
  chartView: ChartViewTable;
}
