/** What the hub needs of the rest of the server; passed in, so that the hub imports no module. */
import type { Alarm } from '@fms/contract/alarm';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Caller, VesselRights } from '../platform/access/caller.ts';
import type { Bus, LatestPosition, LatestSamples } from '../platform/bus/bus.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { type ServiceKey, serviceKey } from '../platform/service/service-registry.ts';

export interface HubPorts {
  bus: Bus;
  clock: Clock;
  /** Changes with every start: a client that sees a new one forgets what it knew. */
  serverStartId: string;
  /** The caller behind a full token (not one that waits for its code), or null. */
  identify(token: string): Promise<{ caller: Caller; expiresAt: Instant } | null>;
  /** The caller with the present rights; null when the sign-in has ended. */
  again(caller: Caller): Promise<Caller | null>;
  /** A fresh token for the same sign-in. */
  refresh(caller: Caller): Promise<{ token: string; expiresAt: Instant }>;
  rights: Pick<VesselRights, 'visible'>;
  latest: {
    samples(vesselId: VesselId, tagIds: readonly TagId[]): Promise<LatestSamples>;
    positions(vesselIds: ReadonlySet<VesselId>): Promise<LatestPosition[]>;
  };
  activeAlarms(vesselIds: ReadonlySet<VesselId>): Promise<Alarm[]>;
  log: { warn(details: object, message: string): void };
}

/** What modules provide to the hub, by the port it becomes. */
export const HUB_SERVICES: { readonly [Port in 'latest' | 'activeAlarms']: ServiceKey<HubPorts[Port]> } = {
  latest: serviceKey('latest values of the hub'),
  activeAlarms: serviceKey('active alarms'),
};
