/** The ship's end of the desk: one channel to the shore, opened anew on each connection. */
import { randomBytes } from 'node:crypto';
import type { Channel } from '@fms/contract/channel';
import { ChannelError } from '@fms/contract/channel';
import {
  type DeskFromShip,
  type DeskFromShore,
  DeskReader,
  deskFromShore,
  encodeDeskLine,
  PROBE_CHARACTERS,
  type ScreenChannelRequest,
} from '@fms/contract/ship-view';
import type { OpenToShore } from '../../link/ship-channels.ts';

/** Base64 makes four characters of three bytes. */
const FILLER_BYTES = (PROBE_CHARACTERS / 4) * 3;
const REQUEST: ScreenChannelRequest = { kind: 'desk' };

export class DeskClient {
  readonly #take: (message: Exclude<DeskFromShore, { type: 'ping' }>) => void;
  #channel: Channel | null = null;

  /** `take` is given what the shore says. */
  constructor(take: (message: Exclude<DeskFromShore, { type: 'ping' }>) => void) {
    this.#take = take;
  }

  /** Opens the desk on a connection that stands; the one before is gone with its connection. */
  open(open: OpenToShore): void {
    this.#channel?.destroy();
    const channel = open({ service: 'screen', lane: 'interactive', request: JSON.stringify(REQUEST) });
    this.#channel = channel;
    const reader = new DeskReader<DeskFromShore>(deskFromShore);
    channel.on('data', (bytes: Uint8Array) => {
      const { messages, problem } = reader.take(bytes);
      for (const message of messages) {
        if (message.type === 'ping') this.#answer(message);
        else this.#take(message);
      }
      if (problem !== null) channel.destroy(new ChannelError(problem, 'The shore said what cannot be read.'));
    });
    // A shore of a release before takes no desk: then there is no ship view.
    channel.on('error', () => {});
    channel.on('end', () => channel.destroy());
    channel.on('close', () => {
      if (this.#channel === channel) this.#channel = null;
    });
  }

  /** The filler does not compress, whatever lies between the ends. */
  #answer({ at, fill = false }: Extract<DeskFromShore, { type: 'ping' }>): void {
    const filler = fill ? { filler: randomBytes(FILLER_BYTES).toString('base64') } : {};
    this.say({ type: 'pong', at, ...filler });
  }

  /** Nothing is kept for a shore that is away: it is told the whole state when it comes back. */
  say(message: DeskFromShip): void {
    this.#channel?.write(encodeDeskLine(message));
  }

  close(): void {
    this.#channel?.destroy();
  }
}
