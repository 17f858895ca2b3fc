/** A picture in memory and the few things that are drawn into it. */

export type Colour = readonly [red: number, green: number, blue: number];

/** Colours by name, each given as 0xRRGGBB. */
export function toColours<Name extends string>(hex: Readonly<Record<Name, number>>): Readonly<Record<Name, Colour>> {
  const entries = Object.entries<number>(hex).map(([name, rgb]) => [name, [rgb >> 16, (rgb >> 8) & 255, rgb & 255]]);
  return Object.fromEntries(entries);
}

/** Pixels from the left, pixels from the top. */
export type Point = readonly [x: number, y: number];

export class Raster {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, row after row. */
  readonly pixels: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8ClampedArray(width * height * 3);
  }

  /** Paints each pixel by its place. */
  paint(colourAt: (x: number, y: number) => Colour): void {
    for (let y = 0, at = 0; y < this.height; y++) {
      for (let x = 0; x < this.width; x++, at += 3) this.pixels.set(colourAt(x, y), at);
    }
  }

  /** Fills a polygon by its crossing number; `opacity` 1 hides what was there. */
  fill(corners: readonly Point[], colour: Colour, opacity = 1): void {
    const ys = corners.map(([, y]) => y);
    const last = Math.min(this.height - 1, Math.ceil(Math.max(...ys)));
    for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= last; y++) {
      const crossings = crossingsAt(corners, y + 0.5);
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const end = Math.min(this.width, Math.round(crossings[i + 1] as number));
        for (let x = Math.max(0, Math.round(crossings[i] as number)); x < end; x++) this.blend(x, y, colour, opacity);
      }
    }
  }

  fillBox(x: number, y: number, width: number, height: number, colour: Colour, opacity = 1): void {
    const corners: Point[] = [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ];
    this.fill(corners, colour, opacity);
  }

  /** A filled circle. */
  fillDisc([x, y]: Point, radius: number, colour: Colour, opacity = 1): void {
    const corners = Array.from({ length: 24 }, (_, i): Point => {
      const angle = (i * Math.PI) / 12;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    this.fill(corners, colour, opacity);
  }

  /** Adds light around a point, less with the distance: a lamp or the sun. */
  glow([x, y]: Point, radius: number, [red, green, blue]: Colour): void {
    for (let row = Math.max(0, Math.ceil(y - radius)); row < Math.min(this.height, y + radius); row++) {
      for (let column = Math.max(0, Math.ceil(x - radius)); column < Math.min(this.width, x + radius); column++) {
        const share = Math.max(0, 1 - Math.hypot(column - x, row - y) / radius) ** 2;
        const at = (row * this.width + column) * 3;
        this.pixels[at] = (this.pixels[at] as number) + share * red;
        this.pixels[at + 1] = (this.pixels[at + 1] as number) + share * green;
        this.pixels[at + 2] = (this.pixels[at + 2] as number) + share * blue;
      }
    }
  }

  blend(x: number, y: number, colour: Colour, opacity: number): void {
    const at = (y * this.width + x) * 3;
    for (let i = 0; i < 3; i++) {
      this.pixels[at + i] = mix(this.pixels[at + i] as number, colour[i] as number, opacity);
    }
  }
}

/** `share` of the second, the rest of the first. */
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

export const mixColours = (from: Colour, to: Colour, share: number): Colour => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
];

function crossingsAt(corners: readonly Point[], y: number): number[] {
  const crossings: number[] = [];
  let [fromX, fromY] = corners.at(-1) as Point;
  for (const [toX, toY] of corners) {
    if (fromY <= y !== toY <= y) crossings.push(fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX));
    [fromX, fromY] = [toX, toY];
  }
  return crossings.toSorted((a, b) => a - b);
}
