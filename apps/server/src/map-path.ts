/** What the map of the fleet asks for besides tags and positions, put together: the fleet's history, and zones that are watched. */
import { DATA_TAG_TYPE, type VesselId } from '@fms/domain';
import { createFleetHistoryService, mountFleetHistory } from './modules/fleet-history/index.ts';
import type { TagCatalog } from './modules/tag/index.ts';
import { createZoneEditService, createZoneService, mountZone, openZoneWatch } from './modules/zone/index.ts';
import type { Bus } from './platform/bus.ts';
import type { VesselRights } from './platform/caller.ts';
import type { Clock } from './platform/clock.ts';
import type { Db } from './platform/database/database.ts';
import type { Door } from './platform/http/door.ts';
import type { Logger } from './platform/logger.ts';
import type { PositionStore } from './telemetry/index.ts';

export interface MapPathParts {
  readonly db: Db;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly rights: VesselRights;
  readonly positions: PositionStore;
  readonly catalog: TagCatalog;
}

/** Opens the calls, and begins to watch who enters and leaves zones. */
export async function openMapPath(door: Door, parts: MapPathParts): Promise<void> {
  const { positions, catalog, logger } = parts;
  const positionTagOf = (vesselId: VesselId) => {
    const tag = catalog.inRole(vesselId, 'position');
    return tag?.type === DATA_TAG_TYPE.onlyGeo ? tag.id : undefined;
  };
  mountFleetHistory(door, createFleetHistoryService({ ...parts, positionTagOf }));
  mountZone(door, createZoneService(parts), createZoneEditService(parts));
  await openZoneWatch({
    ...parts,
    latestOf(vesselId) {
      const tagId = positionTagOf(vesselId);
      const latest = tagId === undefined ? undefined : positions.latest(tagId);
      return latest && { time: latest.time, quality: latest.quality, ...latest.value };
    },
    onFailure: (error) => logger.error({ err: error }, 'zones could not be judged'),
  });
}
