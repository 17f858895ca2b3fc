/** A hub without a network: sends what a test tells it to send, and records the calls. Never shipped. */
import type { HubMessages } from '@fms/contract/hub';
import type { HubTransportEvents, OpenTransport } from '../live/index.ts';

export interface HubCall {
  readonly method: string;
  readonly args: readonly unknown[];
}

export class FakeHub {
  /** Every call of every connection, in order. */
  readonly calls: HubCall[] = [];
  /** Attempts to connect, successful or not. */
  attempts = 0;
  /** While true, connecting fails. */
  isAway = false;
  token = 'fresh-token';
  #events: HubTransportEvents | undefined;

  /** To be handed to the client as its way to connect. */
  readonly open: OpenTransport = (events) => ({
    start: async () => {
      this.attempts += 1;
      if (this.isAway) throw new Error('the hub is away');
      this.#events = events;
    },
    stop: async () => {
      this.#events = undefined;
    },
    invoke: async (method, args) => {
      this.calls.push({ method, args });
      return method === 'RefreshToken' ? this.token : undefined;
    },
  });

  get isConnected(): boolean {
    return this.#events !== undefined;
  }

  /** A message of the contract. */
  say<Name extends keyof HubMessages>(name: Name, ...args: HubMessages[Name]): void {
    this.sayAnything(name, args);
  }

  /** Whatever a broken or newer server might say. */
  sayAnything(name: string, args: readonly unknown[]): void {
    this.#events?.onMessage(name, args);
  }

  /** The connection breaks. */
  drop(): void {
    const events = this.#events;
    this.#events = undefined;
    events?.onClose();
  }

  /** Arguments of all calls of one method. */
  callsOf(method: string): (readonly unknown[])[] {
    return this.calls.filter((call) => call.method === method).map(({ args }) => args);
  }
}
