/** The editor of pictures: decodes, paints the privacy zones black, encodes. Nothing of the old file is in the new one. */
import { coverPixels, type PrivacyZone } from '@fms/domain/camera';
import type { JpegPicture } from '../picture/jpeg-header.ts';
import type { PictureEditor } from '../picture/picture-editor.ts';
import { JpegCodec } from './jpeg-codec.ts';

/** A larger picture would hold up the gateway, and fill its memory with 16 bytes a pixel. */
const MAX_EDITED_PIXELS = 8_300_000;
const CHANNELS = 4;

export class ZoneEditor implements PictureEditor {
  #codec: Promise<JpegCodec> | undefined;
  /** One picture after the other: the cameras of a ship share one processor. */
  #last: Promise<unknown> = Promise.resolve();

  cover(picture: JpegPicture, zones: readonly PrivacyZone[]): Promise<Uint8Array> {
    const turn = this.#last.then(
      () => this.#cover(picture, zones),
      () => this.#cover(picture, zones),
    );
    this.#last = turn;
    return turn;
  }

  async #cover({ bytes, width, height }: JpegPicture, zones: readonly PrivacyZone[]): Promise<Uint8Array> {
    if (width * height > MAX_EDITED_PIXELS) throw new Error(`it has more than ${MAX_EDITED_PIXELS} pixels`);
    this.#codec ??= JpegCodec.open();
    const codec = await this.#codec;
    const pixels = await codec.decode(bytes);
    if (pixels.width !== width || pixels.height !== height) throw new Error('its header names another size');
    coverPixels(new Uint8Array(pixels.data.buffer), { width, height, channels: CHANNELS }, zones);
    for (let at = CHANNELS - 1; at < pixels.data.length; at += CHANNELS) pixels.data[at] = 255;
    return codec.encode(pixels);
  }
}
