/** State of links, refusals by reason, and AIS traffic around each vessel (calls of our own). */
import type { LinkState, TrafficTarget } from '@fms/contract/link-state';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { TrafficStore } from '../../telemetry/index.ts';
import type { LinkStateStore } from './link-state.service.ts';

export interface LinkPorts {
  linkState: Pick<LinkStateStore, 'linkOf' | 'refusalsOf'>;
  traffic: Pick<TrafficStore, 'targets'>;
  rights: VesselRights;
}

const wireTimeOrNull = (time: Instant | null | undefined) => (time == null ? null : toWireTime(time));

export function createLinkService({ linkState, traffic, rights }: LinkPorts) {
  function stateOf(vesselId: VesselId): LinkState {
    const link = linkState.linkOf(vesselId);
    return {
      vesselId,
      connected: link?.connectedSince != null,
      since: wireTimeOrNull(link?.connectedSince),
      lastPing: wireTimeOrNull(link?.lastPingMs),
      software: link?.software ?? '',
      backlogBytes: link?.backlogBytes ?? 0,
      samplesStored: link?.samplesStored ?? 0,
      refusals: linkState.refusalsOf(vesselId).map(({ place, reason, count, lastMs, example }) => ({
        where: place,
        reason,
        count,
        lastAt: toWireTime(lastMs),
        example,
      })),
    };
  }

  return {
    /** Of one vessel, or of all the caller may see. */
    async states(caller: Caller, vesselId: VesselId | undefined): Promise<LinkState[]> {
      if (vesselId === undefined) return [...(await rights.visible(caller))].map(stateOf);
      await rights.require(caller, 'view', [vesselId]);
      return [stateOf(vesselId)];
    },

    /** AIS targets a vessel hears, the latest heard first. */
    async traffic(caller: Caller, vesselId: VesselId, limit: number): Promise<TrafficTarget[]> {
      await rights.require(caller, 'view', [vesselId]);
      const targets = await traffic.targets(vesselId, limit);
      return targets.map(({ timeMs, ...target }) => ({ ...target, time: toWireTime(timeMs) }));
    },
  };
}
export type LinkService = ReturnType<typeof createLinkService>;
