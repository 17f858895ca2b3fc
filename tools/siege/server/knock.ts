/** A WebSocket that may be refused. */
import { WebSocket } from 'ws';

const PATIENCE_MS = 5_000;
/** An endpoint that refuses by a close frame does so within this time, in ms; still open after it means accepted. */
const SETTLED_MS = 150;

/** Whether the server lets a socket with this token in, and keeps it. */
export function knock(address: string, path: string, token: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = new WebSocket(address.replace('http', 'ws') + path, {
    headers: path.includes('access_token') ? {} : { authorization: `Bearer ${token}` },
    handshakeTimeout: PATIENCE_MS,
  });
  const settle = (isIn: boolean) => {
    resolve(isIn);
    socket.terminate();
  };
  socket.on('open', () => setTimeout(settle, SETTLED_MS, true));
  socket.on('close', () => settle(false));
  socket.on('error', () => settle(false));
  return promise;
}
