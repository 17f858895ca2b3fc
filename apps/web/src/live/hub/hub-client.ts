/**
 * Keeps one connection to the hub: connects, reconnects after 10, 30, 60, 120, 240 s and then every 240 s (also when
 * the first start fails), and passes on the messages of the contract.
 */
import { type HubMessages, hubMessages } from '@fms/contract/hub';
import { getHubReconnectDelayMs } from '@fms/domain/account';
import type { Instant } from '@fms/domain/time';
import { Notifier } from '../listener/listeners.ts';
import type { HubTransport, OpenTransport } from './hub-transport.ts';

export type LinkPhase = 'off' | 'connecting' | 'live' | 'waiting';

export interface LinkStatus {
  readonly phase: LinkPhase;
  /** Since when there is no connection; undefined while live. */
  readonly offlineSince: Instant | undefined;
  /** When the next attempt is made, while waiting. */
  readonly nextAttemptAt: Instant | undefined;
  /** When the hub last said anything. */
  readonly lastWordAt: Instant | undefined;
  /** Samples the server left out because this browser read too slowly. */
  readonly thinned: number;
}

export interface HubClientParts {
  readonly open: OpenTransport;
  readonly now: () => Instant;
  /** Each message that the contract knows and that is as it says. */
  readonly onMessage: <Name extends keyof HubMessages>(name: Name, args: HubMessages[Name]) => void;
  /** Connected: the hub has no subscriptions of this screen yet. `awayMs`: how long a connection was missing; 0 at first. */
  readonly onConnected: (awayMs: number) => void;
}

export class HubClient extends Notifier {
  readonly #parts: HubClientParts;
  #transport: HubTransport | undefined;
  #status: LinkStatus;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: HubClientParts) {
    super();
    this.#parts = parts;
    this.#status = {
      phase: 'off',
      offlineSince: undefined,
      nextAttemptAt: undefined,
      lastWordAt: undefined,
      thinned: 0,
    };
  }

  get status(): LinkStatus {
    return this.#status;
  }

  start(): void {
    if (this.#status.phase === 'off') void this.#connect();
  }

  /** Tries now instead of waiting for the next attempt. */
  retryNow(): void {
    if (this.#status.phase === 'waiting') void this.#connect();
  }

  stop(): void {
    this.#stopTimers();
    const transport = this.#transport;
    this.#transport = undefined;
    this.#failures = 0;
    this.#set({ phase: 'off', offlineSince: undefined, nextAttemptAt: undefined });
    void transport?.stop().catch(() => {});
  }

  /** Calls a method of the hub; rejects when there is no connection. */
  async invoke(method: string, ...args: readonly unknown[]): Promise<unknown> {
    if (this.#transport === undefined || this.#status.phase !== 'live') throw new Error('The hub is not connected');
    return this.#transport.invoke(method, args);
  }

  async #connect(): Promise<void> {
    this.#stopTimers();
    this.#set({ phase: 'connecting', nextAttemptAt: undefined });
    const transport = this.#parts.open({
      onMessage: (name, args) => {
        if (this.#transport === transport) this.#receive(name, args);
      },
      onClose: () => {
        if (this.#transport === transport) this.#waitAndRetry();
      },
    });
    this.#transport = transport;
    try {
      await transport.start();
    } catch {
      if (this.#transport === transport) this.#waitAndRetry();
      return;
    }
    // Stopped, or another attempt began, while this one was on its way.
    if (this.#transport !== transport) return;
    this.#failures = 0;
    const now = this.#parts.now();
    const awayMs = now - (this.#status.offlineSince ?? now);
    this.#set({ phase: 'live', offlineSince: undefined, lastWordAt: now });
    this.#parts.onConnected(awayMs);
  }

  #waitAndRetry(): void {
    this.#stopTimers();
    this.#transport = undefined;
    const delayMs = getHubReconnectDelayMs(this.#failures);
    this.#failures += 1;
    const nowMs = this.#parts.now();
    this.#timer = setTimeout(() => void this.#connect(), delayMs);
    this.#set({
      phase: 'waiting',
      offlineSince: this.#status.offlineSince ?? nowMs,
      nextAttemptAt: nowMs + delayMs,
    });
  }

  #receive(name: string, args: readonly unknown[]): void {
    this.#status = { ...this.#status, lastWordAt: this.#parts.now() };
    if (!isKnown(name)) return;
    const parsed = hubMessages[name].safeParse(args);
    if (!parsed.success) {
      console.warn(`The hub said "${name}" in a way the contract does not know`, parsed.error.issues);
      return;
    }
    if (name === 'thinned') {
      const [{ dropped }] = parsed.data as HubMessages['thinned'];
      this.#set({ thinned: this.#status.thinned + dropped });
    }
    this.#parts.onMessage(name, parsed.data as HubMessages[typeof name]);
  }

  #stopTimers(): void {
    clearTimeout(this.#timer);
  }

  #set(change: Partial<LinkStatus>): void {
    this.#status = { ...this.#status, ...change };
    this.notify();
  }
}

function isKnown(name: string): name is keyof HubMessages {
  return Object.hasOwn(hubMessages, name);
}
