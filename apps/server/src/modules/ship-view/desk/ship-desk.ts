/** The desk of one ship: the channel over which it says what it has and decides, and is told of its sessions. */
import type { Channel } from '@fms/contract/channel';
import { ChannelError } from '@fms/contract/channel';
import {
  type DeskFromShip,
  type DeskFromShore,
  DeskReader,
  deskFromShip,
  encodeDeskLine,
  type ScreenOnBoard,
} from '@fms/contract/ship-view';
import type { VesselId } from '@fms/domain/identity';
import { type ApprovalPolicy, THIN_LINE_BITS } from '@fms/domain/ship-view';
import { type Instant, MINUTE_MS, SECOND_MS } from '@fms/domain/time';

/** What a ship does not read in time is not kept for it. */
const MAX_UNREAD_BYTES = 512 * 1024;
/** A measurement costs 16 KiB: it is repeated after so long, and sooner where the line seemed thin. */
const MEASURE_MS = 10 * MINUTE_MS;
const MEASURE_THIN_MS = MINUTE_MS;
/** Without its answer a measurement counts as lost. */
const ANSWER_MS = 60 * SECOND_MS;
const BITS = 8;

export type CrewMessage = Extract<DeskFromShip, { type: 'approve' | 'refuse' | 'kill' }>;

export interface ShipState {
  readonly screens: readonly ScreenOnBoard[];
  readonly policy: ApprovalPolicy;
}

export interface DeskEvents {
  /** The ship said what it has; the first time it is ready to be told of sessions. */
  said(desk: ShipDesk): void;
  decided(desk: ShipDesk, message: CrewMessage): void;
  gone(desk: ShipDesk): void;
}

export class ShipDesk {
  readonly vesselId: VesselId;
  readonly #channel: Channel;
  readonly #now: () => Instant;
  #state: ShipState | null = null;
  #roundTripMs: number | null = null;
  /** What the line carried at the last two measurements, bit/s. */
  #bitRates: readonly number[] = [];
  #measuredAt: Instant | null = null;
  #isMeasuring = false;

  constructor(vesselId: VesselId, channel: Channel, now: () => Instant, events: DeskEvents) {
    this.vesselId = vesselId;
    this.#channel = channel;
    this.#now = now;
    const reader = new DeskReader<DeskFromShip>(deskFromShip);
    channel.on('data', (bytes: Uint8Array) => {
      const { messages, problem } = reader.take(bytes);
      for (const message of messages) this.#take(message, events);
      if (problem !== null) channel.destroy(new ChannelError(problem, 'The desk said what cannot be read.'));
    });
    // The reason of an end is of no use here: the ship opens another desk.
    channel.on('error', () => {});
    channel.on('end', () => channel.destroy());
    channel.on('close', () => events.gone(this));
  }

  /** Null before the ship said anything. */
  get state(): ShipState | null {
    return this.#state;
  }

  /** From this server to the gateway and back; null before it was measured. */
  get roundTripMs(): number | null {
    return this.#roundTripMs;
  }

  /**
   * Bits a second from the ship to this server; null before it was measured. Of two measurements the higher: what else
   * went over the line at that time only makes it seem thinner.
   */
  get bitRate(): number | null {
    return this.#bitRates.length === 0 ? null : Math.max(...this.#bitRates);
  }

  send(message: DeskFromShore): void {
    if (this.#channel.destroyed) return;
    if (this.#channel.writableLength > MAX_UNREAD_BYTES) this.close('too-slow', 'The ship does not read its desk.');
    else this.#channel.write(encodeDeskLine(message));
  }

  /** Measures the round trip; not behind the bytes of a measurement, which would count as delay. */
  ping(): void {
    const now = this.#now();
    if (this.#isMeasuring && now - (this.#measuredAt ?? now) < ANSWER_MS) return;
    this.#isMeasuring = false;
    this.send({ type: 'ping', at: now });
  }

  /** Measures what the line carries, where that is not known of late. To be asked for while a person looks at it. */
  measure(): void {
    const now = this.#now();
    const isThin = (this.bitRate ?? 0) < THIN_LINE_BITS;
    const isLate = this.#measuredAt === null || now - this.#measuredAt >= (isThin ? MEASURE_THIN_MS : MEASURE_MS);
    if (this.#roundTripMs === null || !isLate) return;
    this.#measuredAt = now;
    this.#isMeasuring = true;
    this.send({ type: 'ping', at: now, fill: true });
  }

  close(code: string, message: string): void {
    this.#channel.destroy(new ChannelError(code, message));
  }

  #take(message: DeskFromShip, events: DeskEvents): void {
    if (message.type === 'state') {
      this.#state = { screens: message.screens, policy: message.policy };
      events.said(this);
    } else if (message.type === 'pong') this.#takePong(message);
    else events.decided(this, message);
  }

  #takePong({ at, filler }: Extract<DeskFromShip, { type: 'pong' }>): void {
    const ms = Math.max(0, this.#now() - at);
    this.#isMeasuring &&= at !== this.#measuredAt;
    if (filler === undefined) this.#roundTripMs = ms;
    else {
      const wayMs = Math.max(1, ms - (this.#roundTripMs ?? 0));
      this.#bitRates = [...this.#bitRates.slice(-1), Math.round((filler.length * BITS * SECOND_MS) / wayMs)];
    }
  }
}
