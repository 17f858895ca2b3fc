/**
 * One connection to the shore, from hello to its end: declares, sends batches within the window, and reads
 * acknowledgements.
 */
import { type ChannelSet, isChannelFrame } from '@fms/contract/channel';
import {
  decodeShoreFrame,
  encodeFrame,
  type GatewayFrame,
  type GatewayFrameInput,
  LINK_PROTOCOL,
  type ShoreFrame,
} from '@fms/contract/link';
import type { WebSocket } from 'ws';
import type { ShoreLog } from '../log/shore-log.ts';
import type { Spool } from '../spool/spool.ts';
import type { Refusals } from '../stream/refusals.ts';
import { type ChannelHost, openChannels } from './channel-host.ts';
import { Declarations } from './declarations.ts';

/** Bytes the operating system has not taken yet; more would only wait in memory. */
const MAX_BUFFERED_BYTES = 4_000_000;
const MAX_REASONS_PER_REPORT = 1000;

export interface LinkIdentity {
  /** Names this gateway in the shore's log. */
  readonly gateway: string;
  readonly software: string;
}

/** First and last number of each range the shore has beyond a gap. */
export type StoredRanges = readonly (readonly [number, number])[];

export interface LinkEvents {
  /**
   * The shore knows the stream, and says what of it is stored. Called before anything of it is sent. True when the listener
   * has brought the spool in line with it; else that is done here.
   */
  opened?(lastSequence: number, stored: StoredRanges | undefined): boolean | undefined;
  /** The shore has lost what it acknowledged, and so many batches are no longer on board. */
  forgotten?(batches: number): void;
  vesselAccepted?(index: number, vesselId: number, name: string): void;
  /** True when the others of the stream are to be sent all the same; else the connection is given up and tried again. */
  vesselRefused?(index: number, code: string, message: string): boolean;
  /** `sequence` is null when it is not one batch but the stream that is refused. */
  refused?(sequence: number | null, code: string, message: string): void;
  /** A channel could not be taken, for a reason that is no refusal. */
  channelFailed?(error: unknown): void;
  /** A batch was acknowledged, so there may be room or nothing left to do. */
  acknowledged?(): void;
}

export interface SessionParts {
  readonly spool: Spool;
  readonly refusals: Refusals;
  readonly identity: LinkIdentity;
  readonly events: LinkEvents;
  /** The gateway's own lines for the shore; none where they are not kept. */
  readonly shoreLog?: ShoreLog;
  /** Files, screens and cameras on board; none where the gateway has none. */
  readonly channels?: ChannelHost;
}

export class Session {
  readonly #socket: WebSocket;
  readonly #parts: SessionParts;
  readonly #declarations: Declarations;
  #isOpen = false;
  #window = 0;
  #takesLog = false;
  #underWay = 0;
  #reportedBacklog = -1;
  #channels: ChannelSet | undefined;
  /** Whether the spool had nothing more to hand out when it was last asked. */
  #isSpoolDone = false;

  /** `socket` is open. */
  constructor(socket: WebSocket, parts: SessionParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#declarations = new Declarations(parts.spool.stream, parts.spool, (frame) => this.#send(frame));
    this.#send({ type: 'hello', protocol: LINK_PROTOCOL, ...parts.identity, channels: parts.channels !== undefined });
  }

  /** The connection is gone. */
  end(): void {
    this.#channels?.close();
  }

  /** Takes one message of the shore; returns why the connection is of no use, or null. */
  receive(bytes: Uint8Array): string | null {
    const decoded = decodeShoreFrame(bytes);
    return decoded.ok ? this.#take(decoded.frame) : decoded.reason;
  }

