/** Dockings, cleanings and paint of vessels, as people entered them. */
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

export interface PerformanceTables {
  performanceEvent: PerformanceEventTable;
}
