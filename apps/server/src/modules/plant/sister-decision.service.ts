/** What people decided on the sister ships of a vessel: it raises proposals for tags of the same name. */
import type { VesselId } from '@fms/domain/identity';
import { type Decision, listDecisions } from '@fms/domain/plant';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Db } from '../../platform/database/database.ts';
import type { TagCatalog } from '../tag/index.ts';
import { findSisterIds } from '../vessel/index.ts';
import { keepUntilChange } from './kept-until-change.ts';
import { findLatestPlants } from './plant.repository.ts';
import { readContent, toBindableTag } from './plant-content.ts';

/** Of a large class the ships whose plants were saved last. */
const MOST_SISTERS = 20;

export interface SisterPorts {
  readonly db: Db;
  readonly bus: Pick<Bus, 'subscribe'>;
  readonly catalog: Pick<TagCatalog, 'ofVessel'>;
}

export interface SisterDecisions {
  /** A list for each sister ship whose plant people saved; kept until something of it changes. */
  of(vesselId: VesselId): Promise<readonly (readonly Decision[])[]>;
}

export function createSisterDecisions({ db, bus, catalog }: SisterPorts): SisterDecisions {
  const kept = keepUntilChange<readonly (readonly Decision[])[]>(bus);

  async function read(vesselId: VesselId) {
    const rows = await findLatestPlants(db, await findSisterIds(db, vesselId), MOST_SISTERS);
    return rows.map((row) => {
      const tags = catalog.ofVessel(row.vesselId).map(toBindableTag);
      return listDecisions(readContent(row), tags, row.vesselId);
    });
  }

  return { of: (vesselId) => kept(String(vesselId), () => read(vesselId)) };
}
