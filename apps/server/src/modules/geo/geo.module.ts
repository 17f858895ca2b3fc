/** Offers positions over time, voyages and anchor watches. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { CURRENT_PLANTS } from '../plant/index.ts';
import { positionTags, TAG_CATALOG } from '../tag/index.ts';
import { openAnchorDragMonitor } from './anchor-drag-monitor.service.ts';
import { createAnchorWatchService } from './anchor-watch.service.ts';
import { createConningService } from './conning.service.ts';
import { findConningTags } from './conning-slot.ts';
import { registerGeoRoutes } from './geo.routes.ts';
import { createGeoService } from './geo.service.ts';
import { createVoyageService } from './voyage.service.ts';

export const geoModule: Module = {
  name: 'geo',
  async register({ db, bus, clock, logger, services, web }) {
    const rights = services.get(VESSEL_RIGHTS);
    const { positions, samples, summaries } = services.get(TELEMETRY);
    const catalog = services.get(TAG_CATALOG);
    const ports = { positions, rights, ...positionTags(catalog) };
    const plants = services.get(CURRENT_PLANTS);
    const conning = createConningService({
      samples,
      conningTagsOf: async (vesselId) => findConningTags(await plants.of(vesselId), catalog, vesselId),
    });
    const onFailure = (error: unknown) => logger.error({ err: error }, 'anchor watches could not be evaluated');
    const drag = await openAnchorDragMonitor({ db, bus, clock, onFailure });
    registerGeoRoutes(web.router, {
      geo: createGeoService({ ...ports, conning, deletions: summaries }),
      voyages: createVoyageService(ports),
      anchors: createAnchorWatchService({ db, bus, clock, rights, drag }),
    });
  },
};
