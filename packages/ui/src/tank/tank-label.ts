/** Where the names of tanks stand that are too small for them: beside the tank, clear of other names and tanks. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BesideLabel {
  /** Middle of the words, and their base line, px. */
  readonly x: number;
  readonly y: number;
}

/** About what a letter takes, the height of a line, and the air between a tank and its name, px. */
export const LETTER_PX = 6.6;
export const LINE_PX = 15;
const [ABOVE_PX, BELOW_PX] = [5, 13];

const meet = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const toBox = ({ x, y }: BesideLabel, width: number): Box => ({
  x: x - width / 2,
  y: y - LINE_PX + 4,
  width,
  height: LINE_PX,
});

/**
 * Gives each name its place: away from the centre line, else on the other side of its tank, else a line further out, each
 * over the middle of the tank, else from its after or to its fore edge. Where all are taken it covers a tank rather than
 * another name.
 */
export function placeLabels(
  labels: readonly { readonly id: string; readonly box: Box; readonly text: string }[],
  { others, centre }: { readonly others: readonly Box[]; readonly centre: number },
): ReadonlyMap<string, BesideLabel> {
  const names: Box[] = [];
  const places = new Map<string, BesideLabel>();
  for (const { id, box, text } of labels.toSorted((a, b) => a.box.x - b.box.x)) {
    const [above, below] = [box.y - ABOVE_PX, box.y + box.height + BELOW_PX];
    const isAbove = box.y + box.height / 2 <= centre;
    const lines = isAbove
      ? [above, below, above - LINE_PX, below + LINE_PX]
      : [below, above, below + LINE_PX, above - LINE_PX];
    const width = text.length * LETTER_PX;
    const middles = [box.x + box.width / 2, box.x + width / 2, box.x + box.width - width / 2];
    const ways = middles.flatMap((x) => lines.map((y) => ({ x, y })));
    const isFree = (of: BesideLabel, taken: readonly Box[]) => !taken.some((one) => meet(one, toBox(of, width)));
    const place = ways.find((way) => isFree(way, [...others, ...names])) ??
      ways.find((way) => isFree(way, names)) ?? { x: box.x + box.width / 2, y: above };
    names.push(toBox(place, width));
    places.set(id, place);
  }
  return places;
}
