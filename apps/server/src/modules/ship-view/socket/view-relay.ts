/**
 * One browser at one screen: RFB of the browser through the filter of its level and the gate of its quality to the ship,
 * and of the ship to the browser and into the recording. Each side is read no faster than the other takes it.
 */
import type { Channel } from '@fms/contract/channel';
import { ChannelError } from '@fms/contract/channel';
import { MAX_VIEW_FRAME_BYTES, SHIP_VIEW_CLOSE } from '@fms/contract/ship-view';
import {
  CLIENT_PROBLEMS,
  ClientFilter,
  type ClientMessage,
  greetViewer,
  Handshake,
  joinBytes,
  QualityGate,
  VIEWER_PROBLEMS,
  type ViewerOutcome,
} from '@fms/domain/rfb';
import type { ViewLevel, ViewQuality } from '@fms/domain/ship-view';
import type { SessionRecorder } from '../recording/session-recorder.ts';

/** Bytes that may wait for the browser, or for the disk, before the ship is read no further. */
const MAX_WAITING_BYTES = 1_000_000;
/** The description of a screen: 24 bytes and a name of 1 KiB at most, behind its length. */
const MAX_INIT_BYTES = 24 + 1024;
const LENGTH_BYTES = 4;
/** The code with which a gateway cuts the picture of a session that is over on board. */
const ENDED_ON_BOARD = 'session-over';
/** The end of the session follows within this; then the socket is closed with its cause. */
const END_GRACE_MS = 5_000;

/** The browser's end. */
export interface ViewerSocket {
  readonly bufferedAmount: number;
  send(bytes: Uint8Array, taken: () => void): void;
  pause(): void;
  resume(): void;
  /** The session goes on or not, as the code says. */
  close(code: number, reason: string): void;
}

export interface RelayShown {
  readonly level: ViewLevel;
  readonly quality: ViewQuality;
}

/** Whether the time box holds; once it is over nothing more is sent either way, whenever the session is ended. */
export type HasTime = () => boolean;

export class ViewRelay {
  readonly #viewer: ViewerSocket;
  readonly #channel: Channel;
  readonly #recorder: SessionRecorder;
  readonly #filter: ClientFilter;
  readonly #gate: QualityGate;
  readonly #hasTime: HasTime;
  #handshake: Handshake<ViewerOutcome> | null = null;
  /** What the browser said before the ship described its screen. */
  #early: Uint8Array[] = [];
  #earlyBytes = 0;
  #init = Buffer.alloc(0);
  #isOver = false;
  #isHeld = false;
  #hasEverShown = false;
  bytesFromShip = 0;
  bytesToShip = 0;

