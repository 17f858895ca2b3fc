/**
 * One client on the hub: handshake, keepalive, expiry of its token, its calls and what it is sent.
 * The socket is handed in as four members, so that tests need no network.
 */
import { type HubMessages, KEEPALIVE_SECONDS, type PositionBox } from '@fms/contract/hub';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Caller } from '../platform/access/caller.ts';
import { TokenBucket } from '../platform/fairness/token-bucket.ts';
import { BYTE_RATE, MESSAGE_OVERHEAD_BYTES } from './bounds.ts';
import { CallQueue } from './call-queue.ts';
import { Outbox } from './outbox.ts';
import type { Verdict } from './user-limits.ts';
import { parseHandshake } from './wire/handshake.ts';
import { type HubMessage, type HubProtocol, MalformedMessage } from './wire/message.ts';

/** A client silent for this long is gone (the official client pings at least every 15 s). */
export const CLIENT_TIMEOUT_SECONDS = 30;

/** Never names the method: a client chooses that, and the reason of a close may have 123 bytes. */
const TOO_OFTEN = 'A method is called too often.';

type Invocation = Extract<HubMessage, { type: 'invocation' }>;

export interface HubSocket {
  readonly bufferedAmount: number;
  send(data: string | Uint8Array, written: () => void): void;
  close(code: number, reason: string): void;
}

export interface ConnectionHost {
  now(): Instant;
  /** Whether a call may be answered, by how often its user asks. */
  checkRate(connection: Connection, target: string): Verdict;
  /** Answers a call of the client, or throws for its completion's error. */
  call(connection: Connection, target: string, args: unknown[]): Promise<unknown>;
  /** The client has shaken hands and can be spoken to. */
  ready(connection: Connection): void;
  unreadable(connection: Connection, reason: string): void;
}

export class Connection {
  readonly outbox: Outbox;
  caller: Caller;
  expiresAt: Instant;
  /** Vessels the caller may see; replaced when rights change. */
  visible: ReadonlySet<VesselId>;
  /** Undefined until the client watches positions; null is the whole fleet. */
  box: PositionBox | null | undefined;
  /** The vessel whose files the client watches. */
  filesOf: VesselId | null = null;
  /** The token handed out last, and when; undefined where the next call gets a new one. */
  issued: { readonly token: string; readonly at: Instant } | undefined;
  readonly #socket: HubSocket;
  readonly #calls = new CallQueue();
  readonly #bytes: TokenBucket;
  readonly #host: ConnectionHost;
  #protocol: HubProtocol | null = null;
  #heardAt: Instant;
  #closed = false;

  constructor(
    socket: HubSocket,
    host: ConnectionHost,
    identity: { caller: Caller; expiresAt: Instant },
    visible: ReadonlySet<VesselId>,
  ) {
    this.#socket = socket;
    this.#host = host;
    this.caller = identity.caller;
    this.expiresAt = identity.expiresAt;
    this.visible = visible;
    this.#heardAt = host.now();
    this.#bytes = new TokenBucket(BYTE_RATE, host.now());
    this.outbox = new Outbox(
      {
        get waitingBytes() {
          return socket.bufferedAmount;
        },
        send: (target, argument) =>
          this.#write({ type: 'invocation', invocationId: null, target, arguments: [argument] }),
        cut: (reason) => this.close(reason, true),
      },
      () => host.now(),
    );
  }

  get protocol(): HubProtocol | null {
    return this.#protocol;
  }

  /** Sends a message that must arrive; see `Outbox.must`. */
  tell<Name extends keyof HubMessages>(name: Name, ...args: HubMessages[Name]): void {
    if (args.length === 1) this.outbox.must(name, args[0]);
    else this.#write({ type: 'invocation', invocationId: null, target: name, arguments: args });
  }

  /** Bytes from the client. Never throws: what cannot be read closes this connection and no other. */
  receive(frame: Uint8Array): void {
    if (this.#closed) return;
    this.#heardAt = this.#host.now();
    if (!this.#bytes.take(this.#heardAt, frame.length)) {
      this.close('The client sends too much.', false);
      return;
    }
    let bytes = frame;
    if (!this.#protocol) {
      const handshake = parseHandshake(frame);
      this.#socket.send(handshake.answer, () => {});
      if (!handshake.ok) {
        this.#end(1002, 'handshake');
        return;
      }
      this.#protocol = handshake.protocol;
      this.#host.ready(this);
      bytes = handshake.rest;
      if (bytes.length === 0) return;
    }
    try {
      const messages = this.#protocol.decode(bytes);
      for (const message of messages) this.#handle(message, bytes.length / messages.length);
    } catch (error) {
      if (!(error instanceof MalformedMessage)) throw error;
      this.#host.unreadable(this, error.message);
      this.close('The message could not be read.', false);
    }
  }

  /** Called every `KEEPALIVE_SECONDS`: pings, and ends what is silent or expired. */
  beat(): void {
    const now = this.#host.now();
    if (now - this.#heardAt > CLIENT_TIMEOUT_SECONDS * 1000) this.close('The client fell silent.', true);
    else if (now > this.expiresAt) this.signOut('token-expired');
    else this.#write({ type: 'ping' });
  }

  /** Ends the connection for good: the client must sign in again. */
  signOut(reason: string): void {
    this.tell('signedOut', { reason });
    this.close('signed out', false);
  }

  close(reason: string, allowReconnect: boolean): void {
    if (this.#closed) return;
    if (this.#protocol) this.#write({ type: 'close', error: reason, allowReconnect });
    this.#end(1000, reason);
  }

  /** The socket is gone: what was asked over it is not begun any more. */
  abandon(): void {
    this.#closed = true;
    this.#calls.close();
  }

  #end(code: number, reason: string): void {
    this.abandon();
    this.#socket.close(code, reason);
  }

  /** `bytes` it came in. */
  #handle(message: HubMessage, bytes: number): void {
    if (this.#closed) return;
    if (!this.#bytes.take(this.#heardAt, MESSAGE_OVERHEAD_BYTES)) this.close('The client sends too much.', false);
    else if (message.type === 'streamInvocation') {
      this.#write({ type: 'completion', invocationId: message.invocationId, error: 'The hub has no streams.' });
    } else if (message.type === 'close') {
      this.#end(1000, 'closed by the client');
    } else if (message.type === 'invocation') {
      this.#take(message, bytes);
    }
  }

  #take({ invocationId, target, arguments: args }: Invocation, bytes: number): void {
    const verdict = this.#host.checkRate(this, target);
    if (verdict !== 'answer') {
      if (verdict === 'cut') this.close(TOO_OFTEN, false);
      else this.#complete(invocationId, { error: TOO_OFTEN });
      return;
    }
    const isTaken = this.#calls.add(bytes, () =>
      this.#host.call(this, target, args).then(
        (result) => this.#complete(invocationId, { result }),
        (error: unknown) => this.#complete(invocationId, { error: error instanceof Error ? error.message : 'failed' }),
      ),
    );
    if (!isTaken) this.close('Too many calls wait for their answer.', false);
  }

  #complete(invocationId: string | null, outcome: { result?: unknown; error?: string }): void {
    if (invocationId !== null) this.#write({ type: 'completion', invocationId, ...outcome });
  }

  #write(message: HubMessage): void {
    if (this.#closed || !this.#protocol) return;
    this.#socket.send(this.#protocol.encode(message), () => this.outbox.drain());
  }
}

export const PING_INTERVAL_MS = KEEPALIVE_SECONDS * 1000;
