/** Sends a client what it lacks of the picture, one update at a time, when it has asked and has read the one before. */
import type { Socket } from 'node:net';
import { getBounds } from '../canvas/canvas.ts';
import type { Rectangle } from '../canvas/rectangle.ts';
import { ENCODING } from '../encoding/encoding.ts';
import { createPictureEncoder, encodeMovement } from '../encoding/picture-encoder.ts';
import type { PixelFormat } from '../encoding/pixel-format.ts';
import {
  encodeDesktopSize,
  encodeExtendedDesktopSize,
  encodeUpdate,
  RESIZE_BY,
  RESIZE_RESULT,
} from '../protocol/server-message.ts';
import { type Change, type ClientPicture, createClientPicture } from './client-picture.ts';
import type { Desktop } from './desktop.ts';

export class UpdateSender {
  readonly #socket: Socket;
  readonly #desktop: Desktop;
  readonly #encoder = createPictureEncoder();
  #held: ClientPicture;
  #format: PixelFormat;
  #encodings: readonly number[] = [];
  #wanted: { readonly area: Rectangle; readonly whole: boolean } | null = null;
  #continuous: Rectangle | null = null;
  #isSending = false;
  #resizedBy: number = RESIZE_BY.server;

  /** Begins with the format and the size that the client was told of when it came in. */
  constructor(socket: Socket, desktop: Desktop, format: PixelFormat) {
    const { width, height } = desktop.picture();
    this.#socket = socket;
    this.#desktop = desktop;
    this.#format = format;
    this.#held = createClientPicture(width, height);
    socket.on('drain', () => this.refresh());
  }

  /** The client's answer to an update is the next request; `incremental` leaves out what it has. */
  request(area: Rectangle, incremental: boolean): void {
    this.#wanted = { area, whole: !incremental || this.#wanted?.whole === true };
    this.refresh();
  }

  /** Updates without requests, or by requests again for null. */
  setContinuous(area: Rectangle | null): void {
    this.#continuous = area;
    this.refresh();
  }

  setFormat(format: PixelFormat): void {
    this.#format = format;
    this.#held.forget();
  }

  setEncodings(encodings: readonly number[]): void {
    this.#encodings = encodings;
  }

  /** The client has asked for the size that the desktop has now, and is told so with the next update. */
  answerResize(): void {
    this.#resizedBy = RESIZE_BY.client;
    this.refresh();
  }

  /** The picture may have changed. */
  refresh(): void {
    const isAsked = this.#wanted !== null || this.#continuous !== null;
    if (!isAsked || this.#isSending || this.#socket.destroyed || this.#socket.writableNeedDrain) return;
    const { width, height } = this.#desktop.picture();
    const { canvas } = this.#held;
    const isResized = width !== canvas.width || height !== canvas.height;
    if (isResized || this.#resizedBy === RESIZE_BY.client) this.#sendSize(width, height);
    const change = this.#takeChange();
    if (change) void this.#send(change);
  }

  close(): void {
    this.#encoder.close();
  }

  #takeChange(): Change | null {
    const due = this.#wanted ?? (this.#continuous && { area: this.#continuous, whole: false });
    if (!due) return null;
    const scrolls = this.#encodings.includes(ENCODING.copyRectangle) ? this.#desktop.scrolls() : null;
    return this.#held.follow(this.#desktop.picture(), due.area, { whole: due.whole, scrolls });
  }

  /** The client gets the new size by itself, and then all of the picture when it asks. */
  #sendSize(width: number, height: number): void {
    this.#held = createClientPicture(width, height);
    if (this.#continuous) this.#continuous = getBounds(this.#held.canvas);
    const size = encodeSize(width, height, this.#encodings, this.#resizedBy);
    this.#resizedBy = RESIZE_BY.server;
    this.#wanted = null;
    if (size) this.#socket.write(encodeUpdate([size]));
    // A client that cannot follow would draw into a picture of the wrong size.
    else this.#socket.destroy();
  }

  async #send({ movement, areas }: Change): Promise<void> {
    this.#isSending = true;
    this.#wanted = null;
    try {
      const moved = movement ? [encodeMovement(movement)] : [];
      const drawn = await this.#encoder.encode(this.#held.canvas, areas, this.#format, this.#encodings);
      if (!this.#socket.destroyed) this.#socket.write(encodeUpdate([...moved, ...drawn]));
    } catch {
      this.#socket.destroy();
    }
    this.#isSending = false;
    this.refresh();
  }
}

/** In the way the client understands; null when it understands none. */
function encodeSize(width: number, height: number, encodings: readonly number[], by: number): Buffer | null {
  if (encodings.includes(ENCODING.extendedDesktopSize))
    return encodeExtendedDesktopSize(width, height, by, RESIZE_RESULT.done);
  return encodings.includes(ENCODING.desktopSize) ? encodeDesktopSize(width, height) : null;
}
