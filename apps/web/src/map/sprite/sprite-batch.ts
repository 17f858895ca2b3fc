/** The sprites of one drawing as the graphics card reads them: one row of numbers each, back to front. */
import type { Picture } from './sprite-atlas.ts';

/** Numbers a sprite takes: anchor x y, offset x y, size x y, turn, opacity, and its part of the atlas x y width height. */
export const SPRITE_FLOATS = 12;

export interface Sprite {
  /** Where it is, in Mercator world widths from the middle of the drawing; see `Anchor`. */
  readonly x: number;
  readonly y: number;
  readonly picture: Picture;
  /** From the anchor to the middle of the picture, CSS pixels, right and down. */
  readonly offsetX?: number;
  readonly offsetY?: number;
  /** CSS pixels, where it differs from the picture's. */
  readonly width?: number;
  readonly height?: number;
  /** Clockwise, radians. The offset is not turned. */
  readonly turn?: number;
  readonly opacity?: number;
  /** Shows only the upper part of the picture, unscaled: a dashed line of another length. */
  readonly cutHeight?: number;
}

export class SpriteBatch {
  #numbers = new Float32Array(256 * SPRITE_FLOATS);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The rows written so far; valid until the next `clear`. */
  get numbers(): Float32Array<ArrayBuffer> {
    return this.#numbers.subarray(0, this.#count * SPRITE_FLOATS);
  }

  clear(): void {
    this.#count = 0;
  }

  add(sprite: Sprite): void {
    const { picture } = sprite;
    const at = this.#count * SPRITE_FLOATS;
    if (at + SPRITE_FLOATS > this.#numbers.length) this.#grow();
    const n = this.#numbers;
    const height = sprite.cutHeight ?? sprite.height ?? picture.height;
    n[at] = sprite.x;
    n[at + 1] = sprite.y;
    n[at + 2] = sprite.offsetX ?? 0;
    n[at + 3] = sprite.offsetY ?? 0;
    n[at + 4] = sprite.width ?? picture.width;
    n[at + 5] = height;
    n[at + 6] = sprite.turn ?? 0;
    n[at + 7] = sprite.opacity ?? 1;
    n[at + 8] = picture.x;
    n[at + 9] = picture.y;
    n[at + 10] = picture.pixelWidth;
    n[at + 11] =
      sprite.cutHeight === undefined ? picture.pixelHeight : (picture.pixelHeight * sprite.cutHeight) / picture.height;
    this.#count += 1;
  }

  #grow(): void {
    const larger = new Float32Array(this.#numbers.length * 2);
    larger.set(this.#numbers);
    this.#numbers = larger;
  }
}