  /** Sends what is waiting, as far as the window allows. */
  pump(): void {
    if (!this.#isOpen || !this.#declarations.bringUpToDate()) return;
    this.#pumpSpool();
    this.#channels?.pump('interactive');
    this.#channels?.pump('bulk');
  }

  #pumpSpool(): void {
    this.#isSpoolDone = false;
    while (this.#underWay < this.#window && this.#socket.bufferedAmount < MAX_BUFFERED_BYTES) {
      const batch = this.#parts.spool.next();
      if (!batch) {
        this.#isSpoolDone = true;
        this.#pumpLog();
        return;
      }
      this.#underWay++;
      this.#socket.send(batch.frame, () => {
        if (this.#socket.bufferedAmount === 0) this.pump();
      });
    }
  }

  /** Tells what was refused on board since the last report, and how much still waits. */
  report(): void {
    if (!this.#isOpen) return;
    // Lines are written also while no sample is.
    this.pump();
    const { spool, refusals } = this.#parts;
    const fresh = refusals.takeFresh();
    const backlogBytes = spool.backlogBytes;
    if (fresh.length === 0 && backlogBytes === this.#reportedBacklog) return;
    this.#reportedBacklog = backlogBytes;
    const told = fresh.filter(({ vesselIndex }) => vesselIndex < spool.tables.vessels.length);
    refusals.giveBack(told.slice(MAX_REASONS_PER_REPORT));
    const first = told.slice(0, MAX_REASONS_PER_REPORT);
    this.#send({ type: 'report', stream: spool.stream, backlogBytes, refusals: first });
  }

  /** The lowest lane: only while nothing of the spool is under way, and one frame at a time. */
  #pumpLog(): void {
    const { shoreLog, spool } = this.#parts;
    if (!this.#takesLog || this.#underWay > 0) return;
    const frame = shoreLog?.next();
    if (frame) this.#send({ type: 'log', stream: spool.stream, ...frame });
  }

  #openChannels(): ChannelSet | undefined {
    const { channels: host, events } = this.#parts;
    return (
      host &&
      openChannels(this.#socket, host, {
        isSpoolDone: () => this.#isSpoolDone,
        pump: () => this.pump(),
        onFailure: (error) => events.channelFailed?.(error),
      })
    );
  }

  #send(frame: GatewayFrameInput): void {
    this.#socket.send(encodeFrame(frame as GatewayFrame));
  }

  #take(frame: ShoreFrame): string | null {
    const { events, spool } = this.#parts;
    if (frame.type === 'welcome') {
      if (frame.protocol !== LINK_PROTOCOL) return `the shore speaks protocol ${frame.protocol} of the link`;
      this.#window = frame.window;
      this.#takesLog = frame.takesLog ?? false;
      if (frame.channels === true) this.#channels = this.#openChannels();
      this.#send({ type: 'open', stream: spool.stream });
      return null;
    }
    if (isChannelFrame(frame)) {
      this.#channels?.receive(frame);
      return null;
    }
    if (frame.stream !== spool.stream) return null;
    switch (frame.type) {
      case 'opened':
        this.#bringInLine(frame.lastSequence, frame.stored);
        spool.rewind();
        this.#parts.shoreLog?.rewind();
        this.#isOpen = true;
        break;
      case 'vesselAccepted':
        this.#declarations.answered();
        events.vesselAccepted?.(frame.index, frame.vesselId, frame.name);
        break;
      case 'vesselRefused':
        // The shore discards samples of an unknown vessel: they stay on board until the vessel is registered.
        if (!events.vesselRefused?.(frame.index, frame.code, frame.message)) return `vessel refused: ${frame.message}`;
        this.#declarations.answered();
        break;
      case 'ack':
        this.#done(frame.sequence);
        break;
      case 'logged':
        this.#parts.shoreLog?.done(frame.sequence);
        break;
      case 'refused':
        events.refused?.(frame.sequence, frame.code, frame.message);
        if (frame.sequence === null) return `refused: ${frame.message}`;
        this.#done(frame.sequence);
        break;
    }
    this.pump();
    return null;
  }

  /** A shore without `stored` counts for what it has, and not for what it lacks. */
  #bringInLine(lastSequence: number, stored: StoredRanges | undefined): void {
    const { events, spool } = this.#parts;
    if (events.opened?.(lastSequence, stored)) return;
    if (stored === undefined) {
      spool.trust(lastSequence);
      return;
    }
    const gone = spool.reconcile(lastSequence, stored);
    if (gone > 0) events.forgotten?.(gone);
  }

  #done(sequence: number): void {
    this.#underWay = Math.max(0, this.#underWay - 1);
    this.#parts.spool.acknowledge(sequence);
    this.#parts.events.acknowledged?.();
  }
}
