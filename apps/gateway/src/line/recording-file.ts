/** A recording on disk as a stream of its unpacked bytes, whether it is compressed or not, and never without bound. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { MAX_UNPACKED_RECORDING_BYTES } from '@fms/contract/endpoint';

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);

export class RecordingError extends Error {
  readonly code: 'recording-unreadable' | 'recording-too-large';

  constructor(code: RecordingError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

async function isCompressed(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(GZIP_MAGIC.length);
    await file.read(head, 0, head.length, 0);
    return head.equals(GZIP_MAGIC);
  } finally {
    await file.close();
  }
}

/** `compose` stops listening once the last stored byte is taken, and the failure of a cut-off file ended the process. */
function unpack(stored: Readable): Readable {
  const unpacked = createGunzip();
  pipeline(stored, unpacked, () => {
    // A failure destroys `unpacked`, whose reader gets the error.
  });
  return unpacked;
}

/** Pieces of the unpacked file in order. Throws `RecordingError` when it cannot be read or unpacks beyond the bound. */
export async function* readRecording(
  path: string,
  maxUnpackedBytes: number = MAX_UNPACKED_RECORDING_BYTES,
): AsyncGenerator<Buffer> {
  let unpackedBytes = 0;
  try {
    const compressed = await isCompressed(path);
    const stored = createReadStream(path, { highWaterMark: 256 * 1024 });
    const unpacked = compressed ? unpack(stored) : stored;
    for await (const piece of unpacked) {
      unpackedBytes += (piece as Buffer).length;
      if (unpackedBytes > maxUnpackedBytes) {
        stored.destroy();
        throw new RecordingError('recording-too-large', `${path} unpacks to more than ${maxUnpackedBytes} bytes`);
      }
      yield piece as Buffer;
    }
  } catch (error) {
    if (error instanceof RecordingError) throw error;
    throw new RecordingError('recording-unreadable', `${path} cannot be read: ${(error as Error).message}`);
  }
}

/** SHA-256 of the stored bytes: what makes two replays the same replay. */
export async function computeFingerprint(path: string): Promise<string> {
  const hash = createHash('sha256');
  try {
    for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  } catch (error) {
    throw new RecordingError('recording-unreadable', `${path} cannot be read: ${(error as Error).message}`);
  }
  return hash.digest('hex');
}
