/** Finds the tag that holds a vessel's position. */
import type { TagId, VesselId } from '@fms/domain/identity';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import type { TagCatalog } from './tag-catalog.service.ts';

export interface PositionTags {
  /** Vessel of a position tag; undefined for any other tag. */
  vesselOf(tagId: TagId): VesselId | undefined;
  /** The tag of recording kind 8 in the role of the position; undefined where a vessel has none. */
  positionTagOf(vesselId: VesselId): TagId | undefined;
}

export function listPositionTags(catalog: Pick<TagCatalog, 'of' | 'inRole'>): PositionTags {
  return {
    vesselOf(tagId) {
      const tag = catalog.of(tagId);
      return tag?.type === DATA_TAG_TYPE.onlyGeo ? tag.vesselId : undefined;
    },
    positionTagOf(vesselId) {
      const tag = catalog.inRole(vesselId, 'position');
      return tag?.type === DATA_TAG_TYPE.onlyGeo ? tag.id : undefined;
    },
  };
}
