/** Bytes of a VE.Direct port → readings. The device has no clock: live its blocks are of now, recorded of one each second. */
import { type Instant, SECOND_MS } from '@fms/domain/time';
import type { Feed, FeedParts } from '../../feed/feed.ts';
import { type Block, BlockReader } from './block-reader.ts';
import { isMeasurement, VedirectLabels } from './vedirect.ts';

export interface VedirectOptions {
  readonly device?: string | undefined;
  /** When the first block was recorded; null for live data, or when it is unknown. */
  readonly start?: Instant | null;
}

export class VedirectFeed implements Feed {
  /** `sentences` are blocks with a right checksum. */
  readonly counts = { lines: 0, sentences: 0, notKept: 0 };
  readonly #parts: FeedParts;
  readonly #options: VedirectOptions;
  readonly #reader: BlockReader;
  readonly #labels: VedirectLabels;
  #second = -1;

  constructor(parts: FeedParts, options: VedirectOptions = {}) {
    this.#parts = parts;
    this.#options = options;
    this.#labels = new VedirectLabels(options.device);
    this.#reader = new BlockReader(
      (block) => this.#block(block),
      (reason) => {
        this.counts.lines++;
        parts.refuse(reason, '');
      },
    );
  }

  push(bytes: Uint8Array): void {
    this.#reader.push(bytes);
  }

  end(): void {
    this.#parts.clock.end();
  }

  #block(block: Block): void {
    this.counts.lines++;
    this.counts.sentences++;
    if (isMeasurement(block)) this.#second++;
    const line = [...block].map(([label, value]) => `${label}=${value}`).join(' ');
    for (const [name, example] of block) this.#parts.hear?.({ name, from: 'VE.Direct', example });
    const decoded = this.#labels.decode(block);
    for (const reason of decoded.refusals ?? []) this.#parts.refuse(reason, line);
    if (decoded.observations.length === 0) return;
    const start = this.#options.start ?? null;
    const time = start === null ? null : start + Math.max(this.#second, 0) * SECOND_MS;
    this.#parts.clock.place({ kind: 'sensor', decoded, line }, time);
  }
}
