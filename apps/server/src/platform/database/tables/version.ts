/** Releases of the product, and what vessels are to run. */
import type { VersionProduct } from '@fms/contract/version';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Generated, Selectable } from 'kysely';
import type { RevisionColumns } from './revision-columns.ts';

export interface ProductVersionTable extends RevisionColumns {
  id: Generated<number>;
  product: VersionProduct;
  version: string;
  build: string;
  releasedMs: Instant;
  notes: string;
  mandatory: boolean;
  /** Of its file; all four are null without one. */
  fileName: string | null;
  fileBytes: number | null;
  fileSha256: string | null;
  fileBlob: string | null;
  createdMs: Instant;
}
export type ProductVersionRow = Selectable<ProductVersionTable>;

export interface VesselVersionTable {
  vesselId: VesselId;
  /** Null: the newest release. */
  versionId: number | null;
  /** Of the hold; all three are null without one. */
  holdBy: string | null;
  holdMs: Instant | null;
  holdReason: string | null;
}

export interface VersionTables {
  productVersion: ProductVersionTable;
  vesselVersion: VesselVersionTable;
}
