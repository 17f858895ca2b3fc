/**
 * A table of measurements with a line of column names: `Time (s),Volts (mV),Remaining %`. Each column is a tag of its
 * name, the unit in brackets or behind it is the tag's. A time counted from a beginning needs `--start`.
 */
import type { Instant } from '@fms/domain/time';
import { readRowTime } from '../../clock/row-time.ts';
import type { Feed, FeedParts } from '../../feed/feed.ts';
import { createLineSplitter, type LineSplitter } from '../../line/line-splitter.ts';
import type { TagDefinition } from '../../observation/observation.ts';
import { Observer } from '../../observation/observer.ts';
import { definePathTag } from '../../observation/tag.ts';
import { parseCell, readCells } from './column-line.ts';

const TIME_NAME = /^(date ?time|time ?stamp|time|date|epoch|t)\b/i;
const UNIT_IN_BRACKETS = /^(.*?)\s*[([]([^)\]]{1,12})[)\]]$/;
const PERCENT = /^(.*?)\s*%$/;
const ELAPSED_MS: Readonly<Record<string, number>> = {
  s: 1000,
  sec: 1000,
  seconds: 1000,
  ms: 1,
  min: 60_000,
  h: 3_600_000,
};
const SOURCE = 'Table';

interface Head {
  readonly time: number;
  /** Milliseconds in one step of a time that counts from a beginning; null for a clock time. */
  readonly elapsedMs: number | null;
  readonly tags: readonly (TagDefinition | null)[];
}

/** Null when the names are not those of a table of measurements over time. */
export function readHead(names: readonly string[]): Head | null {
  const columns = names.map(readName);
  const time = columns.findIndex(({ name }) => TIME_NAME.test(name));
  const allNamed = columns.every(({ name }) => name !== '' && parseCell(name) === null);
  if (time < 0 || !allNamed || columns.length < 2) return null;
  const elapsedMs = ELAPSED_MS[columns[time]?.unit ?? ''] ?? null;
  const tags = columns.map((column, i) => (i === time ? null : { ...definePathTag(column), subsystem: SOURCE }));
  return { time, elapsedMs, tags };
}

function readName(text: string): { name: string; unit: string } {
  const bracketed = UNIT_IN_BRACKETS.exec(text);
  if (bracketed) return { name: (bracketed[1] ?? '').slice(0, 200), unit: bracketed[2] ?? '' };
  const percent = PERCENT.exec(text);
  return percent ? { name: percent[1] ?? '', unit: '%' } : { name: text.slice(0, 200), unit: '' };
}

export class TableFeed implements Feed {
  readonly counts = { lines: 0, sentences: 0, notKept: 0 };
  readonly #parts: FeedParts;
  readonly #start: Instant | null;
  readonly #splitter: LineSplitter;
  #head: Head | null = null;

  constructor(parts: FeedParts, start: Instant | null) {
    this.#parts = parts;
    this.#start = start;
    this.#splitter = createLineSplitter((beginning) => parts.refuse('line-too-long', beginning), 100_000);
  }

  push(bytes: Uint8Array): void {
    for (const line of this.#splitter.push(bytes)) this.#line(line);
  }

  end(): void {
    for (const line of this.#splitter.end()) this.#line(line);
    this.#parts.clock.end();
  }

  #line(latin1: string): void {
    this.counts.lines++;
    const line = Buffer.from(latin1, 'latin1')
      .toString('utf8')
      .replace(/^\uFEFF/, '');
    const cells = readCells(line);
    if (this.#head) this.#row(this.#head, cells, line);
    else this.#head = readHead(cells);
  }

  #row(head: Head, cells: readonly string[], line: string): void {
    this.counts.sentences++;
    const o = new Observer(SOURCE);
    for (const [i, tag] of head.tags.entries()) {
      const cell = cells[i];
      if (tag && cell === undefined) o.refuse('fields-missing');
      else if (tag && cell) this.#cell(o, tag, cell);
    }
    const decoded = o.finish();
    if (decoded.observations.length === 0 && !decoded.refusals) this.#parts.refuse('value-not-available', line);
    for (const reason of decoded.refusals ?? []) this.#parts.refuse(reason, line);
    const time = this.#timeOf(head, cells[head.time] ?? '');
    if (time === undefined) this.#parts.refuse('time-unreadable', line);
    else if (decoded.observations.length > 0) this.#parts.clock.place({ kind: 'sensor', decoded, line }, time);
  }

  #cell(o: Observer, tag: TagDefinition, cell: string): void {
    const number = parseCell(cell);
    if (number === null) o.refuse('value-unreadable');
    else o.number(tag, number);
  }

  /** Null when only a beginning is missing, undefined when it is no time. */
  #timeOf({ elapsedMs }: Head, cell: string): Instant | null | undefined {
    if (elapsedMs === null) return readRowTime(cell) ?? undefined;
    const elapsed = parseCell(cell);
    if (elapsed === null) return undefined;
    return this.#start === null ? null : this.#start + Math.round(elapsed * elapsedMs);
  }
}
