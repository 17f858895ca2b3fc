/** Writes the recording of one session to a file of the data folder, as its pictures and input come. */
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { type ClientMessage, RecordingWriter } from '@fms/domain/rfb';
import type { Clock } from '../../../platform/clock/clock.ts';

const PRIVATE_FILE = 0o600;

export class SessionRecorder {
  readonly #file: WriteStream;
  readonly #writer: RecordingWriter;
  readonly #clock: Clock;
  #hasBegun = false;
  #error: Error | null = null;

  /** The file must not be there. */
  constructor(path: string, clock: Clock) {
    this.#clock = clock;
    this.#writer = new RecordingWriter(clock.now());
    this.#file = createWriteStream(path, { flags: 'wx', mode: PRIVATE_FILE });
    this.#file.on('error', (error) => {
      this.#error = error;
    });
  }

  /** Why nothing more can be written, as a full disk; null while it can. */
  get error(): Error | null {
    return this.#error;
  }

  /** Bytes that the disk has not taken yet. */
  get waitingBytes(): number {
    return this.#file.writableLength;
  }

  /** The screen described itself: at the beginning, and again where the viewer or the line was lost meanwhile. */
  addInit(init: Uint8Array): void {
    const now = this.#clock.now();
    this.#append(this.#hasBegun ? this.#writer.beginAgain(init, now) : this.#writer.begin(init));
    this.#hasBegun = true;
  }

  addScreen(bytes: Uint8Array): void {
    this.#append(this.#writer.addScreen(bytes, this.#clock.now()));
  }

  addInput(message: ClientMessage): void {
    this.#append(this.#writer.addInput(message, this.#clock.now()));
  }

  addStep(step: string): void {
    if (this.#hasBegun) this.#append(this.#writer.addStep(step, this.#clock.now()));
  }

  /** Resolves when the disk has drained what waits. */
  drained(): Promise<void> {
    if (!this.#file.writableNeedDrain) return Promise.resolve();
    return new Promise((resolve) => {
      this.#file.once('drain', resolve);
      this.#file.once('close', resolve);
    });
  }

  /** The whole file is on the disk when this resolves, with its timeline; what could not be written is left out. */
  async finish(): Promise<void> {
    if (this.#hasBegun) this.#append(this.#writer.finish(this.#clock.now()));
    this.#file.end();
    await finished(this.#file).catch(() => {});
  }

  #append(bytes: Uint8Array): void {
    if (bytes.length > 0 && this.#error === null && !this.#file.writableEnded) this.#file.write(bytes);
  }
}
