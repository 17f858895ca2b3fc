/** Files the server keeps: images, uploads, recordings. Names are paths of safe parts below one root. */
import type { Readable } from 'node:stream';

export interface BlobStore {
  /** Stores the bytes under the name, replacing what was there; visible only when complete. Answers their number. */
  put(name: string, bytes: Readable | Uint8Array): Promise<number>;
  /** Throws `not-found` when there is none. */
  get(name: string): Promise<{ stream: Readable; sizeBytes: number }>;
  /** Deleting what is not there is no error. */
  delete(name: string): Promise<void>;
}
