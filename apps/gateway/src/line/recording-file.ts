/** A recording on disk as a stream of its unpacked bytes, whether it is compressed or not, and never without bound. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { pipeline as pipeToEnd } from 'node:stream/promises';
import { constants, createGunzip } from 'node:zlib';
import { MAX_UNPACKED_RECORDING_BYTES } from '@fms/contract/endpoint';

const GZIP_MAGIC = Buffer.from([0x1f, 0x8b]);
const HEAD_BYTES = 16;
/** A packed file ends with the size of what is in it, modulo 2^32 (RFC 1952). */
const SIZE_BYTES = 4;
/** First bytes of what is not unpacked here, as hexadecimal digits, and the command that unpacks it. */
const OTHER_PACKERS: readonly (readonly [head: RegExp, packer: string, command: string])[] = [
  [/^425a68/, 'bzip2', 'bunzip2'],
  [/^fd377a585a00/, 'xz', 'unxz'],
  [/^5d0000/, 'lzma', 'unlzma'],
  [/^504b0304/, 'zip', 'unzip'],
  [/^28b52ffd/, 'zstd', 'unzstd'],
  [/^377abcaf271c/, '7z', '7z x'],
];
const UTF16 = /^(?:fffe|feff)/;

export class RecordingError extends Error {
  readonly code: 'recording-unreadable' | 'recording-too-large';

  constructor(code: RecordingError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** The first bytes of a file. Throws `RecordingError` when they show that nothing in it can be read. */
async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    if ((await file.stat()).isDirectory()) throw unreadable(`${path} is a folder: name the files in it`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const why = describeUnreadable(head.toString('hex'));
    if (why) throw unreadable(`${path} ${why}`);
    return head;
  } finally {
    await file.close();
  }
}

function describeUnreadable(head: string): string | null {
  if (head === '') return 'is empty';
  if (UTF16.test(head)) return 'is text in UTF-16: save it as UTF-8';
  const other = OTHER_PACKERS.find(([start]) => start.test(head));
  return other ? `is packed with ${other[1]}, which is not read: unpack it first (${other[2]})` : null;
}

const unreadable = (message: string) => new RecordingError('recording-unreadable', message);

/**
 * A file that lacks its end is unpacked as far as it goes. `compose` stops listening once the last stored byte is taken,
 * and the failure of a torn file ended the process.
 */
function unpack(stored: Readable): Readable {
  const unpacked = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  pipeline(stored, unpacked, () => {
    // A failure destroys `unpacked`, whose reader gets the error.
  });
  return unpacked;
}

/** Whether a packed file lacks its end. Only when the size at its end does not fit is it unpacked once more to see. */
async function isCutOff(path: string, unpackedBytes: number): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(SIZE_BYTES), 0, SIZE_BYTES, Math.max(0, size - SIZE_BYTES));
    if (buffer.readUInt32LE() === unpackedBytes % 2 ** 32) return false;
  } finally {
    await file.close();
  }
  // Files packed one after another, or followed by padding, are whole although the size is that of a part.
  return pipeToEnd(createReadStream(path), createGunzip(), async (pieces: AsyncIterable<Buffer>) => {
    for await (const _ of pieces);
  }).then(
    () => false,
    ({ code }: NodeJS.ErrnoException) => code === 'Z_BUF_ERROR',
  );
}

export interface RecordingFileOptions {
  readonly maxUnpackedBytes?: number;
  /** Told when a packed file lacks its end, after what could be unpacked of it. */
  readonly onCutOff?: (unpackedBytes: number) => void;
}

/** Pieces of the unpacked file in order. Throws `RecordingError` when it cannot be read or unpacks beyond the bound. */
export async function* readRecording(
  path: string,
  { maxUnpackedBytes = MAX_UNPACKED_RECORDING_BYTES, onCutOff }: RecordingFileOptions = {},
): AsyncGenerator<Buffer> {
  let unpackedBytes = 0;
  try {
    const compressed = (await readHead(path)).subarray(0, GZIP_MAGIC.length).equals(GZIP_MAGIC);
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
    if (!compressed || !(await isCutOff(path, unpackedBytes))) return;
    if (unpackedBytes === 0) throw unreadable(`${path} is cut off before anything in it can be unpacked`);
    onCutOff?.(unpackedBytes);
  } catch (error) {
    if (error instanceof RecordingError) throw error;
    throw unreadable(`${path} cannot be read: ${(error as Error).message}`);
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
