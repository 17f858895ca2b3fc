/** The socket of one browser: its relay to the screen, and what the browser is told beside the pictures. */
import type { Channel } from '@fms/contract/channel';
import { toWireTime } from '@fms/contract/scalar';
import { SHIP_VIEW_CLOSE, type ShipViewNotice } from '@fms/contract/ship-view';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { SessionRecorder } from '../recording/session-recorder.ts';
import { type LiveSession, toWireHold } from '../session/live-session.ts';
import { type ViewerSocket, ViewRelay } from './view-relay.ts';

/** A reason of WebSockets has 123 bytes at most. */
const MAX_REASON_CHARACTERS = 120;

export interface BrowserSocket extends Omit<ViewerSocket, 'send'> {
  /** Bytes are RFB, texts are notices. */
  send(data: Uint8Array | string, taken: () => void): void;
  ping(): void;
}

export interface ViewConnectionParts {
  readonly live: LiveSession;
  readonly channel: Channel;
  readonly recorder: SessionRecorder;
  readonly clock: Clock;
  /** From this server to the gateway and back. */
  shipRoundTripMs(): number | null;
  /** Told of the bytes that crossed the line since it was told last; true while the pace of the line lets no more go. */
  used(bytes: number): Promise<boolean>;
}

export class ViewConnection {
  readonly #socket: BrowserSocket;
  readonly #parts: ViewConnectionParts;
  readonly #relay: ViewRelay;
  #live: LiveSession;
  #pingedMs: number | null = null;
  #browserRoundTripMs: number | null = null;
  #countedBytes = 0;
  #isClosed = false;

  constructor(socket: BrowserSocket, parts: ViewConnectionParts) {
    this.#socket = socket;
    this.#parts = parts;
    this.#live = parts.live;
    const viewer: ViewerSocket = {
      get bufferedAmount() {
        return socket.bufferedAmount;
      },
      send: (bytes, taken) => socket.send(bytes, taken),
      pause: () => socket.pause(),
      resume: () => socket.resume(),
      close: (code, reason) => socket.close(code, toReason(reason)),
    };
    const hasTime = () => {
      const { until } = this.#live.session;
      return until !== null && parts.clock.now() < until;
    };
    this.#relay = new ViewRelay(viewer, parts.channel, parts.recorder, shownOf(parts.live), hasTime);
    this.#tell();
  }

  /** Takes bytes of the browser. */
  receive(bytes: Uint8Array): void {
    this.#relay.receive(bytes);
  }

  /** The session changed: what counts of it counts at once. */
  follow(live: LiveSession): void {
    const asksStill = live.stills > this.#live.stills;
    this.#live = live;
    const { ended } = live.session;
    if (ended === null) this.#relay.show(shownOf(live), asksStill);
    this.#tell();
    if (ended !== null) this.close(SHIP_VIEW_CLOSE.ended, 'The session is over.');
  }

  /** Once a second. */
  beat(): void {
    void this.#count().then((isHeld) => this.#relay.hold(isHeld));
    this.#tell();
    if (this.#pingedMs !== null) return;
    this.#pingedMs = this.#parts.clock.now();
    this.#socket.ping();
  }

  ponged(): void {
    if (this.#pingedMs !== null) this.#browserRoundTripMs = Math.max(0, this.#parts.clock.now() - this.#pingedMs);
    this.#pingedMs = null;
  }

  close(code: number, reason: string): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    void this.#count();
    this.#relay.close(code, reason);
    this.#socket.close(code, toReason(reason));
  }

  #count(): Promise<boolean> {
    const bytes = this.#relay.bytesFromShip + this.#relay.bytesToShip;
    const isHeld = this.#parts.used(bytes - this.#countedBytes);
    this.#countedBytes = bytes;
    return isHeld;
  }

  #tell(): void {
    if (this.#isClosed) return;
    const { session, quality, held } = this.#live;
    const { state, level, until, approvedBy, ask, ended } = session;
    const { bytesFromShip, bytesToShip } = this.#relay;
    const notice: ShipViewNotice = {
      ...{ state, level, quality, approvedBy, bytesFromShip, bytesToShip },
      until: until === null ? null : toWireTime(until),
      ask: ask?.kind ?? null,
      held: toWireHold(held),
      roundTripMs: this.#roundTripMs(),
      ended: ended && { cause: ended.cause, by: ended.by, why: ended.why, at: toWireTime(ended.at) },
    };
    this.#socket.send(JSON.stringify(notice), () => {});
  }

  #roundTripMs(): number | null {
    const ship = this.#parts.shipRoundTripMs();
    return ship === null || this.#browserRoundTripMs === null ? null : ship + this.#browserRoundTripMs;
  }
}

const shownOf = ({ session, quality }: LiveSession) => ({ level: session.level, quality });

/** Reasons come from outside too; a WebSocket that is given one too long throws. */
export const toReason = (reason: string) => reason.replaceAll(/[^ -~]/g, '?').slice(0, MAX_REASON_CHARACTERS);
