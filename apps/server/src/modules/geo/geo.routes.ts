/** Geo calls of §7.8, and our own of voyages and anchor watches. */
import {
  changeAnchorWatch,
  endAnchorWatch,
  getGeo,
  getGeoBackup,
  getGeoByTimestamp,
  getGeoLimit,
  getVoyage,
  listAnchorWatches,
  setAnchorWatch,
} from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { AnchorWatchService } from './anchor-watch.service.ts';
import type { GeoService } from './geo.service.ts';
import type { VoyageService } from './voyage.service.ts';

export interface GeoServices {
  geo: GeoService;
  voyages: VoyageService;
  anchors: AnchorWatchService;
}

export function mountGeo(door: Door, { geo, voyages, anchors }: GeoServices): void {
  door.mount(getGeo, ({ caller, body }) => geo.within(caller, body));
  door.mount(getGeoBackup, ({ caller, body }) => geo.within(caller, body));
  door.mount(getGeoLimit, ({ caller, query }) => geo.newest(caller, query.vesselId, query.limit));
  door.mount(getGeoByTimestamp, ({ caller, query }) => geo.at(caller, query.vesselId, query.timestamp));
  door.mount(getVoyage, ({ caller, query }) => voyages.of(caller, query));

  door.mount(listAnchorWatches, ({ caller, query }) => anchors.list(caller, query.vesselId));
  door.mount(setAnchorWatch, ({ caller, from, body }) => anchors.set({ caller, from }, body));
  door.mount(changeAnchorWatch, ({ caller, from, body }) => anchors.changeRadius({ caller, from }, body));
  door.mount(endAnchorWatch, ({ caller, from, body }) => anchors.end({ caller, from }, body.vesselId));
}
