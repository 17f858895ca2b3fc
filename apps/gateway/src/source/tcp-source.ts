/** A multiplexer or sensor that serves sentences over TCP. */
import { connect } from 'node:net';
import { pushBytes } from './line-source.ts';
import { listenForEnd, waitForEnd } from './socket-end.ts';
import { defineSocketSource } from './socket-source.ts';

const CONNECT_MS = 10_000;
/** Finds a cable that was pulled while the bus was silent. */
const KEEP_ALIVE_MS = 30_000;

export const openTcpSource = defineSocketSource(({ host, port }, events, { splitter, up, came, lost }) => {
  const socket = connect({ host, port, keepAlive: true, keepAliveInitialDelay: KEEP_ALIVE_MS });
  const late = setTimeout(() => socket.destroy(new Error('no answer')), CONNECT_MS);
  socket.on('connect', () => {
    clearTimeout(late);
    up();
  });
  socket.on('data', (bytes) => {
    came();
    pushBytes(events, splitter, bytes);
  });
  listenForEnd(socket, (reason) => {
    clearTimeout(late);
    // The rest is half a sentence, and its other half is gone.
    lost(reason);
  });
  return async () => {
    if (socket.closed) return;
    await waitForEnd(socket, () => socket.destroy());
  };
});
