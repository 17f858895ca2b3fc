/** Datagrams with sentences, one or several in each. */
import { createSocket, type Socket } from 'node:dgram';
import { lineSplitter } from '../line/line-splitter.ts';
import { backoff } from '../link/backoff.ts';
import { giveBytes, type LineSource, type SourceEvents } from './line-source.ts';
import type { TcpAddress } from './tcp-source.ts';

export function udpSource(
  { host, port }: TcpAddress,
  events: SourceEvents,
  backoffSeconds?: readonly number[],
): LineSource {
  const patience = backoff(backoffSeconds);
  let socket: Socket | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;

  const open = () => {
    const splitter = lineSplitter(events.overlong);
    socket = createSocket({ type: host.includes(':') ? 'udp6' : 'udp4', reuseAddr: true });
    socket.on('listening', () => {
      patience.reset();
      events.state('up', `${host}:${port}`);
    });
    // A datagram is whole: its last sentence needs no line end.
    socket.on('message', (bytes) => {
      giveBytes(events, splitter, bytes);
      if (!events.bytes) events.lines(splitter.end());
    });
    socket.on('error', (error) => {
      socket?.close();
      if (isStopped) return;
      events.state('down', `${host}:${port}: ${error.message}`);
      retry = setTimeout(open, patience.next());
    });
    socket.bind(port, host);
  };
  open();

  return {
    stop() {
      isStopped = true;
      if (retry) clearTimeout(retry);
      const last = socket;
      socket = null;
      return new Promise((resolve) => {
        if (last) last.close(() => resolve());
        else resolve();
      });
    },
  };
}
