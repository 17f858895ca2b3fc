/** What a backup packs with zstd, unpacked again piece by piece. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';

/**
 * Pieces of the unpacked file in order; throws where it is missing, damaged or cut off. Opens it when it is first read.
 *
 * Not by `compose`, nor by the promise of `pipeline`: both resolve once the last packed byte is read, and remove their
 * listeners. A truncated file emits its error a moment later; unhandled, it would end the process.
 */
export async function* readCompressedFile(path: string): AsyncGenerator<Buffer> {
  const unpacked = createZstdDecompress();
  pipeline(createReadStream(path), unpacked, () => {
    // A failure destroys `unpacked`, whose reader below hears of it.
  });
  for await (const piece of unpacked) yield piece as Buffer;
}
