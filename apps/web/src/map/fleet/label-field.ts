/**
 * Places names on the map: boxes that may not overlap, requested in order of importance (§B6-4). Boxes are indexed by
 * grid cell, so that a name is compared with its neighbours only.
 */
export type Box = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

const CELL = 64;
/** Cells are counted from the middle of the screen; far more than any screen has. */
const CELLS_A_SIDE = 4096;

/** Kept free between a name and what stands beside it: two that touch read as one. */
const AIR = 4;

export class LabelField {
  readonly #cells = new Map<number, Box[]>();

  /** Nothing may be put here any more, nor nearer than is legible. */
  block({ left, top, right, bottom }: Box): void {
    const box = { left: left - AIR, top: top - AIR, right: right + AIR, bottom: bottom + AIR };
    for (const key of cellsOf(box)) {
      const known = this.#cells.get(key);
      if (known === undefined) this.#cells.set(key, [box]);
      else known.push(box);
    }
  }

  isFree(box: Box): boolean {
    for (const key of cellsOf(box)) {
      if (this.#cells.get(key)?.some((other) => overlap(other, box))) return false;
    }
    return true;
  }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function cellsOf({ left, top, right, bottom }: Box): number[] {
  const keys: number[] = [];
  for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++) {
    for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++) {
      keys.push(row * CELLS_A_SIDE + column);
    }
  }
  return keys;
}

/** Where a name may stand beside its symbol, most liked first. */
export const LABEL_SIDES = ['right', 'left', 'below', 'above'] as const;
export type LabelSide = (typeof LABEL_SIDES)[number];

const BESIDE = 18;
const BELOW = 15;

/** The box of a name on a side of a symbol, all in pixels; `x` and `y` are the symbol's middle, `air` is kept besides. */
export function computeLabelBox(side: LabelSide, x: number, y: number, width: number, height: number, air = 0): Box {
  const beside = BESIDE + air;
  const below = BELOW + air;
  switch (side) {
    case 'right':
      return { left: x + beside, right: x + beside + width, top: y - height / 2, bottom: y + height / 2 };
    case 'left':
      return { left: x - beside - width, right: x - beside, top: y - height / 2, bottom: y + height / 2 };
    case 'below':
      return { left: x - width / 2, right: x + width / 2, top: y + below, bottom: y + below + height };
    case 'above':
      return { left: x - width / 2, right: x + width / 2, top: y - below - height, bottom: y - below };
  }
}
