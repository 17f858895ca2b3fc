/** The pictures of a live view as one browser reads them: `multipart/x-mixed-replace`, the newest one next. */
import { PassThrough, type Readable } from 'node:stream';
import { MJPEG_BOUNDARY } from '@fms/contract/camera';

/** Bytes that may wait for the browser: a frame beyond them is left out. */
const MAX_WAITING_BYTES = 500_000;

export const MJPEG_TYPE = `multipart/x-mixed-replace; boundary=${MJPEG_BOUNDARY}`;

export class FrameStream {
  readonly #stream = new PassThrough({ highWaterMark: MAX_WAITING_BYTES });

  /** `closed` is called once when the browser has left or the stream was ended. */
  constructor(closed: () => void) {
    this.#stream.once('close', closed);
    // A browser that leaves in the middle of a frame is no failure.
    this.#stream.on('error', () => {});
  }

  get readable(): Readable {
    return this.#stream;
  }

  write(bytes: Uint8Array): void {
    if (this.#stream.destroyed || this.#stream.writableLength + bytes.length > MAX_WAITING_BYTES) return;
    const head = `--${MJPEG_BOUNDARY}\r\nContent-Type: image/jpeg\r\nContent-Length: ${bytes.length}\r\n\r\n`;
    this.#stream.write(Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n')]));
  }

  /** What was not read yet is not sent any more: a right that has ended is cut within a frame. */
  cut(): void {
    this.#stream.destroy();
  }
}
