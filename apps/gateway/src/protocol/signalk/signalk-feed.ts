/** Signal K as bytes, one JSON document a line or over many lines, → readings of this ship and of its AIS targets. */
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import { readRowTime } from '../../clock/row-time.ts';
import type { Feed, FeedParts } from '../../feed/feed.ts';
import type { BusReading } from '../../feed/reading.ts';
import { createLineSplitter } from '../../line/line-splitter.ts';
import { Observer } from '../../observation/observer.ts';
import type { AisMessage } from '../ais/message.ts';
import { readDocument, type Update } from './document.ts';
import { type Names, SignalkPaths } from './signalk.ts';
import { readTarget } from './target.ts';

/** A ship's whole state, of every ship in sight, in one piece. */
const MAX_CHARACTERS = 20_000_000;
/** Paths have some ten levels; a leaf has some twenty values with what is said about it. */
const BOUNDS: ShapeBounds = { size: MAX_CHARACTERS, depth: 32, values: 2_000_000, keys: 20_000, text: 100_000 };
const EXAMPLE_CHARACTERS = 120;

export interface SignalkOptions {
  readonly names?: Names;
  /** Context of this ship where no server introduces itself. */
  readonly self?: string | null;
}

export class SignalkFeed implements Feed {
  readonly counts = { lines: 0, sentences: 0, notKept: 0 };
  readonly #parts: FeedParts;
  readonly #paths: SignalkPaths;
  readonly #splitter;
  #self: string | null;
  /** A document over many lines, as far as it has come; null while each line is one. */
  #document: string[] | null = null;
  #documentCharacters = 0;

  constructor(parts: FeedParts, { names = {}, self = null }: SignalkOptions = {}) {
    this.#parts = parts;
    this.#paths = new SignalkPaths(names);
    this.#self = self;
    this.#splitter = createLineSplitter((beginning) => parts.refuse('line-too-long', beginning), MAX_CHARACTERS);
  }

  push(bytes: Uint8Array): void {
    for (const line of this.#splitter.push(bytes)) this.#line(Buffer.from(line, 'latin1').toString('utf8'));
  }

  end(): void {
    for (const line of this.#splitter.end()) this.#line(Buffer.from(line, 'latin1').toString('utf8'));
    if (this.#document) this.#take(parse(this.#document.join('\n')), this.#document[0] ?? '');
    this.#parts.clock.end();
  }

  /** One message of a stream, already in one piece. */
  message(text: string): void {
    this.counts.lines++;
    this.#take(parse(text), text);
  }

  #line(text: string): void {
    this.counts.lines++;
    if (this.#document && isDelta(text)) this.#giveUp('row-unreadable', this.#document);
    if (this.#document) {
      this.#goOn(this.#document, text);
      return;
    }
    const parsed = parse(text);
    if (parsed === undefined && this.counts.lines === 1) this.#goOn([], text);
    else this.#take(parsed, text);
  }

  #goOn(document: string[], text: string): void {
    this.#document = document;
    document.push(text);
    this.#documentCharacters += text.length + 1;
    if (this.#documentCharacters > MAX_CHARACTERS) this.#giveUp('line-too-long', document);
  }

  /** What began was no document, or is none that ends: from here on each line is one again. */
  #giveUp(reason: string, document: readonly string[]): void {
    this.#refuse(reason, document[0] ?? '');
    this.#document = null;
    this.#documentCharacters = 0;
  }

  #take(document: unknown, text: string): void {
    if (document === undefined) {
      this.#refuse('row-unreadable', text);
      return;
    }
    const read = readDocument(document);
    if (read.kind === 'hello') this.#self = read.self ?? this.#self;
    if (read.kind !== 'updates') {
      this.counts.notKept++;
      return;
    }
    for (const update of read.updates) this.#update(update, text);
  }

  #update(update: Update, text: string): void {
    this.counts.sentences++;
    const isOwn =
      update.context === '' || update.context === 'vessels.self' || update.context === this.#ownContext(update);
    if (isOwn) this.#own(update, text);
    else this.#other(update, text);
  }

  /** Without an introduction, the first ship named is the ship itself. */
  #ownContext({ context }: Update): string {
    this.#self ??= context;
    return this.#self.startsWith('vessels.') ? this.#self : `vessels.${this.#self}`;
  }

  #own({ source, timestamp, values }: Update, text: string): void {
    const observer = new Observer(`SK:${source}`.slice(0, 100));
    for (const { path, value, unit } of values) {
      this.#parts.hear?.({ name: path, from: `SK:${source}`, example: JSON.stringify(value) ?? '' });
      this.#paths.observe(observer, path, value, unit);
    }
    const decoded = observer.finish();
    for (const reason of decoded.refusals ?? []) this.#refuse(reason, text);
    if (decoded.observations.length > 0) this.#place({ kind: 'sensor', decoded, line: text }, timestamp, text);
  }

  #other(update: Update, text: string): void {
    const message: AisMessage | null = readTarget(update);
    if (message) this.#place({ kind: 'heard-ais', message, line: text }, update.timestamp, text);
    else this.counts.notKept++;
  }

  #place(reading: BusReading, timestamp: string | null, text: string): void {
    const time = timestamp === null ? null : readRowTime(timestamp);
    if (timestamp !== null && time === null) this.#refuse('time-unreadable', text);
    else this.#parts.clock.place(shortened(reading), time);
  }

  #refuse(reason: string, text: string): void {
    this.#parts.refuse(reason, text.slice(0, EXAMPLE_CHARACTERS));
  }
}

/** A reading held until its time is known must not hold a document of megabytes. */
function shortened(reading: BusReading): BusReading {
  return { ...reading, line: reading.line.slice(0, EXAMPLE_CHARACTERS) };
}

/** A whole delta in one line: what began before it was the rest of a torn one, and no document over many lines. */
const isDelta = (line: string) => line.startsWith('{"') && line.endsWith('}') && line.includes('"updates":[');

/** Undefined when it is no JSON, or more of it than a ship's state. */
function parse(text: string): unknown {
  const read = readJson(text, BOUNDS);
  return read.ok ? read.value : undefined;
}
