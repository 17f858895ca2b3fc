/**
 * The shape of JSON text (RFC 8259), measured without building values: `JSON.parse` builds every value it meets, and
 * deep nesting then overflows the stack of the code that serializes it again. The parser checks the grammar.
 */
import { FORBIDDEN_KEY, type GateRefusal, type ShapeBounds } from './bounds.ts';

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_LIST = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_LIST = 0x5d;
const OPEN_MAP = 0x7b;
const CLOSE_MAP = 0x7d;
const BLANK = 0x20;
/** `__proto__` with each of its characters written as `\u005f`. */
const LONGEST_FORBIDDEN = 6 * FORBIDDEN_KEY.length;

/** Null when the text is within the bounds; it may still be no JSON. */
export function checkJson(text: string, bounds: ShapeBounds): GateRefusal | null {
  return text.length > bounds.size ? 'too-large' : new Measure(text, bounds).run();
}

class Measure {
  readonly #text: string;
  readonly #bounds: ShapeBounds;
  #at = 0;
  #values = 0;
  /** Keys met in each container that is open. */
  readonly #keys: number[] = [];

  constructor(text: string, bounds: ShapeBounds) {
    this.#text = text;
    this.#bounds = bounds;
  }

  run(): GateRefusal | null {
    while (this.#at < this.#text.length) {
      const refusal = this.#step(this.#text.charCodeAt(this.#at));
      if (refusal) return refusal;
    }
    return null;
  }

  #step(code: number): GateRefusal | null {
    if (code <= BLANK || code === COMMA || code === COLON) {
      this.#at++;
      return null;
    }
    if (code === CLOSE_LIST || code === CLOSE_MAP) {
      this.#at++;
      return this.#keys.pop() === undefined ? 'unreadable' : null;
    }
    this.#values++;
    if (this.#values > this.#bounds.values) return 'too-many-values';
    if (code === QUOTE) return this.#string();
    if (code !== OPEN_LIST && code !== OPEN_MAP) return this.#word();
    this.#at++;
    return this.#keys.push(0) > this.#bounds.depth ? 'too-deep' : null;
  }

  /** A number, `true`, `false`, `null`, or what the parser refuses. */
  #word(): GateRefusal | null {
    const start = this.#at;
    while (this.#at < this.#text.length && !endsWord(this.#text.charCodeAt(this.#at))) this.#at++;
    return this.#at - start > this.#bounds.text ? 'text-too-long' : null;
  }

  #string(): GateRefusal | null {
    const start = this.#at + 1;
    const end = endOfString(this.#text, start);
    if (end < 0) return 'cut-short';
    this.#at = end + 1;
    while (this.#text.charCodeAt(this.#at) <= BLANK) this.#at++;
    if (end - start > this.#bounds.text) return 'text-too-long';
    return this.#text.charCodeAt(this.#at) === COLON ? this.#key(start, end) : null;
  }

  #key(start: number, end: number): GateRefusal | null {
    const level = this.#keys.length - 1;
    if (level < 0) return 'unreadable';
    const keys = (this.#keys[level] as number) + 1;
    this.#keys[level] = keys;
    if (keys > this.#bounds.keys) return 'too-many-keys';
    return isForbidden(this.#text, start, end) ? 'key-forbidden' : null;
  }
}

function endsWord(code: number): boolean {
  if (code <= BLANK || code === COMMA || code === COLON || code === QUOTE) return true;
  return code === CLOSE_LIST || code === CLOSE_MAP || code === OPEN_LIST || code === OPEN_MAP;
}

/** The closing quote: the first one with an even number of backslashes before it. Negative when there is none. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (end >= 0) {
    let before = end;
    while (before > start && text.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
    end = text.indexOf('"', end + 1);
  }
  return -1;
}

function isForbidden(text: string, start: number, end: number): boolean {
  if (end - start < FORBIDDEN_KEY.length || end - start > LONGEST_FORBIDDEN) return false;
  const written = text.slice(start, end);
  if (written === FORBIDDEN_KEY) return true;
  return written.includes('\\') && unescaped(written) === FORBIDDEN_KEY;
}

/** A key of a few characters; null when its escapes are none of JSON. */
function unescaped(written: string): string | null {
  try {
    return JSON.parse(`"${written}"`) as string;
  } catch {
    return null;
  }
}
