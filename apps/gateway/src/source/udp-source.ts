/** Datagrams with sentences, one or several in each. */
import { createSocket } from 'node:dgram';
import { pushBytes } from './line-source.ts';
import { defineSocketSource } from './socket-source.ts';

export const openUdpSource = defineSocketSource(({ host, port }, events, { splitter, up, came, lost }) => {
  const socket = createSocket({ type: host.includes(':') ? 'udp6' : 'udp4', reuseAddr: true });
  let isClosed = false;
  const close = (then?: () => void) => {
    if (isClosed) return then?.();
    isClosed = true;
    socket.close(then);
  };
  socket.on('listening', () => {
    came();
    up();
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
});
