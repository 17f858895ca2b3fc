/**
 * A Signal K server, listened to over its stream of deltas. A value that stops coming keeps the time it was measured at:
 * the server repeats its last values to a new listener with their own stamps, and those are believed.
 */
import { readFileSync } from 'node:fs';
import WebSocket from 'ws';
import { backoff } from '../link/backoff.ts';
import type { LineSource, SourceEvents } from '../source/line-source.ts';
import type { SignalkFeed } from './signalk-feed.ts';

const OPEN_MS = 10_000;
/** A server pings; one that has said nothing for so long is gone, whatever the socket believes. */
const SILENCE_MS = 90_000;
const MAX_MESSAGE_BYTES = 5_000_000;

export interface SignalkAddress {
  readonly url: string;
  readonly tokenFile?: string | undefined;
}

export function signalkSource(
  { url, tokenFile }: SignalkAddress,
  feed: SignalkFeed,
  events: Pick<SourceEvents, 'state'> & { gathered(): void },
  backoffSeconds?: readonly number[],
): LineSource {
  const patience = backoff(backoffSeconds);
  let socket: WebSocket | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isStopped = false;

  const open = () => {
    let reason = 'closed by the other side';
    let silence: NodeJS.Timeout | undefined;
    const opened = connect(url, tokenFile, (why) => {
      reason = why;
    });
    socket = opened;
    const alive = () => {
      clearTimeout(silence);
      silence = setTimeout(() => opened.terminate(), SILENCE_MS);
    };
    alive();
    opened.on('open', () => events.state('up', url));
    opened.on('ping', alive);
    opened.on('message', (data) => {
      alive();
      patience.reset();
      feed.message(data.toString());
      events.gathered();
    });
    opened.on('error', (error) => {
      reason = error.message;
    });
    opened.on('close', () => {
      clearTimeout(silence);
      if (isStopped) return;
      events.state('down', `${url}: ${reason}`);
      retry = setTimeout(open, patience.next());
    });
  };
  open();

  return {
    stop() {
      isStopped = true;
      if (retry) clearTimeout(retry);
      const last = socket;
      if (!last || last.readyState === WebSocket.CLOSED) return Promise.resolve();
      return new Promise((resolve) => {
        last.once('close', () => resolve());
        last.terminate();
      });
    },
  };
}

/** Without its token a server may still let itself be read; it says so itself if not. */
function connect(url: string, tokenFile: string | undefined, onUnreadable: (why: string) => void): WebSocket {
  let headers = {};
  try {
    if (tokenFile) headers = { authorization: `Bearer ${readFileSync(tokenFile, 'utf8').trim()}` };
  } catch (error) {
    onUnreadable((error as Error).message);
  }
  return new WebSocket(url, { headers, handshakeTimeout: OPEN_MS, maxPayload: MAX_MESSAGE_BYTES });
}
