/** Geo calls of §7.8, and our own of voyages and anchor watches. */
import { getGeo, getGeoBackup, getGeoByTimestamp, getGeoLimit } from '@fms/contract/geo';
import { getVoyage } from '@fms/contract/voyage';
import { changeAnchorWatch, endAnchorWatch, listAnchorWatches, setAnchorWatch } from '@fms/contract/zone';
import type { Router } from '../../platform/http/router.ts';
import { tellDeleted } from '../../platform/http/tell-deleted.ts';
import type { AnchorWatchService } from './anchor-watch.service.ts';
import type { GeoService } from './geo.service.ts';
import type { VoyageService } from './voyage.service.ts';

export interface GeoServices {
  geo: GeoService;
  voyages: VoyageService;
  anchors: AnchorWatchService;
}

export function registerGeoRoutes(router: Router, { geo, voyages, anchors }: GeoServices): void {
  for (const call of [getGeo, getGeoBackup]) {
    router.route(call, async ({ caller, body, tell }) => {
      const points = await geo.within(caller, body);
      tellDeleted(tell, await geo.deleted(body));
      return points;
    });
  }
  router.route(getGeoLimit, ({ caller, query }) => geo.newest(caller, query.vesselId, query.limit));
  router.route(getGeoByTimestamp, ({ caller, query }) => geo.at(caller, query.vesselId, query.timestamp));
  router.route(getVoyage, ({ caller, query }) => voyages.of(caller, query));

  router.route(listAnchorWatches, ({ caller, query }) => anchors.list(caller, query.vesselId));
  router.route(setAnchorWatch, ({ caller, from, body }) => anchors.set({ caller, from }, body));
  router.route(changeAnchorWatch, ({ caller, from, body }) => anchors.changeRadius({ caller, from }, body));
  router.route(endAnchorWatch, ({ caller, from, body }) => anchors.end({ caller, from }, body.vesselId));
}
