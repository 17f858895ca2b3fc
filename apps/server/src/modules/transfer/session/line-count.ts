/** Counts bytes over the line and keeps progress, each about once a second: neither is a write a chunk. */
import type { VesselId } from '@fms/domain/identity';
import type { Logger } from '../../../platform/log/logger.ts';
import type { TransferPort } from '../../file/index.ts';

const EVERY_MS = 1000;

export interface LineCountParts {
  readonly vesselId: VesselId;
  readonly port: Pick<TransferPort, 'count' | 'countSent' | 'progress'>;
  readonly log: Pick<Logger, 'warn'>;
}

export class LineCount {
  readonly #parts: LineCountParts;
  readonly #done = new Map<number, number>();
  readonly #sent = new Map<number, number>();
  #bytes = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(parts: LineCountParts) {
    this.#parts = parts;
  }

  add(bytes: number): void {
    this.#bytes += bytes;
    this.#later();
  }

  /** Of a chunk of a transfer, either way. */
  sent(transferId: number, bytes: number): void {
    this.#sent.set(transferId, (this.#sent.get(transferId) ?? 0) + bytes);
    this.#later();
  }

  progress(transferId: number, doneBytes: number): void {
    this.#done.set(transferId, doneBytes);
    this.#later();
  }

  /** Writes what was not written yet: before a transfer is told to be complete, and at the end. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#write();
  }

  #later(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      void this.#write();
    }, EVERY_MS).unref();
  }

  async #write(): Promise<void> {
    const { vesselId, port, log } = this.#parts;
    const [bytes, done, sent] = [this.#bytes, [...this.#done], [...this.#sent]];
    this.#bytes = 0;
    this.#done.clear();
    this.#sent.clear();
    try {
      await port.count(vesselId, bytes);
      for (const [transferId, chunks] of sent) await port.countSent(vesselId, transferId, chunks);
      for (const [transferId, doneBytes] of done) await port.progress(vesselId, transferId, doneBytes);
    } catch (err) {
      log.warn({ err, vesselId }, 'the progress of a file cannot be kept');
    }
  }
}
