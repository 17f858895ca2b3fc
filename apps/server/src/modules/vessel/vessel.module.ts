/** Offers vessels, their particulars and photos, and what the link needs to name them. */
import { HOUR_MS, MINUTE_MS } from '@fms/domain/time';
import { LINK_SERVICES } from '../../ingest/index.ts';
import { UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import type { LatestPositions } from '../../platform/bus/latest-positions.ts';
import { MAILER } from '../../platform/mail/index.ts';
import type { Module, ModuleContext } from '../../platform/module/module.ts';
import { type SampleStore, TELEMETRY } from '../../telemetry/index.ts';
import { createPortFinder } from '../geo/index.ts';
import { LINK_STATE } from '../link/index.ts';
import { findRulesOf } from '../notification/index.ts';
import { PUSH } from '../push/index.ts';
import { CARD_LATEST, TAG_CATALOG, TAG_LATEST, type TagCatalog } from '../tag/index.ts';
import { createGatewayKeys } from './gateway-key.service.ts';
import { createSilenceWatch } from './silence/vessel-silence.service.ts';
import { createSisterShipService, type SisterShipPorts } from './sister-ship.service.ts';
import { VESSEL_POLICY } from './vessel.policy.ts';
import { registerSisterShipRoutes, registerVesselRoutes } from './vessel.routes.ts';
import { createVesselService, VESSELS, type VesselService } from './vessel.service.ts';
import { createVesselInfoService } from './vessel-info.service.ts';
import { createVesselPhotoService } from './vessel-photo.service.ts';
import { createVesselRegistry } from './vessel-registry.service.ts';
import { listRetentions } from './vessel-retention.service.ts';
import { addVesselPhotoUndo, addVesselUndo } from './vessel-undo.ts';

export const vesselModule: Module = {
  name: 'vessel',
  register(context) {
    const { db, bus, clock, services } = context;
    services.provide(LINK_SERVICES.keys, createGatewayKeys(db, clock));
    services.provide(LINK_SERVICES.vessels, createVesselRegistry(db, bus, clock));
    const latest = latestPositions(context);
    addJobs(context, latest);
    const { one } = mountCalls(context, latest);
    services.provide(VESSELS, { one, lastPings: latest.lastPings });
  },
};

/** What lists of vessels show of telemetry and links. */
function latestPositions({ services }: ModuleContext): LatestPositions {
  const latest = services.get(TAG_LATEST);
  const cards = services.get(CARD_LATEST);
  const linkState = services.get(LINK_STATE);
  return {
    standardTags: async (vesselIds) => latest.standardTags(vesselIds),
    positions: async (vesselIds) => latest.positions(vesselIds),
    cards: async (vesselIds) => cards(vesselIds),
    lastPings: async (vesselIds) =>
      new Map(
        [...vesselIds].flatMap((id) => {
          const pingMs = linkState.linkOf(id)?.lastPingMs;
          return pingMs == null ? [] : [[id, pingMs] as const];
        }),
      ),
  };
}

function addJobs({ config, setting, db, clock, jobs, services }: ModuleContext, latest: LatestPositions): void {
  const mailer = services.get(MAILER);
  const { publicUrl } = config;
  const told = { mailer, push: services.get(PUSH), rulesOf: findRulesOf, product: setting.productName, publicUrl };
  const silence = createSilenceWatch({ db, clock, latest, ...told });
  // The first look comes an hour after the start: by then ships have sent again what a stopped server missed.
  jobs.add({ name: 'silence', intervalMs: HOUR_MS, durable: { settleMs: HOUR_MS }, run: silence.round });

  const catalog = services.get(TAG_CATALOG);
  const { retention } = services.get(TELEMETRY);
  const run = async () => {
    const retentions = (await listRetentions(db)).map(({ vesselId, days }) => ({
      tagIds: catalog.ofVessel(vesselId).map(({ id }) => id),
      days,
    }));
    await retention.run(retentions);
  };
  jobs.add({ name: 'retention', intervalMs: HOUR_MS, durable: { settleMs: 5 * MINUTE_MS }, run });
}

function mountCalls(
  { db, bus, clock, blobs, jobs, services, web }: ModuleContext,
  latest: LatestPositions,
): VesselService {
  const policy = services.get(VESSEL_POLICY);
  const vessels = createVesselService({ db, clock, policy, latest, portOf: createPortFinder() });
  const info = createVesselInfoService({ db, bus, clock, policy });
  const photos = createVesselPhotoService({ db, bus, clock, policy, blobs });
  addVesselUndo(services.get(UNDO_RULES), info);
  addVesselPhotoUndo(services.get(UNDO_RULES), photos);
  jobs.add({ name: 'photo files', intervalMs: HOUR_MS, run: () => photos.sweep() });
  registerVesselRoutes(web.router, { vessels, info, photos });
  const operating = operatingTags(services.get(TAG_CATALOG), services.get(TELEMETRY).samples);
  registerSisterShipRoutes(web.router, createSisterShipService({ db, clock, rights: policy, ...operating }));
  return vessels;
}

function operatingTags(catalog: TagCatalog, samples: SampleStore): Omit<SisterShipPorts, 'db' | 'clock' | 'rights'> {
  return {
    tagsOf: (vesselId) => catalog.ofVessel(vesselId),
    speedTagOf: (vesselId) => catalog.inRole(vesselId, 'speed'),
    async means(tagIds, { fromMs, toMs, spanMs }) {
      const maxPoints = (toMs - fromMs) / spanMs;
      const request = { tagIds, fromMs, toMs, maxPoints, rollUps: samples.rollUpsOf(false), recordedSeconds: 0 };
      return new Map((await samples.statistic(request)).map(({ tagId, buckets }) => [tagId, buckets]));
    },
  };
}
