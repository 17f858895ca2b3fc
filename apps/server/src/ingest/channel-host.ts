/** The shore's end of the channels of one connection: which vessel they concern, and how they share the socket. */
import { type Channel, ChannelError, type ChannelFrame, ChannelSet } from '@fms/contract/channel';
import type { VesselId } from '@fms/domain/identity';
import type { Clock } from '../platform/clock/clock.ts';
import type { ChannelRequest, ShipChannels } from './ship-channels.ts';
import type { LinkStream } from './stream.ts';

export interface ChannelHostParts {
  readonly ships: ShipChannels;
  readonly clock: Clock;
  readonly log: { warn(details: object, message: string): void };
  /** The streams of the connection, by name. */
  readonly streams: ReadonlyMap<string, LinkStream>;
  readonly send: (frame: ChannelFrame) => void;
  /** Bytes that may be written without standing before what comes next. */
  readonly room: () => number;
}

export class ChannelHost {
  readonly #parts: ChannelHostParts;
  readonly #channels: ChannelSet;

  constructor(parts: ChannelHostParts) {
    this.#parts = parts;
    this.#channels = new ChannelSet({
      end: 'shore',
      now: () => parts.clock.now(),
      send: parts.send,
      gate: { room: parts.room },
      take: (channel) => parts.ships.take(this.#vesselOf(channel), channel),
      onFailure: (error) => parts.log.warn({ err: error }, 'a channel of a ship could not be taken'),
    });
  }

  receive(frame: ChannelFrame): void {
    this.#channels.receive(frame);
  }

  /** The socket has taken what was written. */
  pump(): void {
    this.#channels.pump('interactive');
    this.#channels.pump('bulk');
  }

  /** Opens a channel to a vessel this connection names; undefined where it names none such. @throws {ChannelError} too many */
  open(vesselId: VesselId, request: ChannelRequest): Channel | undefined {
    for (const [stream, named] of this.#parts.streams) {
      const vesselIndex = named.indexOf(vesselId);
      if (vesselIndex !== undefined) return this.#channels.open({ ...request, stream, vesselIndex });
    }
    return undefined;
  }

  close(): void {
    this.#channels.close();
  }

  #vesselOf({ opening }: Channel): VesselId {
    const vesselId = this.#parts.streams.get(opening.stream)?.vesselAt(opening.vesselIndex);
    if (vesselId === undefined) throw new ChannelError('no-such-vessel', 'This stream names no such vessel.');
    return vesselId;
  }
}
