/** What the hub needs of the other parts, put together, and its two ways in: negotiation and WebSocket. */
import type { Alarm } from '@fms/contract';
import { HUB_PATH } from '@fms/contract';
import type { VesselId } from '@fms/domain';
import { createHub, createHubDoor, negotiationAnswer } from './hub/index.ts';
import type { TagLatest } from './modules/tag/index.ts';
import type { Authenticator } from './platform/authenticator.ts';
import type { Bus } from './platform/bus.ts';
import type { VesselRights } from './platform/caller.ts';
import type { Clock } from './platform/clock.ts';
import type { Closers } from './platform/closers.ts';
import type { Web } from './platform/http/web.ts';
import type { Logger } from './platform/logger.ts';

export interface LivePathParts {
  readonly bus: Bus;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly closers: Closers;
  readonly serverStartId: string;
  readonly authenticator: Authenticator;
  readonly rights: VesselRights;
  readonly latest: TagLatest;
  readonly activeAlarms: (vesselIds: ReadonlySet<VesselId>) => Promise<Alarm[]>;
}

/** Opens /hub; clients are let in as soon as the web listens. */
export function openLivePath(parts: LivePathParts, web: Pick<Web, 'upgrades' | 'negotiation'>): void {
  const { bus, clock, logger, closers, serverStartId, authenticator, rights, latest, activeAlarms } = parts;
  const ports = {
    bus,
    clock,
    serverStartId,
    identify: (token: string) => authenticator.identify(token),
    again: authenticator.again,
    refresh: authenticator.refresh,
    rights,
    latest: {
      samples: async (...asked: Parameters<TagLatest['samples']>) => latest.samples(...asked),
      positions: async (vesselIds: ReadonlySet<VesselId>) => latest.positions(vesselIds),
    },
    activeAlarms,
    log: logger,
  };
  const hub = closers.keep(createHub(ports), (opened) => opened.close());
  const door = closers.keep(createHubDoor(hub, ports), (opened) => opened.close());
  web.negotiation.serve(`${HUB_PATH}/negotiate`, negotiationAnswer);
  web.upgrades.mount(HUB_PATH, door.upgrade);
}
