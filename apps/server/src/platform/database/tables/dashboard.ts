/** Layouts of the overview that people saved. */
import type { DashboardScope } from '@fms/contract/dashboard';
import type { ShipType } from '@fms/contract/vessel';
import type { OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Generated, Selectable } from 'kysely';

/** One row a place: a vessel and an account, a vessel, or an organisation and a ship type. */
export interface DashboardTable {
  id: Generated<number>;
  scope: DashboardScope;
  vesselId: VesselId | null;
  accountId: UserId | null;
  organizationId: OrganizationId | null;
  shipType: ShipType | null;
  version: number;
  /** `placedWidget`s of the contract as JSON; null once deleted, so that versions go on counting. */
  widgets: string | null;
  userName: string;
  savedMs: Instant;
}
export type DashboardRow = Selectable<DashboardTable>;

export interface DashboardTables {
  dashboard: DashboardTable;
}
