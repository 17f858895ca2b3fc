/** Opens the realtime hub at `/hub`: negotiation and WebSocket. */
import { HUB_PATH } from '@fms/contract/hub';
import { AUTHENTICATOR } from '../platform/access/authenticator.ts';
import { VESSEL_RIGHTS } from '../platform/access/caller.ts';
import type { Module, ModuleContext } from '../platform/module/module.ts';
import { createHub } from './hub.ts';
import { HUB_SERVICES, type HubPorts } from './ports.ts';
import { buildNegotiationResponse, createHubServer } from './socket.ts';

export const hubModule: Module = {
  name: 'hub',
  register(context) {
    const { disposables, web } = context;
    const ports = hubPorts(context);
    const hub = disposables.adopt(createHub(ports), (opened) => opened.close());
    const router = disposables.adopt(createHubServer(hub, ports), (opened) => opened.close());
    web.negotiation.serve(`${HUB_PATH}/negotiate`, buildNegotiationResponse);
    web.upgrades.route(HUB_PATH, router.upgrade);
  },
};

function hubPorts({ bus, clock, logger, serverStartId, services }: ModuleContext): HubPorts {
  const authenticator = services.get(AUTHENTICATOR);
  return {
    bus,
    clock,
    serverStartId,
    identify: (token) => authenticator.identify(token),
    again: authenticator.again,
    refresh: authenticator.refresh,
    rights: services.get(VESSEL_RIGHTS),
    latest: services.get(HUB_SERVICES.latest),
    activeAlarms: services.get(HUB_SERVICES.activeAlarms),
    log: logger,
  };
}
