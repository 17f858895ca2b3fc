/** Geo calls of section 7.8. */
import { getGeo, getGeoBackup, getGeoByTimestamp, getGeoLimit, getVoyage } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { GeoService } from './geo.service.ts';
import type { VoyageService } from './voyage.service.ts';

export function mountGeo(door: Door, geo: GeoService, voyages: VoyageService): void {
  door.mount(getGeo, ({ caller, body }) => geo.within(caller, body));
  door.mount(getGeoBackup, ({ caller, body }) => geo.within(caller, body));
  door.mount(getGeoLimit, ({ caller, query }) => geo.newest(caller, query.vesselId, query.limit));
  door.mount(getGeoByTimestamp, ({ caller, query }) => geo.at(caller, query.vesselId, query.timestamp));
  door.mount(getVoyage, ({ caller, query }) => voyages.of(caller, query));
}
