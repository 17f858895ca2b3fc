/** What sources of lines over a socket have in common: an address, a splitter for each connection, and reopening. */
import { createLineSplitter, type LineSplitter } from '../line/line-splitter.ts';
import { keepOpen, type OpenedConnection } from './keep-open.ts';
import type { LineSource, SourceEvents } from './line-source.ts';

export interface SocketAddress {
  readonly host: string;
  readonly port: number;
}

export interface SocketConnection extends OpenedConnection {
  readonly splitter: LineSplitter;
  /** Connected or listening. */
  up(): void;
}

/** Opens the socket at once and again after each loss, which is told as the state `down`; delays in seconds. */
type OpenSocketSource = (
  address: SocketAddress,
  events: SourceEvents,
  backoffSeconds?: readonly number[],
) => LineSource;

/** `open` returns how to end what it opened. */
export function defineSocketSource(
  open: (address: SocketAddress, events: SourceEvents, connection: SocketConnection) => () => Promise<void>,
): OpenSocketSource {
  return (address, events, backoffSeconds) => {
    const name = `${address.host}:${address.port}`;
    const up = () => events.state('up', name);
    return keepOpen(
      (opened) => open(address, events, { ...opened, splitter: createLineSplitter(events.overlong), up }),
      (reason) => events.state('down', `${name}: ${reason}`),
      backoffSeconds,
    );
  };
}
