/** Finds the tags that say how a vessel moves and steers, by their role or their name (docs/tags.md). */
import type { GeoConning } from '@fms/contract/geo';
import type { TagId, VesselId } from '@fms/domain/identity';
import { findNamedTag } from '@fms/domain/tag';
import type { TagCatalog } from './tag-catalog.service.ts';

/** For each field the tag that fills it; undefined for what the vessel does not measure. */
export type ConningTagIds = { readonly [Field in keyof GeoConning]: TagId | undefined };

export function conningTags(catalog: Pick<TagCatalog, 'ofVessel' | 'inRole'>): {
  conningTagsOf(vesselId: VesselId): ConningTagIds;
} {
  return {
    conningTagsOf(vesselId) {
      const tags = catalog.ofVessel(vesselId);
      const named = (name: string) => findNamedTag(tags, name)?.id;
      return {
        headingDegrees: catalog.inRole(vesselId, 'heading')?.id ?? named('Heading true'),
        courseDegrees: catalog.inRole(vesselId, 'course')?.id ?? named('Course over ground'),
        speedKnots: catalog.inRole(vesselId, 'speed')?.id ?? named('Speed over ground'),
        rateOfTurn: named('Rate of turn'),
        rudderDegrees: named('Rudder angle, starboard') ?? named('Rudder angle'),
        portRudderDegrees: named('Rudder angle, port'),
      };
    },
  };
}
