/** What the plants of other vessels become by a copy, computed before anything is written. */
import type { VesselPlant } from '@fms/contract/plant';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { type BindableTag, copyPlant, countPlantChanges, type OwnPlant, type PlantCopy } from '@fms/domain/plant';
import { useQueries } from '@tanstack/react-query';
import { plantQueries } from '../../../entities/plant/index.ts';
import { tagQueries } from '../../../entities/tag/index.ts';

export interface PlannedCopy {
  readonly vessel: Vessel;
  readonly target: VesselPlant;
  readonly copy: PlantCopy;
  /** Slots and equipment that differ from what the vessel has. */
  readonly changes: number;
}

const toBindable = (tag: Tag): BindableTag => ({ ...tag, id: tag.Id, standardName: '' });

export const toOwnPlant = (plant: VesselPlant, tags: readonly Tag[]): OwnPlant => ({
  plant,
  tags: tags.map(toBindable),
});

interface CopyRequest {
  readonly from: OwnPlant;
  readonly vessels: readonly Vessel[];
  /** Slots that another tag fills are filled as on the first vessel. */
  readonly isReplacing: boolean;
}

/** In the order of the vessels, and what they wait for: the first plant, or tags, without an answer. */
export function usePlantCopies({ from, vessels, isReplacing }: CopyRequest) {
  const plants = useQueries({ queries: vessels.map(({ id }) => plantQueries.ofVessel(id)) });
  const tags = useQueries({ queries: vessels.map(({ id }) => tagQueries.ofVessel(id)) });
  const planned = vessels.flatMap((vessel, at): PlannedCopy[] => {
    const [target, own] = [plants[at]?.data, tags[at]?.data];
    if (target === undefined || own === undefined) return [];
    const copy = copyPlant(from, toOwnPlant(target, own), isReplacing);
    return [{ vessel, target, copy, changes: countPlantChanges(target, copy.plant) }];
  });
  return { planned, waiting: [...plants, ...tags].find(({ data }) => data === undefined) };
}
