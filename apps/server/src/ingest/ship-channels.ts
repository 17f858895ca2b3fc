/** The channels of ships, as modules reach them: each serves what ships open for it, and opens channels to a vessel. */
import { type Channel, ChannelError, type ChannelOpenFrame, type ChannelService } from '@fms/contract/channel';
import type { VesselId } from '@fms/domain/identity';
import { type ServiceKey, serviceKey } from '../platform/service/service-registry.ts';

/** What a service asks of a vessel. */
export type ChannelRequest = Pick<ChannelOpenFrame, 'service' | 'lane' | 'request'>;

/** Takes a channel that a ship opened. Throws a `ChannelError` to refuse it. */
export type TakeChannel = (vesselId: VesselId, channel: Channel) => Promise<void> | void;

/** What takes channels that ships open. */
export interface ShipChannels {
  readonly take: TakeChannel;
}

/** `too-old`: the vessel is connected, by gateways of a release that takes no channels. */
export type ChannelStanding = 'ready' | 'too-old' | 'not-connected';

/**
 * Modules that register after `ingest` find it by `SHIP_CHANNELS`. A channel ends with `connection-lost` when the line is lost,
 * the vessel is removed or its key ends; who opens one for a person cuts it (`destroy`) when the right of that person ends.
 */
export interface ShipChannelHub {
  /** One module takes the channels of a service. @throws {Error} where another does */
  serve(service: ChannelService, take: TakeChannel): void;
  /**
   * Opens a channel to a vessel; it may be written at once. What the gateway does not offer ends with `not-offered`.
   * @throws {ChannelError} `not-connected`, `too-old` where its gateway takes none, `too-many-channels`
   */
  open(vesselId: VesselId, request: ChannelRequest): Channel;
  standing(vesselId: VesselId): ChannelStanding;
}

export const SHIP_CHANNELS: ServiceKey<ShipChannelHub> = serviceKey('the channels of ships');

/** Passes each channel a ship opens to the module of its service. */
export function createServedChannels(): ShipChannels & Pick<ShipChannelHub, 'serve'> {
  const takers = new Map<ChannelService, TakeChannel>();
  return {
    serve(service, take) {
      if (takers.has(service)) throw new Error(`Two modules take the ${service} channels of ships.`);
      takers.set(service, take);
    },
    take(vesselId, channel) {
      const take = takers.get(channel.opening.service);
      if (take === undefined) throw new ChannelError('not-offered', 'The shore offers no such channel.');
      return take(vesselId, channel);
    },
  };
}
