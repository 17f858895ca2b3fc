/** Offers zones and watches which vessels enter and leave them. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import type { Module, ModuleContext } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { listPositionTags, TAG_CATALOG } from '../tag/index.ts';
import { registerZoneRoutes } from './zone.routes.ts';
import { createZoneEditService, createZoneService } from './zone.service.ts';
import { addZoneUndo } from './zone-undo.ts';
import { openZoneWatch } from './zone-watch.service.ts';

export const zoneModule: Module = {
  name: 'zone',
  async register(context) {
    const { db, bus, clock, services, web } = context;
    const ports = { db, bus, clock, rights: services.get(VESSEL_RIGHTS) };
    const edits = createZoneEditService(ports);
    addZoneUndo(services.get(UNDO_RULES), { db, edits });
    registerZoneRoutes(web.router, createZoneService(ports), edits);
    await startWatch(context);
  },
};

function startWatch({ db, bus, logger, services }: ModuleContext): Promise<void> {
  const { positions } = services.get(TELEMETRY);
  const { positionTagOf } = listPositionTags(services.get(TAG_CATALOG));
  return openZoneWatch({
    db,
    bus,
    latestOf(vesselId) {
      const tagId = positionTagOf(vesselId);
      const latest = tagId === undefined ? undefined : positions.latest(tagId);
      return latest && { time: latest.time, quality: latest.quality, ...latest.value };
    },
    onFailure: (error) => logger.error({ err: error }, 'zones could not be evaluated'),
  });
}
