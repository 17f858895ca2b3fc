/** Offers tags, their values and their statistics, and removes what was deleted. */
import { HUB_SERVICES } from '../../hub/index.ts';
import { LINK_SERVICES, type TagDirectory } from '../../ingest/index.ts';
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import type { Module, ModuleContext } from '../../platform/module/module.ts';
import { TELEMETRY, type Telemetry } from '../../telemetry/index.ts';
import { CARD_LATEST, createCardLatest } from './card-latest.service.ts';
import { registerForecastRoutes } from './forecast/forecast.routes.ts';
import { createForecastService } from './forecast/forecast.service.ts';
import { createStorageService } from './storage.service.ts';
import { registerTagRoutes } from './tag.routes.ts';
import { createTagService } from './tag.service.ts';
import { TAG_CATALOG, type TagCatalog } from './tag-catalog.service.ts';
import { createTagEditService } from './tag-edit.service.ts';
import { createTagHistoryService } from './tag-history.service.ts';
import { createTagLatest, TAG_LATEST, type TagLatest, toWireValue } from './tag-latest.service.ts';
import { deleteRemovedTelemetry } from './tag-removal.service.ts';
import { createTagSettingService } from './tag-setting.service.ts';
import { addTagUndo } from './tag-undo.ts';

const REMOVAL_INTERVAL_MS = 30_000;

export const tagModule: Module = {
  name: 'tag',
  register(context) {
    const { db, jobs, services } = context;
    const catalog = services.get(TAG_CATALOG);
    const telemetry = services.get(TELEMETRY);
    const latest = services.provide(TAG_LATEST, createTagLatest(catalog, telemetry));
    services.provide(CARD_LATEST, createCardLatest({ ...context, catalog, samples: telemetry.samples }));
    services.provide(LINK_SERVICES.tags, tagDirectory(catalog, latest, telemetry.samples));
    services.provide(HUB_SERVICES.latest, {
      samples: async (vesselId, tagIds) => latest.samples(vesselId, tagIds),
      positions: async (vesselIds) => latest.positions(vesselIds),
    });
    const run = () => deleteRemovedTelemetry({ db, catalog, removal: telemetry.removal });
    jobs.add({ name: 'removal', intervalMs: REMOVAL_INTERVAL_MS, run });
    mountCalls(context, catalog, telemetry);
  },
};

function mountCalls({ db, clock, services, web }: ModuleContext, catalog: TagCatalog, telemetry: Telemetry): void {
  const rights = services.get(VESSEL_RIGHTS);
  const ports = { db, clock, catalog, samples: telemetry.samples, rights };
  const edits = createTagEditService(ports);
  const history = createTagHistoryService({ ...ports, deletions: telemetry.summaries });
  addTagUndo(services.get(UNDO_RULES), catalog, edits);
  registerForecastRoutes(web.router, createForecastService({ ...ports, history }));
  registerTagRoutes(web.router, {
    tags: createTagService(ports),
    history,
    edits,
    settings: createTagSettingService(ports),
    storage: createStorageService({ catalog, telemetry, rights, clock }),
  });
}

function tagDirectory(catalog: TagCatalog, latest: TagLatest, samples: Telemetry['samples']): TagDirectory {
  return {
    of: (tagId) => catalog.of(tagId),
    declare: (vesselId, declarations) => catalog.declare(vesselId, declarations),
    positionTagOf: (vesselId) => catalog.inRole(vesselId, 'position')?.id,
    motion: latest.motion,
    wireValue: toWireValue,
    latestNumber(tagId) {
      const { time, value, quality } = samples.latest(tagId) ?? {};
      return typeof value === 'number' && time !== undefined && quality !== undefined
        ? { time, value, quality }
        : undefined;
    },
  };
}
