/**
 * Lines of an instrument, sentences of NMEA 0183 or columns of its own; in a log each begins with the time the logger heard
 * it: `2014-08-01T00:00:00.124000Z $GPZDA,…`. A line without that stamp is of the time it arrives at.
 */

import { LoggedClock } from '../../clock/logged-clock.ts';
import { readTextStamp } from '../../clock/text-stamp.ts';
import type { Feed, FeedParts } from '../../feed/feed.ts';
import type { BusReading } from '../../feed/reading.ts';
import { createLineSplitter, type LineSplitter } from '../../line/line-splitter.ts';
import { NmeaBus } from '../nmea0183/nmea-bus.ts';
import { decodeSentence, isAis } from '../nmea0183/nmea0183.ts';
import { readLine } from '../nmea0183/sentence.ts';
import { readCells } from './column-line.ts';
import type { ColumnMap } from './csv-column.ts';

const STAMPED = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?Z?)[ \t](.*)$/;
/** Proprietary sentences of one address may be of several kinds, told apart by their first field. */
const KINDS_IN_FIRST_FIELD = new Set(['PSXN']);
const SENTENCE = /^[$!][A-Z]{2}/;

export function isLoggerLine(line: string): boolean {
  return STAMPED.test(line);
}

export class LoggerFeed implements Feed {
  readonly counts = { lines: 0, sentences: 0, notKept: 0 };
  readonly #parts: FeedParts;
  readonly #map: ColumnMap;
  readonly #clock: LoggedClock<BusReading>;
  readonly #bus: NmeaBus;
  readonly #splitter: LineSplitter;

  constructor(parts: FeedParts, map: ColumnMap) {
    this.#parts = parts;
    this.#map = map;
    this.#clock = new LoggedClock(parts.clock, (reason, { line }) => parts.refuse(reason, line));
    this.#bus = new NmeaBus(this.#clock, parts.refuse, undefined, parts.hear);
    this.#splitter = createLineSplitter((beginning) => parts.refuse('line-too-long', beginning));
  }

  push(bytes: Uint8Array): void {
    for (const line of this.#splitter.push(bytes)) this.#line(line);
  }

  end(): void {
    for (const line of this.#splitter.end()) this.#line(line);
    this.#bus.end();
  }

  #line(line: string): void {
    this.counts.lines++;
    const match = STAMPED.exec(line);
    const time = match ? readTextStamp(match[1] ?? '') : null;
    if (match && time === null) {
      this.#parts.refuse('time-unreadable', line);
      return;
    }
    const payload = match ? (match[2] ?? '') : line;
    this.#clock.at(time);
    if (SENTENCE.test(payload) && !isOwnSentence(payload)) this.#sentence(payload);
    else this.#columns(payload, line);
  }

  #sentence(payload: string): void {
    const { sentences, notKept } = this.#bus.counts;
    this.#bus.line(payload);
    this.counts.sentences += this.#bus.counts.sentences - sentences;
    this.counts.notKept += this.#bus.counts.notKept - notKept;
  }

  #columns(payload: string, line: string): void {
    this.counts.sentences++;
    const cells = cellsOf(payload);
    this.#parts.hear?.({ name: `${cells.length} columns`, from: wordOf(cells), example: payload });
    const decoded = this.#map.decode(cells);
    for (const reason of decoded.refusals ?? []) this.#parts.refuse(reason, line);
    if (decoded.observations.length > 0) this.#clock.place({ kind: 'sensor', decoded, line }, null);
    else this.counts.notKept++;
  }
}

/** The word lines of several kinds begin with; empty for plain columns. */
function wordOf([first = '']: readonly string[]): string {
  return /^[A-Za-z][\w ]{0,39}$/.test(first) ? first : '';
}

/** A maker's own sentence with a right checksum or none that the NMEA 0183 mapping does not know. */
function isOwnSentence(payload: string): boolean {
  const read = readLine(payload);
  if (read.kind !== 'sentence' || read.sentence.talker !== 'P') return false;
  return !isAis(read.sentence) && decodeSentence(read.sentence) === null;
}

/** `$PSXN,23,-0.5,…*1A` → `PSXN 23`, … so that each kind has columns of its own. */
function cellsOf(payload: string): readonly string[] {
  if (!payload.startsWith('$')) return readCells(payload);
  const cells = readCells(payload.slice(1).replace(/\*[0-9A-Fa-f]{2}$/, ''));
  const [address = '', kind = ''] = cells;
  return KINDS_IN_FIRST_FIELD.has(address) ? [`${address} ${kind}`, '', ...cells.slice(2)] : cells;
}
