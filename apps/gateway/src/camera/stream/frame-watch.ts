/** What both kinds of streams have in common: pictures are looked at, counted, and missed when they do not come. */
import { MAX_STILL_BYTES } from '@fms/contract/camera';
import { LIVE_SILENCE_MS } from '@fms/domain/camera';
import { CameraError } from '../camera-error.ts';
import { type JpegPicture, readJpeg } from '../picture/jpeg-header.ts';
import { MultipartReader } from './multipart-reader.ts';

/** So many parts in a row that are no JPEG: this is no camera. */
const MAX_UNREADABLE = 10;

export class FrameWatch {
  readonly #reader: MultipartReader;
  readonly #take: (picture: JpegPicture) => void;
  readonly #silent: (error: CameraError) => void;
  #timer: NodeJS.Timeout | undefined;
  #unreadable = 0;

  /** `silent` is called once when no picture comes for {@link LIVE_SILENCE_MS}. */
  constructor(boundary: string, take: (picture: JpegPicture) => void, silent: (error: CameraError) => void) {
    this.#take = take;
    this.#silent = silent;
    this.#reader = new MultipartReader(boundary, MAX_STILL_BYTES, (part) => this.#look(part));
    this.#rearm();
  }

  /** Throws `CameraError`. */
  push(bytes: Uint8Array): void {
    this.#reader.push(bytes);
  }

  /** No call is made after this. */
  end(): void {
    clearTimeout(this.#timer);
  }

  #look(part: Buffer): void {
    const picture = readJpeg(part);
    if (picture === null) {
      this.#unreadable += 1;
      if (this.#unreadable >= MAX_UNREADABLE) {
        throw new CameraError('unreadable', `${MAX_UNREADABLE} parts of the stream in a row are no JPEG.`);
      }
      return;
    }
    this.#unreadable = 0;
    this.#rearm();
    this.#take(picture);
  }

  #rearm(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#silent(new CameraError('silent', `No picture came for ${LIVE_SILENCE_MS / 1000} s.`));
    }, LIVE_SILENCE_MS);
  }
}
