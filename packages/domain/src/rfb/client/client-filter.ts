/**
 * What of a viewer's stream reaches the screen at each level (§9.10). The server filters, and the gateway on board
 * filters again with the same code: what one filter passes, the other passes unchanged.
 */
import { includesLevel, type ViewLevel } from '../../ship-view/level.ts';
import type { ClientMessage, ClientProblem, EncodingsMessage, PointerMessage } from './client-message.ts';
import { ClientReader } from './client-reader.ts';
import { isKnownEncoding, type ScreenExtension } from './encoding.ts';
import { KeyGate } from './key-gate.ts';
import { writeEncodings, writePointer } from './write-message.ts';

/** The least level at which a message passes; keys are evaluated further by the gate. */
const LEAST_LEVELS: Readonly<Record<ClientMessage['kind'], ViewLevel>> = {
  'set-pixel-format': 'view',
  'set-encodings': 'view',
  'update-request': 'view',
  'continuous-updates': 'view',
  fence: 'view',
  pointer: 'basic',
  key: 'basic',
  'extended-key': 'basic',
  clipboard: 'control',
  'extended-clipboard': 'control',
  resize: 'control',
  power: 'control',
};

export interface Filtered {
  /** To be sent to the screen in this order, each by its `bytes`. */
  readonly passed: readonly ClientMessage[];
  /** Null while the session can go on; then `end` gives what is still to be sent. */
  readonly problem: ClientProblem | null;
}

export class ClientFilter {
  readonly #reader = new ClientReader();
  readonly #keys = new KeyGate();
  readonly #extensions: readonly ScreenExtension[];
  #level: ViewLevel;
  #problem: ClientProblem | null = null;
  #isEnded = false;
  /** The last one the screen was told; null before the first. */
  #pointer: PointerMessage | null = null;

  /** `extensions` are those the screen is known to take; messages of the others end the session. */
  constructor(level: ViewLevel, extensions: readonly ScreenExtension[] = []) {
    this.#level = level;
    this.#extensions = extensions;
  }

  get level(): ViewLevel {
    return this.#level;
  }

  /** Takes bytes as they come from the viewer; a message counts at the level at which its last byte comes. */
  take(bytes: Uint8Array): Filtered {
    if (this.#isEnded || this.#problem !== null) return { passed: [], problem: this.#problem };
    const { messages, problem } = this.#reader.take(bytes);
    const passed: ClientMessage[] = [];
    for (const message of messages) {
      if (this.#isUnagreed(message)) return { passed, problem: this.#fail('not-agreed') };
      const allowed = this.#allow(message);
      if (allowed !== null) passed.push(allowed);
    }
    return { passed, problem: problem && this.#fail(problem) };
  }

  /** From now on the other level counts. A lower one releases every key and button first: send what it gives at once. */
  changeLevel(level: ViewLevel): ClientMessage[] {
    const releases = includesLevel(level, this.#level) ? [] : this.#releaseAll();
    this.#level = level;
    return releases;
  }

  /** Ends the stream: nothing passes any more, and what it gives releases every key and button on the screen. */
  end(): ClientMessage[] {
    this.#isEnded = true;
    return this.#releaseAll();
  }

  #isUnagreed({ kind }: ClientMessage): boolean {
    return (kind === 'extended-key' || kind === 'extended-clipboard') && !this.#extensions.includes(kind);
  }

  /** The message as the screen may have it, null where it may not. */
  #allow(message: ClientMessage): ClientMessage | null {
    if (message.kind === 'key' || message.kind === 'extended-key') {
      return this.#keys.pass(message, this.#level) ? message : null;
    }
    if (!includesLevel(this.#level, LEAST_LEVELS[message.kind])) return null;
    if (message.kind === 'set-encodings') return this.#strikeOut(message);
    if (message.kind === 'pointer') this.#pointer = message;
    return message;
  }

  #strikeOut(message: EncodingsMessage): EncodingsMessage {
    const known = message.encodings.filter((encoding) => isKnownEncoding(encoding, this.#extensions));
    return known.length === message.encodings.length ? message : writeEncodings(known);
  }

  #releaseAll(): ClientMessage[] {
    const pointer = this.#pointer;
    this.#pointer = null;
    const released = pointer !== null && pointer.buttons !== 0 ? [writePointer(0, pointer.x, pointer.y)] : [];
    return [...this.#keys.releaseAll(), ...released];
  }

  #fail(problem: ClientProblem): ClientProblem {
    this.#problem = problem;
    return problem;
  }
}
