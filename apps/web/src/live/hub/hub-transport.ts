/** What the hub client needs of a connection; implemented by the SignalR client, and by `FakeHub` in tests. */
export interface HubTransport {
  /** Connects; rejects when it cannot. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Calls a method of the server; answers what it answered. */
  invoke(method: string, args: readonly unknown[]): Promise<unknown>;
}

export interface HubTransportEvents {
  /** A message of the server, by name, with its arguments as they came. */
  readonly onMessage: (name: string, args: readonly unknown[]) => void;
  /** The connection broke; not told after `stop`. */
  readonly onClose: () => void;
}

export type OpenTransport = (events: HubTransportEvents) => HubTransport;