  constructor(viewer: ViewerSocket, channel: Channel, recorder: SessionRecorder, shown: RelayShown, hasTime: HasTime) {
    const { level, quality } = shown;
    this.#hasTime = hasTime;
    this.#viewer = viewer;
    this.#channel = channel;
    this.#recorder = recorder;
    this.#filter = new ClientFilter(level);
    this.#gate = new QualityGate(quality);
    channel.on('data', (bytes: Uint8Array) => this.#fromShip(bytes));
    channel.on('drain', () => viewer.resume());
    channel.on('end', () => this.#lose('The screen on board closed the connection.'));
    channel.on('error', (error) => {
      const isOver = error instanceof ChannelError && error.code === ENDED_ON_BOARD;
      if (isOver) this.#awaitEnd(error.message);
      else this.#lose(error instanceof ChannelError ? error.message : 'The screen cannot be reached.');
    });
  }

  /** Takes bytes of the browser. */
  receive(bytes: Uint8Array): void {
    if (this.#isOver || !this.#hasTime()) return;
    if (this.#handshake === null) this.#keepEarly(bytes);
    else if (this.#handshake.outcome === null) this.#greet(bytes);
    else this.#pass(bytes);
  }

  /** The level or the quality is another from now on; `asksStill` fetches one more picture at the quality `still`. */
  show({ level, quality }: RelayShown, asksStill: boolean): void {
    if (this.#isOver) return;
    this.#toShip(this.#filter.changeLevel(level));
    this.#toShip(this.#gate.change(quality));
    if (asksStill) this.#toShip(this.#gate.requestStill());
  }

  /** While it is held the ship is not read: its line has carried what it may for now. */
  hold(isHeld: boolean): void {
    if (this.#isOver) return;
    this.#isHeld = isHeld;
    if (isHeld) this.#channel.pause();
    else this.#goOn();
  }

  /** Releases what the browser left pressed on the screen, and ends both sides. */
  close(code: number, reason: string): void {
    if (this.#isOver) return;
    this.#toShip(this.#filter.end());
    this.#isOver = true;
    this.#channel.end();
    // What is not read any more would hold its credit for ever.
    this.#channel.resume();
    this.#viewer.close(code, reason);
  }

  /** The ship has cut the picture, and tells why on another channel: a browser told too early would connect again. */
  #awaitEnd(reason: string): void {
    this.#isOver = true;
    setTimeout(() => this.#viewer.close(SHIP_VIEW_CLOSE.screenLost, reason), END_GRACE_MS).unref();
  }

  #lose(reason: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#channel.destroy();
    this.#viewer.close(SHIP_VIEW_CLOSE.screenLost, reason);
  }

  #keepEarly(bytes: Uint8Array): void {
    this.#earlyBytes += bytes.length;
    if (this.#earlyBytes > MAX_VIEW_FRAME_BYTES) this.close(SHIP_VIEW_CLOSE.badViewer, 'The viewer sends too much.');
    else this.#early.push(bytes);
  }

  #fromShip(bytes: Uint8Array): void {
    if (this.#isOver || !this.#hasTime()) return;
    this.bytesFromShip += bytes.length;
    if (this.#handshake === null) this.#readInit(bytes);
    else if (this.#handshake.outcome?.problem === null) this.#picture(bytes);
    // Before the viewer is greeted the screen has nothing to say: it answers requests.
    else this.#lose('The screen on board broke the rules of RFB.');
  }

  /** The gateway tells the description of the screen first, behind its length. */
  #readInit(bytes: Uint8Array): void {
    this.#init = Buffer.concat([this.#init, bytes]);
    if (this.#init.length < LENGTH_BYTES) return;
    const end = LENGTH_BYTES + this.#init.readUInt32BE(0);
    if (end > LENGTH_BYTES + MAX_INIT_BYTES || this.#init.length > end) {
      this.#lose('The gateway on board described no screen.');
      return;
    }
    if (this.#init.length < end) return;
    const init = this.#init.subarray(LENGTH_BYTES);
    this.#recorder.addInit(init);
    this.#handshake = new Handshake(greetViewer(init));
    this.#greet(new Uint8Array());
    for (const early of this.#early.splice(0)) this.receive(early);
  }

  #greet(bytes: Uint8Array): void {
    const handshake = this.#handshake;
    if (handshake === null) return;
    const answer = handshake.take(bytes);
    if (answer.length > 0) this.#viewer.send(answer, () => {});
    const problem = handshake.outcome?.problem ?? null;
    if (problem !== null) this.close(SHIP_VIEW_CLOSE.badViewer, VIEWER_PROBLEMS[problem]);
    else if (handshake.outcome !== null) this.#pass(handshake.takeRest());
  }

  #pass(bytes: Uint8Array): void {
    const { passed, problem } = this.#filter.take(bytes);
    const allowed = passed.map((message) => this.#gate.pass(message) ?? this.#firstStill(message));
    this.#toShip(allowed.filter((message) => message !== null));
    if (problem !== null) this.close(SHIP_VIEW_CLOSE.badViewer, CLIENT_PROBLEMS[problem]);
  }

  /** A session of stills begins with a picture that is not asked for by a step of its own. */
  #firstStill(message: ClientMessage): ClientMessage | null {
    if (this.#hasEverShown || message.kind !== 'update-request') return null;
    this.#hasEverShown = true;
    return message;
  }

  #toShip(messages: readonly ClientMessage[]): void {
    if (messages.length === 0 || this.#channel.destroyed || this.#channel.writableEnded) return;
    for (const message of messages) this.#recorder.addInput(message);
    const bytes = joinBytes(messages.map((message) => message.bytes));
    this.bytesToShip += bytes.length;
    if (!this.#channel.write(bytes)) this.#viewer.pause();
  }

  #picture(bytes: Uint8Array): void {
    this.#recorder.addScreen(bytes);
    // A session that cannot be recorded does not go on.
    if (this.#recorder.error !== null) {
      this.#lose('The recording of the session cannot be written.');
      return;
    }
    this.#viewer.send(bytes, () => this.#goOn());
    if (this.#isFull()) this.#channel.pause();
    if (this.#recorder.waitingBytes > MAX_WAITING_BYTES) void this.#recorder.drained().then(() => this.#goOn());
  }

  #isFull(): boolean {
    if (this.#isHeld) return true;
    return this.#viewer.bufferedAmount > MAX_WAITING_BYTES || this.#recorder.waitingBytes > MAX_WAITING_BYTES;
  }

  #goOn(): void {
    if (!this.#isFull() && this.#channel.isPaused() && !this.#channel.destroyed) this.#channel.resume();
  }
}
