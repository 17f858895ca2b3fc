/**
 * How slowly a client may speak. Each connection costs memory and a descriptor for as long as it is open: a client that
 * sends a byte a minute holds both for ever, and a few thousand of them hold all there are.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface Pace {
  /** Milliseconds in which the head of a request must be whole. */
  headMs: number;
  /** Milliseconds between two looks for heads that are late. */
  lookMs: number;
  /** Least rate of a body in bytes a second, over each window. */
  bodyBytesPerSecond: number;
  /** Length of a window in milliseconds. */
  windowMs: number;
}

export const DEFAULT_PACE: Pace = { headMs: 30_000, lookMs: 2_000, bodyBytesPerSecond: 500, windowMs: 30_000 };

/** What Node itself answers a late head with, and the length a proxy needs. */
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

type Body = Pick<IncomingMessage, 'complete' | 'on' | 'socket'>;

/**
 * Ends the connection, with 408 where no answer has begun, when less than the least rate of the body came in a window.
 * Only time in which the server reads is counted: what it does not read, the client cannot send.
 */
export function watchBody(
  request: Body,
  response: Pick<ServerResponse, 'headersSent'>,
  { bodyBytesPerSecond, windowMs }: Pace,
): void {
  const { socket } = request;
  const leastBytes = (bodyBytesPerSecond * windowMs) / 1000;
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearInterval(timer);
  const start = () => {
    stop();
    if (request.complete) return;
    let seen = socket.bytesRead;
    timer = setInterval(() => {
      const came = socket.bytesRead - seen;
      seen = socket.bytesRead;
      if (request.complete) return stop();
      if (came >= leastBytes) return;
      stop();
      if (response.headersSent) socket.destroy();
      else socket.end(TOO_SLOW, () => socket.destroy());
    }, windowMs).unref();
  };
  request.on('resume', start).on('pause', stop).on('close', stop);
}
