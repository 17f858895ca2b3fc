/** One session at one screen: the picture goes ashore as it is, what comes from ashore passes the filter of its level. */
import { type Channel, ChannelError } from '@fms/contract/channel';
import { CLIENT_PROBLEMS, ClientFilter, type ClientMessage, preferEncoder } from '@fms/domain/rfb';
import type { ViewLevel } from '@fms/domain/ship-view';
import type { OpenScreen } from '../screen/screen-client.ts';

const LENGTH_BYTES = 4;

export class PictureRelay {
  readonly #channel: Channel;
  readonly #screen: OpenScreen['socket'];
  readonly #filter: ClientFilter;
  readonly #encoder: string;
  #isOver = false;

  /** `encoder` goes first of what the viewer asks for; empty leaves its order. */
  constructor(channel: Channel, { socket, init, rest }: OpenScreen, level: ViewLevel, encoder = '') {
    this.#encoder = encoder;
    this.#channel = channel;
    this.#screen = socket;
    this.#filter = new ClientFilter(level);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(init.length);
    channel.write(Buffer.concat([length, init, rest]));
    channel.on('data', (bytes: Uint8Array) => this.#fromShore(bytes));
    channel.on('drain', () => socket.resume());
    channel.on('end', () => this.#release());
    channel.on('error', () => this.#release());
    channel.on('close', () => this.#release());
    socket.on('data', (bytes) => {
      if (!this.#isOver && !channel.write(bytes)) socket.pause();
    });
    socket.on('drain', () => channel.resume());
    socket.on('close', () => this.cut('screen-closed', 'The screen on board closed the connection.'));
    socket.resume();
  }

  get level(): ViewLevel {
    return this.#filter.level;
  }

  /** From now on the other level counts. */
  changeLevel(level: ViewLevel): void {
    if (!this.#isOver && level !== this.#filter.level) this.#toScreen(this.#filter.changeLevel(level));
  }

  /** Ends both sides; what was left pressed is released on the screen. The sentence reaches the browser. */
  cut(code: string, message: string): void {
    if (this.#isOver) return;
    this.#release();
    this.#channel.destroy(new ChannelError(code, message));
  }

  #fromShore(bytes: Uint8Array): void {
    if (this.#isOver) return;
    const { passed, problem } = this.#filter.take(bytes);
    this.#toScreen(
      passed.map((message) => (message.kind === 'set-encodings' ? preferEncoder(message, this.#encoder) : message)),
    );
    if (problem !== null) this.cut('bad-viewer', CLIENT_PROBLEMS[problem]);
  }

  #toScreen(messages: readonly ClientMessage[]): void {
    for (const { bytes } of messages) if (!this.#screen.write(bytes)) this.#channel.pause();
  }

  #release(): void {
    if (this.#isOver) return;
    this.#toScreen(this.#filter.end());
    this.#isOver = true;
    // Nothing more of the screen counts, and it need not be waited for.
    this.#screen.resume();
    this.#screen.end(() => this.#screen.destroy());
    if (!this.#channel.destroyed) this.#channel.end();
  }
}
