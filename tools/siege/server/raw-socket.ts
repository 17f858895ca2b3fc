/** Bytes sent as they are over TCP, and all that comes back. */
import { connect, type Socket } from 'node:net';
import type { Answer } from './ask.ts';

const PATIENCE_MS = 3_000;
/** A server that answers nothing more for this long has answered all. */
const QUIET_MS = 250;

export function openRawSocket(address: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  // What the server does to a hostile connection is read from its end.
  socket.on('error', () => {});
  return socket;
}

/** Sends the bytes; everything that came until the server closed or fell silent, as Latin-1. */
export function sendRaw(address: string, bytes: string | Uint8Array): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = openRawSocket(address);
  const parts: Buffer[] = [];
  const finish = () => {
    clearTimeout(patience);
    socket.destroy();
    resolve(Buffer.concat(parts).toString('latin1'));
  };
  let patience = setTimeout(finish, PATIENCE_MS);
  socket.on('data', (part: Buffer) => {
    parts.push(part);
    clearTimeout(patience);
    patience = setTimeout(finish, QUIET_MS);
  });
  socket.on('close', finish);
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  return promise;
}

/** The answers in what came back, each with its status and the text from its head on. */
export function parseAnswers(received: string): Answer[] {
  return received
    .split(/(?=HTTP\/1\.[01] \d{3})/)
    .filter((text) => text.startsWith('HTTP/'))
    .map((text) => ({ status: Number(text.slice(9, 12)), headers: headersIn(text), text }));
}

function headersIn(text: string): Record<string, string> {
  const [head = ''] = text.split('\r\n\r\n');
  const lines = head.split('\r\n').slice(1);
  return Object.fromEntries(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
}
