/** Packages of ISO 19848 in JSON → readings. A list of channels that comes along replaces the one that was given. */
import { readJson } from '@fms/contract/gate';
import { readRowTime } from '../../clock/row-time.ts';
import type { Feed, FeedParts } from '../../feed/feed.ts';
import { type ChannelList, MAX_PACKAGE_BYTES, PACKAGE_BOUNDS, readChannelList } from './channel-list.ts';
import { ChannelTagRegistry } from './iso19848.ts';
import { type ChannelValue, readTimeSeries } from './time-series.ts';

const EXAMPLE_CHARACTERS = 120;

export class Iso19848Feed implements Feed {
  /** `sentences` are values. */
  readonly counts = { lines: 0, sentences: 0, notKept: 0 };
  readonly #parts: FeedParts;
  #book: ChannelTagRegistry;
  #pieces: Uint8Array[] = [];
  #bytes = 0;

  constructor(parts: FeedParts, channels: ChannelList) {
    this.#parts = parts;
    this.#book = new ChannelTagRegistry(channels);
  }

  /** A file is one package. */
  push(bytes: Uint8Array): void {
    this.#bytes += bytes.length;
    if (this.#bytes <= MAX_PACKAGE_BYTES) this.#pieces.push(Uint8Array.from(bytes));
  }

  end(): void {
    if (this.#bytes > MAX_PACKAGE_BYTES) this.#parts.refuse('line-too-long', '');
    else if (this.#bytes > 0) this.message(Buffer.concat(this.#pieces));
    this.#pieces = [];
    this.#parts.clock.end();
  }

  /** One package in one piece. */
  message(bytes: Uint8Array): void {
    this.counts.lines++;
    const text = bytes.length > MAX_PACKAGE_BYTES ? '' : Buffer.from(bytes).toString('utf8');
    const example = text.slice(0, EXAMPLE_CHARACTERS);
    const read = readJson(text, PACKAGE_BOUNDS);
    if (read.ok) this.#take(read.value, example);
    else this.#parts.refuse('row-unreadable', example);
  }

  #take(document: unknown, example: string): void {
    const channels = readChannelList(document);
    if (channels) {
      this.#book = new ChannelTagRegistry(channels);
      this.counts.notKept += new Set(channels.channels.values()).size;
      for (let i = 0; i < channels.unreadable; i++) this.#parts.refuse('channel-unreadable', example);
      return;
    }
    const read = readTimeSeries(document);
    if (read.kind === 'refused') {
      this.#parts.refuse('package-unreadable', example);
      return;
    }
    for (let i = 0; i < read.misfits; i++) this.#parts.refuse('fields-missing', example);
    for (const value of read.values) this.#value(value);
  }

  #value(value: ChannelValue): void {
    this.counts.sentences++;
    const line = `${value.timestamp} ${value.channel}=${value.value} quality ${value.quality ?? '-'}`;
    this.#parts.hear?.({ name: value.channel, from: 'ISO19848', example: String(value.value) });
    const time = readRowTime(value.timestamp);
    if (time === null) {
      this.#parts.refuse('time-unreadable', line);
      return;
    }
    const decoded = this.#book.decode(value);
    for (const reason of decoded.refusals ?? []) this.#parts.refuse(reason, line);
    if (decoded.observations.length > 0) this.#parts.clock.place({ kind: 'sensor', decoded, line }, time);
  }
}
