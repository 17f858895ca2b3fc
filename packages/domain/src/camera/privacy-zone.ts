/**
 * Parts of a picture that must not leave the ship: polygons whose corners are shares of width and height, from the upper
 * left, so that they hold whatever size the camera sends. Every pixel that a zone touches is covered.
 */

/** Share of the width from the left, share of the height from the top; each 0 to 1. */
export type ZoneCorner = readonly [x: number, y: number];

export interface PrivacyZone {
  readonly name: string;
  readonly corners: readonly ZoneCorner[];
}

export const MIN_ZONE_CORNERS = 3;
export const MAX_ZONE_CORNERS = 32;
export const MAX_PRIVACY_ZONES = 16;
/** A zone smaller than this share of the picture is a slip of the pointer. */
export const MIN_ZONE_SHARE = 0.0001;

/** Columns from the first up to, not including, the last. */
export type ColumnSpan = readonly [from: number, to: number];

/** Why the zones cannot be used, in a sentence; null when they can. */
export function findZoneProblem(zones: readonly PrivacyZone[]): string | null {
  if (zones.length > MAX_PRIVACY_ZONES) return `A camera has at most ${MAX_PRIVACY_ZONES} privacy zones.`;
  for (const { name, corners } of zones) {
    if (corners.length < MIN_ZONE_CORNERS)
      return `The privacy zone ${name} has fewer than ${MIN_ZONE_CORNERS} corners.`;
    if (corners.length > MAX_ZONE_CORNERS) return `The privacy zone ${name} has more than ${MAX_ZONE_CORNERS} corners.`;
    if (!corners.every(([x, y]) => x >= 0 && x <= 1 && y >= 0 && y <= 1)) {
      return `A corner of the privacy zone ${name} lies outside of the picture.`;
    }
    if (boxShare(corners) < MIN_ZONE_SHARE) return `The privacy zone ${name} covers nothing.`;
  }
  return null;
}

/** Spans of pixels that the zones cover in one row of a picture of `width` × `height` pixels, in order and apart. */
export function coverRow(
  zones: readonly PrivacyZone[],
  row: number,
  width: number,
  height: number,
): readonly ColumnSpan[] {
  const spans: ColumnSpan[] = [];
  for (const { corners } of zones) {
    const pixels = corners.map(([x, y]): ZoneCorner => [x * width, y * height]);
    spans.push(...insideSpans(pixels, row + 0.5), ...borderSpans(pixels, row));
  }
  return merge(spans, width);
}

/**
 * Paints the zones into pixels of `channels` bytes each, row after row without gaps: every covered channel becomes 0. It is
 * the reference of every editor of pictures. Throws `RangeError` when the bytes do not fit the size.
 */
export function coverPixels(
  pixels: Uint8Array,
  { width, height, channels }: { readonly width: number; readonly height: number; readonly channels: number },
  zones: readonly PrivacyZone[],
): void {
  if (pixels.length !== width * height * channels)
    throw new RangeError('The bytes do not fit the size of the picture.');
  for (let row = 0; row < height; row++) {
    for (const [from, to] of coverRow(zones, row, width, height)) {
      pixels.fill(0, (row * width + from) * channels, (row * width + to) * channels);
    }
  }
}

/** What lies inside at the height `y`. By the winding number: where an outline crosses itself nothing stays open. */
function insideSpans(corners: readonly ZoneCorner[], y: number): ColumnSpan[] {
  const crossings = edgesOf(corners)
    .filter(([[, top], [, bottom]]) => top <= y !== bottom <= y)
    .map(([from, to]) => ({ x: xAt(from, to, y), turn: to[1] > from[1] ? 1 : -1 }))
    .toSorted((a, b) => a.x - b.x);
  const spans: ColumnSpan[] = [];
  let winding = 0;
  let start = 0;
  for (const { x, turn } of crossings) {
    if (winding === 0) start = x;
    winding += turn;
    if (winding === 0) spans.push([Math.floor(start), Math.ceil(x)]);
  }
  return spans;
}

/** What the outline itself touches between the upper and the lower border of a row. */
function borderSpans(corners: readonly ZoneCorner[], row: number): ColumnSpan[] {
  return edgesOf(corners).flatMap(([from, to]): ColumnSpan[] => {
    const top = Math.max(row, Math.min(from[1], to[1]));
    const bottom = Math.min(row + 1, Math.max(from[1], to[1]));
    if (top > bottom) return [];
    const isLevel = from[1] === to[1];
    const [a, b] = isLevel ? [from[0], to[0]] : [xAt(from, to, top), xAt(from, to, bottom)];
    return [[Math.floor(Math.min(a, b)), Math.floor(Math.max(a, b)) + 1]];
  });
}

const edgesOf = (corners: readonly ZoneCorner[]) =>
  corners.map((corner, i): readonly [ZoneCorner, ZoneCorner] => [corners.at(i - 1) as ZoneCorner, corner]);

const xAt = ([x1, y1]: ZoneCorner, [x2, y2]: ZoneCorner, y: number) => x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);

function merge(spans: readonly ColumnSpan[], width: number): ColumnSpan[] {
  const merged: [number, number][] = [];
  for (const [from, to] of spans.toSorted(([a], [b]) => a - b)) {
    const [start, end] = [Math.max(0, from), Math.min(width, to)];
    const last = merged.at(-1);
    if (start >= end) continue;
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function boxShare(corners: readonly ZoneCorner[]): number {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}
