/** The transports a bus is listened to over, live. */
import type { LineSource, SourceEvents } from './line-source.ts';
import { openSerialSource, type SerialAddress } from './serial-source.ts';
import type { SocketAddress } from './socket-source.ts';
import { openTcpSource } from './tcp-source.ts';
import { openUdpSource } from './udp-source.ts';

export type Line =
  | ({ readonly transport: 'tcp' | 'udp' } & SocketAddress)
  | ({ readonly transport: 'serial' } & SerialAddress);

export function openLine(at: Line, events: SourceEvents, backoffSeconds?: readonly number[]): LineSource {
  if (at.transport === 'serial') return openSerialSource(at, events, backoffSeconds);
  return (at.transport === 'tcp' ? openTcpSource : openUdpSource)(at, events, backoffSeconds);
}
