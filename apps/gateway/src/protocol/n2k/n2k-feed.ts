/** Text or Actisense's bytes of an NMEA 2000 bus → readings. Which of the two it is shows in the first bytes. */

import type { Feed, FeedParts } from '../../feed/feed.ts';
import { createLineSplitter, type LineSplitter } from '../../line/line-splitter.ts';
import { type ActisenseReader, createActisenseReader } from './actisense-binary.ts';
import { N2kBus } from './n2k-bus.ts';
import type { EquipmentNames } from './n2k-reader.ts';
import { loadPgnDecoder } from './pgn-decoder.ts';

/** A message of 223 bytes in the widest spelling, with its stamp. */
const MAX_LINE_CHARACTERS = 2048;
const DLE = 0x10;

export class N2kFeed implements Feed {
  readonly bus: N2kBus;
  readonly #splitter: LineSplitter;
  readonly #binary: ActisenseReader;
  #isBinary: boolean | null = null;

  constructor(bus: N2kBus, refuse: FeedParts['refuse']) {
    this.bus = bus;
    this.#splitter = createLineSplitter((beginning) => refuse('line-too-long', beginning), MAX_LINE_CHARACTERS);
    this.#binary = createActisenseReader((reason) => refuse(reason, ''));
  }

  get counts() {
    return this.bus.counts;
  }

  push(bytes: Uint8Array): void {
    this.#isBinary ??= bytes.length > 0 ? bytes[0] === DLE : null;
    if (this.#isBinary) this.#pushBinary(bytes);
    else for (const line of this.#splitter.push(bytes)) this.bus.line(line);
  }

  end(): void {
    for (const line of this.#splitter.end()) this.bus.line(line);
    this.bus.end();
  }

  #pushBinary(bytes: Uint8Array): void {
    for (const frame of this.#binary.push(bytes)) {
      this.bus.counts.lines++;
      this.bus.frame(frame);
    }
  }
}

/** Loads the decoder of parameter groups when it is the first bus of the process. */
export async function openN2kFeed(parts: FeedParts, names: EquipmentNames = {}): Promise<N2kFeed> {
  const decoder = await loadPgnDecoder();
  return new N2kFeed(new N2kBus({ ...parts, decoder, names }), parts.refuse);
}
