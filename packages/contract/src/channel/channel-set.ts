/**
 * The channels of one connection: opens and takes them, and hands out one frame at a time, the channels of a lane in
 * turn. Neither end trusts the other: a frame for a channel that is not open is ignored, for it may have been cut while the
 * frame was on its way; anything else that does not belong cuts the channel, never the connection.
 */
import { FlightWindow } from '@fms/domain/channel';
import type { Instant } from '@fms/domain/time';
import { Channel, ChannelError } from './channel.ts';
import {
  type ChannelFrame,
  type ChannelLane,
  type ChannelOpenFrame,
  type ChannelService,
  channelLanes,
  MAX_CHANNELS,
} from './channel-frame.ts';

/** How much may be sent now, besides what the answers of the other end say. */
export interface ChannelGate {
  /** Bytes of the lane that may go now; 0 while more urgent things wait or the budget is used. */
  room(lane: ChannelLane): number;
}

export interface ChannelSetOptions {
  /** Who chooses odd numbers. */
  readonly end: 'ship' | 'shore';
  readonly send: (frame: ChannelFrame) => void;
  readonly now: () => Instant;
  readonly gate: ChannelGate;
  /** Decides on a channel the other end opens; throws a `ChannelError` to refuse it. It may be read and written from then on. */
  readonly take: (channel: Channel) => Promise<void> | void;
  /** Told of the data of a service as it crosses, either way. */
  readonly crossed?: (service: ChannelService, bytes: number) => void;
  /** Told of a failure in `take` that is no refusal. */
  readonly onFailure: (error: unknown) => void;
}

type OpenRequest = Omit<ChannelOpenFrame, 'type' | 'channel'>;

export class ChannelSet {
  readonly #options: ChannelSetOptions;
  readonly #window = new FlightWindow();
  /** In the order of their turns. */
  readonly #channels = new Map<number, Channel>();
  #next: number;
  /** Numbers of the other end below this one are used up. */
  #nextOfOther = 1;
  #isPumping = false;

  constructor(options: ChannelSetOptions) {
    this.#options = options;
    this.#next = options.end === 'ship' ? 1 : 2;
  }

  get size(): number {
    return this.#channels.size;
  }

  /** Bytes sent and not answered, and how many may be. */
  get flight(): { readonly underWay: number; readonly size: number } {
    return { underWay: this.#window.underWay, size: this.#window.size };
  }

  /** The channel may be written at once: it waits until the other end takes it. @throws {ChannelError} too many are open */
  open(request: OpenRequest): Channel {
    this.#requireRoom();
    const frame: ChannelOpenFrame = { type: 'channelOpen', channel: this.#next, ...request };
    this.#next += 2;
    const channel = this.#add(frame);
    this.#options.send(frame);
    return channel;
  }

  receive(frame: ChannelFrame): void {
    if (frame.type === 'channelOpen') void this.#take(frame);
    else if (frame.type === 'channelArrived') this.#arrived(frame.bytes);
    else this.#pass(frame);
  }

  #arrived(bytes: number): void {
    this.#window.answered(bytes, this.#options.now());
    for (const lane of channelLanes) this.pump(lane);
  }

  /** To the channel it is for. Data counts as arrived also where its channel is gone. */
  #pass(frame: Exclude<ChannelFrame, { type: 'channelOpen' | 'channelArrived' }>): void {
    if (frame.type === 'channelData') this.#options.send({ type: 'channelArrived', bytes: frame.bytes.length });
    const channel = this.#channels.get(frame.channel);
    if (frame.type === 'channelOpened') channel?.opened();
    else if (frame.type === 'channelData') this.#receiveData(channel, frame.bytes);
    else if (frame.type === 'channelCredit') channel?.addCredit(frame.bytes);
    else if (frame.type === 'channelEnd') channel?.receiveEnd();
    else channel?.receiveCut(frame.code, frame.message);
  }

  #receiveData(channel: Channel | undefined, bytes: Uint8Array): void {
    if (channel === undefined) return;
    this.#options.crossed?.(channel.opening.service, bytes.length);
    channel.receive(bytes);
  }

  /** Sends what waits in a lane as far as line, credit and budget allow. To be called when one of them may allow more. */
  pump(lane: ChannelLane): void {
    // A channel that was written in full calls for the next part while this one is sent.
    if (this.#isPumping) return;
    this.#isPumping = true;
    try {
      while (this.#sendOne(lane));
    } finally {
      this.#isPumping = false;
    }
  }

  /** The connection is gone, and its channels with it. */
  close(): void {
    for (const channel of this.#channels.values())
      channel.receiveCut('connection-lost', 'The line to the ship was lost.');
  }

  #sendOne(lane: ChannelLane): boolean {
    const { gate, now } = this.#options;
    const { frameBytes, room } = this.#window;
    if (room < frameBytes) return false;
    const channel = [...this.#channels.values()].find(({ opening, sendable }) => opening.lane === lane && sendable > 0);
    const most = Math.min(channel?.sendable ?? 0, frameBytes, gate.room(lane));
    if (channel === undefined || most <= 0) return false;
    // To the end of the turns.
    this.#channels.delete(channel.id);
    this.#channels.set(channel.id, channel);
    // Before it is sent: the answer may be there before the call returns.
    this.#window.sent(most, now());
    this.#options.crossed?.(channel.opening.service, most);
    channel.sendNext(most);
    return true;
  }

  async #take(frame: ChannelOpenFrame): Promise<void> {
    const refuse = (code: string, message: string) =>
      this.#options.send({ type: 'channelRefused', channel: frame.channel, code, message });
    const isTheirs = frame.channel % 2 === (this.#options.end === 'ship' ? 0 : 1);
    if (!isTheirs || frame.channel < this.#nextOfOther) return refuse('number-taken', 'This number is in use.');
    this.#nextOfOther = frame.channel + 2;
    try {
      this.#requireRoom();
    } catch (error) {
      return refuse('too-many-channels', (error as ChannelError).message);
    }
    const channel = this.#add(frame);
    try {
      await this.#options.take(channel);
    } catch (error) {
      if (!(error instanceof ChannelError)) this.#options.onFailure(error);
      channel.destroy(
        error instanceof ChannelError ? error : new ChannelError('failed', 'It failed at the other end.'),
      );
      return;
    }
    if (channel.destroyed) return;
    this.#options.send({ type: 'channelOpened', channel: channel.id });
    channel.opened();
  }

  #add(frame: ChannelOpenFrame): Channel {
    const channel = new Channel(frame, {
      send: this.#options.send,
      wake: () => this.pump(frame.lane),
      gone: ({ id }) => this.#channels.delete(id),
    });
    // An error event without a listener would end the process; users of the channel hear of its end by their own listeners.
    channel.on('error', () => {});
    this.#channels.set(frame.channel, channel);
    return channel;
  }

  #requireRoom(): void {
    if (this.#channels.size >= MAX_CHANNELS)
      throw new ChannelError('too-many-channels', `A connection may have ${MAX_CHANNELS} channels open.`);
  }
}
