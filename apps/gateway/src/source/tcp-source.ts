/** A multiplexer or sensor that serves sentences over TCP. */
import { connect, type Socket } from 'node:net';
import { lineSplitter } from '../line/line-splitter.ts';
import { backoff } from '../link/backoff.ts';
import { giveBytes, type LineSource, type SourceEvents } from './line-source.ts';

const CONNECT_MS = 10_000;
/** Finds a cable that was pulled while the bus was silent. */
const KEEP_ALIVE_MS = 30_000;

export interface TcpAddress {
  readonly host: string;
  readonly port: number;
}

export function tcpSource(
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
    let reason = 'closed by the other side';
    socket = connect({ host, port, keepAlive: true, keepAliveInitialDelay: KEEP_ALIVE_MS });
    const late = setTimeout(() => socket?.destroy(new Error('no answer')), CONNECT_MS);
    socket.on('connect', () => {
      clearTimeout(late);
      events.state('up', `${host}:${port}`);
    });
    socket.on('data', (bytes) => {
      patience.reset();
      giveBytes(events, splitter, bytes);
    });
    socket.on('error', (error) => {
      reason = error.message;
    });
    socket.on('close', () => {
      clearTimeout(late);
      // The rest is half a sentence, and its other half is gone.
      if (isStopped) return;
      events.state('down', `${host}:${port}: ${reason}`);
      retry = setTimeout(open, patience.next());
    });
  };
  open();

  return {
    stop() {
      isStopped = true;
      if (retry) clearTimeout(retry);
      const last = socket;
      if (!last || last.closed) return Promise.resolve();
      return new Promise((resolve) => {
        last.once('close', () => resolve());
        last.destroy();
      });
    },
  };
}
