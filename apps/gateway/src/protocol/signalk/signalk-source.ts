/**
 * A Signal K server, read over its stream of deltas. A value keeps the time it was measured at: the server repeats its
 * last values to a new client with their own stamps, which are used.
 */
import { readFileSync } from 'node:fs';
import WebSocket from 'ws';
import { keepOpen } from '../../source/keep-open.ts';
import type { LineSource, SourceEvents } from '../../source/line-source.ts';
import { listenForEnd, waitForEnd } from '../../source/socket-end.ts';
import type { SignalkFeed } from './signalk-feed.ts';

const OPEN_MS = 10_000;
/** A server pings; one that has said nothing for so long is gone, whatever the socket believes. */
const SILENCE_MS = 90_000;
const MAX_MESSAGE_BYTES = 5_000_000;

export interface SignalkAddress {
  readonly url: string;
  readonly tokenFile?: string | undefined;
}

export function openSignalkSource(
  { url, tokenFile }: SignalkAddress,
  feed: SignalkFeed,
  events: Pick<SourceEvents, 'state'> & { gathered(): void },
  backoffSeconds?: readonly number[],
): LineSource {
  return keepOpen(
    ({ came, lost }) => {
      let silence: NodeJS.Timeout | undefined;
      let unreadable: string | undefined;
      const socket = connect(url, tokenFile, (why) => {
        unreadable = why;
      });
      const end = (reason: string) => {
        clearTimeout(silence);
        lost(reason);
      };
      listenForEnd(socket, end, unreadable);
      const alive = () => {
        clearTimeout(silence);
        silence = setTimeout(() => socket.terminate(), SILENCE_MS);
      };
      alive();
      socket.on('open', () => events.state('up', url));
      socket.on('ping', alive);
      socket.on('message', (data) => {
        alive();
        came();
        feed.message(data.toString());
        events.gathered();
      });
      return async () => {
        if (socket.readyState === WebSocket.CLOSED) return;
        await waitForEnd(socket, () => socket.terminate());
      };
    },
    (reason) => events.state('down', `${url}: ${reason}`),
    backoffSeconds,
  );
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
