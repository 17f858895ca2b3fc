/** Bunker delivery notes of vessels, as people entered them. */
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Generated } from 'kysely';

export interface DeliveryNoteTable {
  id: Generated<number>;
  vesselId: VesselId;
  atMs: Instant;
  grade: string;
  /** t */
  tonnes: number;
  /** kg/m³ at 15 °C. */
  density15: number;
  /** Percent by mass. */
  sulphurPercent: number;
  reference: string;
  enteredBy: string;
}

export interface DeliveryTables {
  deliveryNote: DeliveryNoteTable;
}
