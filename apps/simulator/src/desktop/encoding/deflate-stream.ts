/** A zlib stream that lives as long as a connection: what was sent once is short the next time. */
import { constants, createDeflate, type Deflate } from 'node:zlib';

/** More than the longest piece that is compressed at once can become, so that the stream never waits to be read. */
const READABLE_BYTES = 1_000_000;

export interface DeflateStream {
  /** All of `data`, so that a reader gets it without what follows. One call after the other, at most 300,000 bytes each. */
  compress(data: Buffer): Promise<Buffer>;
  /** Frees its memory; a call under way rejects. */
  close(): void;
}

/** `level` is zlib's, 1 fastest to 9 smallest. */
export function createDeflateStream(level: number): DeflateStream {
  const deflate: Deflate = createDeflate({
    level,
    flush: constants.Z_SYNC_FLUSH,
    ...{ readableHighWaterMark: READABLE_BYTES },
  });
  // A failure reaches the caller through the callback of the write.
  deflate.on('error', () => {});
  return {
    compress: (data) =>
      new Promise((resolve, reject) => {
        deflate.write(data, (error) => {
          if (error) reject(error);
          else resolve((deflate.read() as Buffer | null) ?? Buffer.alloc(0));
        });
      }),
    close: () => deflate.destroy(),
  };
}
