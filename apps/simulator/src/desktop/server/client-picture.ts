/** What a client has on its screen, and what it still lacks of the desktop's picture. */
import { type Canvas, copyArea, createCanvas, getBounds } from '../canvas/canvas.ts';
import { findDifferences } from '../canvas/difference.ts';
import { applyMovement, findMovement, type Movement, type ScrollArea } from '../canvas/movement.ts';
import { intersect, type Rectangle } from '../canvas/rectangle.ts';

export interface Change {
  /** To be drawn before the areas; null when nothing moved. */
  readonly movement: Movement | null;
  readonly areas: readonly Rectangle[];
}

/** No colour of 24 bits: what the client has there is not known. */
const UNKNOWN = 0xffff_ffff;

export interface ClientPicture {
  /** The client's copy; stands still between two calls of `follow`. */
  readonly canvas: Canvas;
  /** All of it has to be sent again, as after a change of the pixel format. */
  forget(): void;
  /** Brings the copy up to date within `within` and gives what changed; null when nothing did. */
  follow(picture: Canvas, within: Rectangle, options: FollowOptions): Change | null;
}

export interface FollowOptions {
  /** Sends the area whether or not it has changed. */
  readonly whole: boolean;
  /** Null when the client cannot move what it has. */
  readonly scrolls: ScrollArea | null;
}

export function createClientPicture(width: number, height: number): ClientPicture {
  const canvas = createCanvas(width, height);
  let isForgotten = true;
  return {
    canvas,
    forget() {
      isForgotten = true;
    },
    follow(picture, within, { whole, scrolls }) {
      const area = intersect(within, getBounds(canvas));
      if (!area) return null;
      // Not before: the copy may still be encoded for the update before.
      if (isForgotten) canvas.pixels.fill(UNKNOWN);
      isForgotten = false;
      if (whole) {
        copyArea(picture, canvas, area);
        return { movement: null, areas: [area] };
      }
      const movement = scrolls && isWithin(scrolls.area, area) ? findMovement(canvas, picture, scrolls) : null;
      if (movement) applyMovement(canvas, movement);
      const areas = findDifferences(canvas, picture, area);
      for (const each of areas) copyArea(picture, canvas, each);
      return movement || areas.length > 0 ? { movement, areas } : null;
    },
  };
}

function isWithin(inner: Rectangle, outer: Rectangle): boolean {
  const both = intersect(inner, outer);
  return both !== null && both.width === inner.width && both.height === inner.height;
}
