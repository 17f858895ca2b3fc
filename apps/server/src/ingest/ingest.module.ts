/** Opens the link to ships at `/link`. */
import { LINK_PATH } from '@fms/contract/link';
import { createAnonymousActor, recordAudit } from '../platform/audit/audit.ts';
import type { Module, ModuleContext } from '../platform/module/module.ts';
import { TELEMETRY } from '../telemetry/index.ts';
import { createLinkServer } from './link-server.ts';
import { LINK_SERVICES, type LinkPorts } from './ports.ts';
import { QualityEvaluator } from './quality-evaluator.ts';
import { createServedChannels, SHIP_CHANNELS } from './ship-channels.ts';

export const ingestModule: Module = {
  name: 'ingest',
  register(context) {
    const served = createServedChannels();
    const links = createLinkServer({ ...linkPorts(context), shipChannels: served });
    context.disposables.adopt(links, (opened) => opened.close());
    context.bus.subscribe('gateway-key.ended', ({ keyIds, atMs }) => links.endKeys(keyIds, atMs));
    context.bus.subscribe('vessel.removed', ({ vesselIds }) => links.cutVessels(vesselIds));
    context.services.provide(SHIP_CHANNELS, {
      serve: served.serve,
      open: links.openChannel,
      standing: links.channelStanding,
    });
    context.web.upgrades.route(LINK_PATH, links.take);
  },
};

function linkPorts({ bus, clock, db, logger, serverStartId, services }: ModuleContext): LinkPorts {
  const tags = services.get(LINK_SERVICES.tags);
  return {
    bus,
    clock,
    serverStartId,
    log: logger,
    telemetry: services.get(TELEMETRY),
    tags,
    quality: new QualityEvaluator((tagId) => tags.latestNumber(tagId)),
    linkState: services.get(LINK_SERVICES.linkState),
    keys: services.get(LINK_SERVICES.keys),
    vessels: services.get(LINK_SERVICES.vessels),
    alarms: services.get(LINK_SERVICES.alarms),
    shipAlarms: services.get(LINK_SERVICES.shipAlarms),
    gatewayLog: services.get(LINK_SERVICES.gatewayLog),
    wrongKey(address) {
      logger.warn({ address }, 'a gateway showed an unknown key');
      const entry = { at: clock.now(), ...createAnonymousActor('gateway'), from: address, what: 'link.refused' };
      recordAudit(db, { ...entry, subject: 'gateway-key' }).catch((error) =>
        logger.error({ err: error }, 'audit failed'),
      );
    },
  };
}
