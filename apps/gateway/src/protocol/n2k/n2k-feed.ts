/** Text, Actisense's bytes or a recorder's log of an NMEA 2000 bus → readings. Which of them it is shows in the first bytes. */

import type { Feed, FeedParts } from '../../feed/feed.ts';
import { createLineSplitter, type LineSplitter } from '../../line/line-splitter.ts';
import { createActisenseReader } from './actisense-binary.ts';
import type { N2kFrame } from './frame.ts';
import { N2kBus } from './n2k-bus.ts';
import type { EquipmentNames } from './n2k-reader.ts';
import { loadPgnDecoder, type PgnDecoder } from './pgn-decoder.ts';
import { isRecorderFile, RecorderReader } from './recorder-file.ts';

/** A message of 223 bytes in the widest spelling, with its stamp. */
const MAX_LINE_CHARACTERS = 2048;
const DLE = 0x10;

/** Bytes in pieces, however they were cut on the way → the frames they complete. */
interface FrameReader {
  push(bytes: Uint8Array): N2kFrame[];
  end?(): N2kFrame[];
}

type FeedOwnParts = Pick<FeedParts, 'refuse'> & Pick<PgnDecoder, 'isFast'>;

export class N2kFeed implements Feed {
  readonly bus: N2kBus;
  readonly #parts: FeedOwnParts;
  readonly #splitter: LineSplitter;
  /** Null for text, undefined before the first byte. */
  #binary: FrameReader | null | undefined;

  constructor(bus: N2kBus, parts: FeedOwnParts) {
    this.bus = bus;
    this.#parts = parts;
    this.#splitter = createLineSplitter((beginning) => parts.refuse('line-too-long', beginning), MAX_LINE_CHARACTERS);
  }

  get counts() {
    return this.bus.counts;
  }

  push(bytes: Uint8Array): void {
    if (bytes.length > 0 && this.#binary === undefined) this.#binary = this.#chooseReader(bytes);
    if (this.#binary) this.#addFrames(this.#binary.push(bytes));
    else for (const line of this.#splitter.push(bytes)) this.bus.line(line);
  }

  end(): void {
    this.#addFrames(this.#binary?.end?.() ?? []);
    for (const line of this.#splitter.end()) this.bus.line(line);
    this.bus.end();
  }

  #chooseReader(head: Uint8Array): FrameReader | null {
    if (isRecorderFile(head)) return new RecorderReader(this.#parts);
    return head[0] === DLE ? createActisenseReader((reason) => this.#parts.refuse(reason, '')) : null;
  }

  #addFrames(frames: readonly N2kFrame[]): void {
    for (const frame of frames) {
      this.bus.counts.lines++;
      this.bus.frame(frame);
    }
  }
}

/** Loads the decoder of parameter groups when it is the first bus of the process. */
export async function openN2kFeed(parts: FeedParts, names: EquipmentNames = {}): Promise<N2kFeed> {
  const decoder = await loadPgnDecoder();
  return new N2kFeed(new N2kBus({ ...parts, decoder, names }), { refuse: parts.refuse, isFast: decoder.isFast });
}
