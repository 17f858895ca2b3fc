/** Rows of events of hull and propeller. */
import type { VesselId } from '@fms/domain/identity';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { PerformanceEventTable } from '../../platform/database/tables/performance.ts';
import { createEntryRows } from '../../platform/vessel-entry/entry-rows.ts';

export type EventRow = Selectable<PerformanceEventTable>;

export const performanceEvents = createEntryRows('performanceEvent');

/** In order of time. */
export function listEvents(db: Db, vesselId: VesselId): Promise<EventRow[]> {
  return db
    .selectFrom('performanceEvent')
    .selectAll()
    .where('vesselId', '=', vesselId)
    .orderBy('atMs')
    .orderBy('id')
    .execute();
}
