/** Takes what a client sends in pieces of known length; the socket waits while no piece is asked for. */
import type { Readable } from 'node:stream';

export interface ByteReader {
  /** The next `count` bytes; null when the client has gone before they came. One call after the other. */
  take(count: number): Promise<Buffer | null>;
}

/** The stream keeps no more than a piece and its own high-water mark. */
export function createByteReader(stream: Readable): ByteReader {
  let wake = () => {};
  for (const event of ['readable', 'end', 'close', 'error']) stream.on(event, () => wake());
  return {
    async take(count) {
      if (count === 0) return Buffer.alloc(0);
      for (;;) {
        const piece: Buffer | null = stream.destroyed ? null : stream.read(count);
        if (piece) return piece.length === count ? piece : null;
        if (stream.destroyed || stream.readableEnded) return null;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}
