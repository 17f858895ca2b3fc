/** The plants of vessels, each with all versions that people saved. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Generated, Insertable, Selectable } from 'kysely';

export interface PlantVersionTable {
  vesselId: VesselId;
  /** From 1. */
  version: number;
  /** Equipment, bindings and mimics of the contract as JSON. */
  content: string;
  savedMs: Instant;
  savedBy: string;
  /** What it changed, as JSON of `plantVersion.changes` of the contract; null where nothing was kept. */
  changes: Generated<string | null>;
  /** The version it brought back; null where it was edited. */
  restored: Generated<number | null>;
}
export type PlantVersionRow = Selectable<PlantVersionTable>;
export type NewPlantVersion = Insertable<PlantVersionTable>;

export interface PlantTables {
  plantVersion: PlantVersionTable;
}
