/**
 * The link of one spool to the shore: connects, keeps alive, and reconnects with exponential back-off, unless the
 * shore says that no try with this vessel's name can succeed.
 */
import { LINK_PATH, VESSEL_INVALID } from '@fms/contract/link';
import { WebSocket } from 'ws';
import { type Backoff, createBackoff } from './backoff.ts';
import { Session, type SessionParts } from './session.ts';

const REPORT_MS = 5000;
const CHECKPOINT_MS = 1000;
const PING_MS = 10_000;
/**
 * Nothing heard for this long, not even an answer to a ping: the line is dead, whatever the socket says. A shore that
 * makes ten thousand vessels and their tags answers nothing for half a minute.
 */
const SILENCE_MS = 90_000;
const HANDSHAKE_MS = 20_000;
/** How the shore ends a connection whose key it does not know. */
const CLOSE_WRONG_KEY = 4401;

export type LinkState =
  | { readonly kind: 'connected' }
  /** `refusedKey`: the shore is there and does not know the key. */
  | { readonly kind: 'lost'; readonly reason: string; readonly retryMs: number; readonly refusedKey: boolean }
  /** There is no further try: what is journalled stays on board until the gateway starts with other particulars. */
  | { readonly kind: 'ended'; readonly reason: string };

export interface LinkOptions extends SessionParts {
  /** `http://127.0.0.1:8080` or `https://…`. */
  readonly server: string;
  readonly key: string;
  readonly onState?: (state: LinkState) => void;
  /** For tests. */
  readonly backoffSeconds?: readonly number[];
}

/** `https://fleet.example.org/base` → `wss://fleet.example.org/base/link`. */
export function toLinkUrl(server: string): string {
  const url = new URL(server);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.pathname = `${url.pathname.replace(/\/$/, '')}${LINK_PATH}`;
  return url.href;
}

export class Link {
  readonly #options: LinkOptions;
  readonly #patience: Backoff;
  #socket: WebSocket | null = null;
  #session: Session | null = null;
  #retry: NodeJS.Timeout | null = null;
  #timers: NodeJS.Timeout[] = [];
  #heardAt = 0;
  #isStopped = false;
  /** The shore cannot take the vessel as it is described here. */
  #isRefusedForGood = false;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#patience = createBackoff(options.backoffSeconds);
  }

  start(): void {
    this.#timers = [
      setInterval(() => this.#session?.report(), REPORT_MS),
      setInterval(() => this.#options.spool.checkpoint(), CHECKPOINT_MS),
      setInterval(() => this.#keepAlive(), PING_MS),
    ];
    this.#connect();
  }

  /** New batches are on the disk. */
  pump(): void {
    this.#session?.pump();
  }

  /** Tells the latest refusals and closes the connection. */
  stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    if (this.#retry) clearTimeout(this.#retry);
    this.#session?.report();
    const socket = this.#socket;
    if (!socket || socket.readyState === WebSocket.CLOSED) return Promise.resolve();
    return new Promise((resolve) => {
      socket.once('close', () => resolve());
      if (socket.readyState === WebSocket.OPEN) socket.close(1000);
      else socket.terminate();
    });
  }

  #connect(): void {
    const socket = new WebSocket(toLinkUrl(this.#options.server), {
      headers: { authorization: `Bearer ${this.#options.key}` },
      handshakeTimeout: HANDSHAKE_MS,
      // The frames are compressed already.
      perMessageDeflate: false,
    });
    this.#socket = socket;
    let reason = 'the shore closed the connection';
    let refusedKey = false;
    socket.on('open', () => this.#begin(socket));
    socket.on('message', (data) => {
      this.#heardAt = Date.now();
      const useless = this.#session?.receive(data as Buffer) ?? null;
      if (useless === null) return;
      reason = useless;
      socket.terminate();
    });
    socket.on('pong', () => {
      this.#heardAt = Date.now();
    });
    socket.on('error', (error) => {
      reason = describe(error);
      refusedKey = /\b401\b|\b403\b/.test(error.message);
    });
    socket.on('close', (code, words) => {
      if (words.length > 0) reason = words.toString('utf8');
      this.#lost(reason, refusedKey || code === CLOSE_WRONG_KEY);
    });
  }

  #begin(socket: WebSocket): void {
    this.#heardAt = Date.now();
    this.#session = new Session(socket, {
      ...this.#options,
      events: {
        ...this.#options.events,
        opened: (lastSequence, stored) => {
          this.#options.onState?.({ kind: 'connected' });
          return this.#options.events.opened?.(lastSequence, stored);
        },
        vesselAccepted: (index, vesselId, name) => {
          this.#patience.reset();
          this.#options.events.vesselAccepted?.(index, vesselId, name);
        },
        vesselRefused: (index, code, message) => {
          const goesOn = this.#options.events.vesselRefused?.(index, code, message) ?? false;
          this.#isRefusedForGood ||= !goesOn && code === VESSEL_INVALID;
          return goesOn;
        },
      },
    });
  }

  #lost(reason: string, refusedKey: boolean): void {
    this.#session?.end();
    this.#session = null;
    this.#socket = null;
    if (this.#isStopped) return;
    if (this.#isRefusedForGood) {
      this.#options.onState?.({ kind: 'ended', reason });
      return;
    }
    const retryMs = this.#patience.next();
    this.#options.onState?.({ kind: 'lost', reason, retryMs, refusedKey });
    this.#retry = setTimeout(() => this.#connect(), retryMs);
  }

  #keepAlive(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.#heardAt <= SILENCE_MS) socket.ping();
    else socket.emit('error', new Error(`nothing was heard for ${SILENCE_MS / 1000} s`)) && socket.terminate();
  }
}

function describe(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ECONNREFUSED') return 'nothing answers there';
  const status = /Unexpected server response: (\d+)/.exec(error.message)?.[1];
  if (status === '401' || status === '403') return 'the shore does not know this key';
  return status ? `the shore answered ${status}` : error.message || String(code);
}
