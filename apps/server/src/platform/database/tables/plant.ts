/** The plants of vessels, each with all versions that people saved. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Selectable } from 'kysely';

export interface PlantVersionTable {
  vesselId: VesselId;
  /** From 1. */
  version: number;
  /** Equipment, bindings and mimics of the contract as JSON. */
  content: string;
  savedMs: Instant;
  savedBy: string;
}
export type PlantVersionRow = Selectable<PlantVersionTable>;

export interface PlantTables {
  plantVersion: PlantVersionTable;
}
