/** Files the server keeps: images, uploads, recordings. Names are paths of safe parts below one root. */
import type { Readable } from 'node:stream';

/** What is known of a stored file without reading it. */
export interface BlobHead {
  readonly name: string;
  readonly sizeBytes: number;
  readonly changedMs: number;
}

/** Both inclusive, counted from 0. */
export interface BlobRange {
  readonly start: number;
  readonly end: number;
}

export interface BlobStore {
  /** Stores the bytes under the name, replacing what was there; visible only when complete. Answers their number. */
  put(name: string, bytes: Readable | Uint8Array): Promise<number>;
  /** The bytes, or a range of them; `sizeBytes` is of the whole file. Throws `not-found` when there is none. */
  get(name: string, range?: BlobRange): Promise<{ stream: Readable; sizeBytes: number }>;
  /** Undefined when there is none. */
  head(name: string): Promise<BlobHead | undefined>;
  /** Files below a folder, at any depth, in the order of their names; none for a folder that is not there. */
  list(folder: string): Promise<BlobHead[]>;
  /** Deleting what is not there is no error. */
  delete(name: string): Promise<void>;
}
