/** The channels of one ship, as the services on board reach them: each takes what the shore opens for it, or opens its own. */
import {
  type Channel,
  ChannelError,
  type ChannelLane,
  type ChannelService,
  type ChannelSet,
} from '@fms/contract/channel';
import type { ChannelHost } from './channel-host.ts';

export interface ShoreChannelRequest {
  readonly service: ChannelService;
  readonly lane: ChannelLane;
  /** JSON of the service's own shape. */
  readonly request: string;
}

/** Opens a channel to the shore on the connection that stands. @throws {ChannelError} too many are open */
export type OpenToShore = (request: ShoreChannelRequest) => Channel;

export class ShipChannels implements ChannelHost {
  readonly #stream: () => string;
  readonly #vesselIndex: number;
  readonly #takers = new Map<ChannelService, ChannelHost['take']>();
  readonly #beginners: ((open: OpenToShore) => void)[] = [];
  readonly #meters: ChannelHost['crossed'][] = [];
  #channels: ChannelSet | undefined;

  /** The vessel its channels concern, as named in the stream of the spool. */
  constructor(stream: () => string, vesselIndex: number) {
    this.#stream = stream;
    this.#vesselIndex = vesselIndex;
  }

  /** Takes the channels of a service that the shore opens. To be called before the link starts. @throws {Error} where another does */
  serve(service: ChannelService, take: ChannelHost['take']): void {
    if (this.#takers.has(service)) throw new Error(`Two parts of the gateway take the ${service} channels.`);
    this.#takers.set(service, take);
  }

  /** Calls `begin` on each connection to a shore that takes channels, once it knows the vessel. */
  onReady(begin: (open: OpenToShore) => void): void {
    this.#beginners.push(begin);
  }

  /** Calls `meter` with the bytes of each service as they cross the line, either way. */
  onCrossed(meter: ChannelHost['crossed']): void {
    this.#meters.push(meter);
  }

  crossed(service: ChannelService, bytes: number): void {
    for (const meter of this.#meters) meter(service, bytes);
  }

  take(channel: Channel): Promise<void> | void {
    const { service, stream, vesselIndex } = channel.opening;
    if (stream !== this.#stream() || vesselIndex !== this.#vesselIndex)
      throw new ChannelError('no-such-vessel', 'This gateway sends for no such vessel.');
    const take = this.#takers.get(service);
    if (take === undefined) throw new ChannelError('not-offered', 'The gateway on board is not set up for this.');
    return take(channel);
  }

  connected(channels: ChannelSet): void {
    this.#channels = channels;
  }

  /** The line is gone, and its channels with it. */
  disconnected(): void {
    this.#channels = undefined;
  }

  /** The shore knows the vessel on the connection that stands. */
  vesselAccepted(): void {
    const channels = this.#channels;
    if (channels === undefined) return;
    const about = { stream: this.#stream(), vesselIndex: this.#vesselIndex };
    for (const begin of this.#beginners) begin((request) => channels.open({ ...request, ...about }));
  }
}
