/** Datagrams with sentences, one or several in each. */
import { createSocket } from 'node:dgram';
import { createLineSplitter } from '../line/line-splitter.ts';
import { keepOpen } from './keep-open.ts';
import { type LineSource, pushBytes, type SourceEvents } from './line-source.ts';
import type { TcpAddress } from './tcp-source.ts';

export function openUdpSource(
  { host, port }: TcpAddress,
  events: SourceEvents,
  backoffSeconds?: readonly number[],
): LineSource {
  const address = `${host}:${port}`;
  return keepOpen(
    ({ came, lost }) => {
      const splitter = createLineSplitter(events.overlong);
      const socket = createSocket({ type: host.includes(':') ? 'udp6' : 'udp4', reuseAddr: true });
      let isClosed = false;
      const close = (then?: () => void) => {
        if (isClosed) return then?.();
        isClosed = true;
        socket.close(then);
      };
      socket.on('listening', () => {
        came();
        events.state('up', address);
      });
      // A datagram is whole: its last sentence needs no line end.
      socket.on('message', (bytes) => {
        pushBytes(events, splitter, bytes);
        if (!events.bytes) events.lines(splitter.end());
      });
      socket.on('error', (error) => {
        if (isClosed) return;
        close();
        lost(error.message);
      });
      socket.bind(port, host);
      return () => new Promise((resolve) => close(resolve));
    },
    (reason) => events.state('down', `${address}: ${reason}`),
    backoffSeconds,
  );
}
