/**
 * Messages of the ASP.NET Core SignalR hub protocol, free of their encoding (the public HubProtocol specification).
 * The types our hub neither sends nor accepts (streams, stateful reconnect) are read only far enough to be refused.
 */
export type HubMessage =
  | { type: 'invocation'; invocationId: string | null; target: string; arguments: unknown[] }
  | { type: 'completion'; invocationId: string; result?: unknown; error?: string }
  | { type: 'streamInvocation'; invocationId: string }
  | { type: 'ping' }
  | { type: 'close'; error?: string; allowReconnect: boolean }
  /** Understood and of no consequence here: stream items, cancellations, acknowledgements of stateful reconnect. */
  | { type: 'ignored' };

/** Numbers of the message types on the wire, the same in both encodings. */
export const messageNumber = {
  invocation: 1,
  streamItem: 2,
  completion: 3,
  streamInvocation: 4,
  cancel: 5,
  ping: 6,
  close: 7,
  ack: 8,
  sequence: 9,
} as const;

export interface HubProtocol {
  readonly name: 'json' | 'messagepack';
  readonly binary: boolean;
  encode(message: HubMessage): string | Uint8Array;
  /** Every message in one socket frame; throws on what cannot be read, and the connection is closed for it. */
  decode(frame: Uint8Array): HubMessage[];
}

export class MalformedMessage extends Error {
  override readonly name = 'UnreadableMessage';
}
