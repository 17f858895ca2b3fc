/** Vessels, who may see them besides their organisation, and the keys their gateways hold. */
import type { ShipType } from '@fms/contract/vessel';
import type { FolderId, OrganizationId, UserId, VesselId } from '@fms/domain/identity';
import type { VesselWord } from '@fms/domain/permission';
import type { Instant } from '@fms/domain/time';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { JsonColumn } from './account.ts';
import type { RevisionColumns } from './revision-columns.ts';

export interface VesselTable extends RevisionColumns {
  id: Generated<VesselId>;
  name: string;
  organizationId: OrganizationId;
  folderId: FolderId | null;
  imo: Generated<string>;
  mmsi: Generated<string>;
  callSign: Generated<string>;
  projectNumber: Generated<string>;
  customerRef: Generated<string>;
  serialNumber: Generated<string>;
  shipType: Generated<ShipType>;
  /** Name of the photo among the blobs; empty without one. */
  image: Generated<string>;
  statusText: Generated<string>;
  expiredMs: Generated<Instant | null>;
  systemMs: Generated<Instant | null>;
  /** `vesselOptions` of the contract, without `info`, which has columns of its own. */
  options: JsonColumn<Record<string, unknown>>;
  /** `vesselDetail` of the contract. */
  detail: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** `adminSetting` of the contract; null while it is not set. */
  adminSetting: JsonColumn<Record<string, unknown>> | null;
  createdMs: Instant;
  /** When it was deleted; brought back within 7 days, gone after them. Null while it is in service. */
  removedMs: Generated<Instant | null>;
  removedBy: Generated<string | null>;
}
export type VesselRow = Selectable<VesselTable>;

/** Words on one vessel, given to one person besides what role and organisation give. */
export interface VesselAssignmentTable {
  vesselId: VesselId;
  accountId: UserId;
  words: JsonColumn<VesselWord[]>;
  /** The first instant at which it no longer counts; null without an end. */
  untilMs: Generated<Instant | null>;
  /** The name of the person who gave it, kept when that account is deleted; null when a program did. */
  grantedBy: Generated<string | null>;
  grantedMs: Generated<Instant | null>;
}

/** Keys of gateways: one per vessel, and the demonstration's fleet key. */
export interface GatewayKeyTable {
  id: Generated<number>;
  kind: 'fleet' | 'vessel';
  vesselId: VesselId | null;
  /** SHA-256 in hexadecimal: keys are 256 random bits, so a slow hash would add nothing. */
  keyHash: string;
  createdMs: Instant;
  lastUsedMs: Generated<Instant | null>;
  /** From then on it opens nothing; null without an end. */
  endsMs: Generated<Instant | null>;
  /** Name of the person who made it; null where a program did. */
  createdBy: Generated<string | null>;
}

/** One vessel of an import, as it was before; null when the import added it. */
export interface ImportedVessel {
  vesselId: VesselId;
  /** Its revision after the import: a later edit keeps the import from being taken back. */
  revision: number;
  before: Record<string, string | number | null> | null;
}

/** Imports that can still be taken back. */
export interface VesselImportTable {
  id: Generated<number>;
  madeBy: UserId;
  madeMs: Instant;
  vessels: JsonColumn<ImportedVessel[]>;
}

export interface VesselTables {
  vessel: VesselTable;
  vesselAssignment: VesselAssignmentTable;
  gatewayKey: GatewayKeyTable;
  vesselImport: VesselImportTable;
}
