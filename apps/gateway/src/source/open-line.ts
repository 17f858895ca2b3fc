/** The transports a bus is listened to over, live. */
import type { LineSource, SourceEvents } from './line-source.ts';
import { type SerialAddress, serialSource } from './serial-source.ts';
import { type TcpAddress, tcpSource } from './tcp-source.ts';
import { udpSource } from './udp-source.ts';

export type Line =
  | ({ readonly transport: 'tcp' | 'udp' } & TcpAddress)
  | ({ readonly transport: 'serial' } & SerialAddress);

export function openLine(at: Line, events: SourceEvents, backoffSeconds?: readonly number[]): LineSource {
  if (at.transport === 'serial') return serialSource(at, events, backoffSeconds);
  return (at.transport === 'tcp' ? tcpSource : udpSource)(at, events, backoffSeconds);
}
