/**
 * Uploads under way in this window, one after the other. They go on while other pages are shown; the window asks before
 * it is closed. One that stopped is kept with its reason, and goes on where it stopped.
 */
import { checkFilePlace, isFileRefusal } from '@fms/domain/file';
import type { VesselId } from '@fms/domain/identity';
import { joinPath } from '../model/file-path.ts';
import { type UploadCalls, uploadFile } from './upload-file.ts';

export interface Upload {
  readonly id: number;
  readonly vesselId: VesselId;
  /** A directory of `to-vessel`. */
  readonly directory: string;
  readonly name: string;
  readonly size: number;
  readonly state: 'waiting' | 'sending' | 'stopped' | 'done' | 'refused';
  readonly doneBytes: number;
  /** Why it stopped or was refused; empty otherwise. */
  readonly problem: string;
}

type CallsOf = (upload: Upload, signal: AbortSignal) => UploadCalls;

interface Entry {
  upload: Upload;
  readonly file: Blob;
  readonly cancel: AbortController;
}

export class UploadStore {
  readonly #callsOf: CallsOf;
  readonly #onDone: (upload: Upload) => void;
  readonly #entries = new Map<number, Entry>();
  readonly #listeners = new Set<() => void>();
  #all: readonly Upload[] = [];
  #isRunning = false;
  #ids = 0;

  constructor(callsOf: CallsOf, onDone: (upload: Upload) => void) {
    this.#callsOf = callsOf;
    this.#onDone = onDone;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All of them, of every vessel; the same array while nothing changes. */
  readonly read = (): readonly Upload[] => this.#all;

  /** Queues files for a directory; a name that cannot go on board is refused at once, with its sentence. */
  add(vesselId: VesselId, directory: string, files: readonly File[]): void {
    for (const file of files) {
      const { name, size } = file;
      const place = checkFilePlace(joinPath(directory, name), 'upload');
      const problem = isFileRefusal(place) ? place.sentence : '';
      const state = isFileRefusal(place) ? 'refused' : 'waiting';
      const upload: Upload = { id: ++this.#ids, vesselId, directory, name, size, state, doneBytes: 0, problem };
      this.#entries.set(upload.id, { upload, file, cancel: new AbortController() });
    }
    this.#tell();
    void this.#run();
  }

  resume(id: number): void {
    const entry = this.#entries.get(id);
    if (entry?.upload.state !== 'stopped') return;
    this.#change(id, { state: 'waiting', problem: '' });
    void this.#run();
  }

  /** Ends it where it is under way, and takes it from the list. Parts that arrived are kept for a day. */
  remove(id: number): void {
    this.#entries.get(id)?.cancel.abort();
    this.#entries.delete(id);
    this.#tell();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#send(next);
    this.#isRunning = false;
  }

  #next(): Entry | undefined {
    return [...this.#entries.values()].find(({ upload }) => upload.state === 'waiting');
  }

  async #send({ upload: { id }, file, cancel: { signal } }: Entry): Promise<void> {
    const upload = this.#change(id, { state: 'sending' });
    if (upload === undefined) return;
    const watch = { signal, onProgress: (doneBytes: number) => void this.#change(id, { doneBytes }) };
    try {
      await uploadFile(file, this.#callsOf(upload, signal), watch);
      this.#change(id, { state: 'done', doneBytes: upload.size });
      this.#onDone(upload);
    } catch (error) {
      if (!signal.aborted) this.#change(id, { state: 'stopped', problem: error instanceof Error ? error.message : '' });
    }
  }

  #change(id: number, part: Partial<Upload>): Upload | undefined {
    const entry = this.#entries.get(id);
    if (entry === undefined) return undefined;
    entry.upload = { ...entry.upload, ...part };
    this.#tell();
    return entry.upload;
  }

  #tell(): void {
    this.#all = [...this.#entries.values()].map(({ upload }) => upload);
    for (const listener of [...this.#listeners]) listener();
  }
}
