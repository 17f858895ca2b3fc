/** Dockings, cleanings and paint of vessels, and noon reports, as people entered them. */
import type { PerformanceEventKind } from '@fms/contract/performance';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Generated } from 'kysely';

export interface PerformanceEventTable {
  id: Generated<number>;
  vesselId: VesselId;
  kind: PerformanceEventKind;
  atMs: Instant;
  note: string;
  enteredBy: string;
}

export interface NoonReportTable {
  id: Generated<number>;
  vesselId: VesselId;
  /** The noon at which the reported day ends. */
  atMs: Instant;
  hours: number;
  /** nm over ground. */
  miles: number;
  /** Of the main engines, t. */
  tonnes: number;
  /** Of all shafts. */
  kilowatts: number | null;
  note: string;
  enteredBy: string;
}

export interface PerformanceTables {
  performanceEvent: PerformanceEventTable;
  noonReport: NoonReportTable;
}
