/** The gateway's end of the channels of one connection: what takes them on board, and how they stand behind the spool. */
import { type Channel, type ChannelLane, type ChannelService, ChannelSet } from '@fms/contract/channel';
import { encodeFrame } from '@fms/contract/link';
import type { WebSocket } from 'ws';

/** What channels may have waiting in the socket: more would stand before the next alarm. */
const MAX_BUFFERED_BYTES = 64 * 1024;

/** What takes channels on board. */
export interface ChannelHost {
  /** A channel the shore opened; throws a `ChannelError` to refuse it. */
  take(channel: Channel): Promise<void> | void;
  /** A connection to a shore that takes channels stands. It is gone when its channels end with `connection-lost`. */
  connected(channels: ChannelSet): void;
  /** Data of a service has crossed the line, either way. */
  crossed(service: ChannelService, bytes: number): void;
}

export interface ChannelSession {
  /** Whether the spool had nothing more to hand out when it was last asked. */
  isSpoolDone(): boolean;
  /** Sends what waits, the spool first. */
  pump(): void;
  /** A channel could not be taken, for a reason that is no refusal. */
  onFailure(error: unknown): void;
}

/** An interactive channel goes before the rest of a backlog, a file only once all of it was handed out. */
export function openChannels(socket: WebSocket, host: ChannelHost, session: ChannelSession): ChannelSet {
  const room = (lane: ChannelLane) =>
    lane === 'bulk' && !session.isSpoolDone() ? 0 : Math.max(0, MAX_BUFFERED_BYTES - socket.bufferedAmount);
  const channels = new ChannelSet({
    end: 'ship',
    now: Date.now,
    send: (frame) => socket.send(encodeFrame(frame), () => socket.bufferedAmount === 0 && session.pump()),
    take: (channel) => host.take(channel),
    gate: { room },
    crossed: (service, bytes) => host.crossed(service, bytes),
    onFailure: session.onFailure,
  });
  host.connected(channels);
  return channels;
}
