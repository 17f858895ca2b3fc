/** A canvas that keeps what is drawn on it: jsdom has none, and where a line runs and what a label says can be asked. */
import { vi } from 'vitest';

export type Point = readonly [x: number, y: number];

export interface DrawnText {
  readonly text: string;
  readonly at: Point;
  readonly color: string;
  readonly align: string;
}

export interface DrawnShape {
  /** Its points in px of the canvas, one list for each piece. */
  readonly pieces: readonly (readonly Point[])[];
  readonly color: string;
  readonly dash: readonly number[];
  /** 0 to 1. */
  readonly alpha: number;
  /** Corners of the rectangles outside which it is hidden, as the last call of `clip` gave them; none: all of it is seen. */
  readonly clip: readonly (readonly Point[])[];
}

/** Points of a path. One written as SVG path data is kept by its origin. */
export class RecordedPath {
  readonly pieces: Point[][] = [];

  constructor(from?: RecordedPath | string) {
    if (typeof from === 'string') this.pieces.push([[0, 0]]);
    else if (from !== undefined) this.pieces.push(...from.pieces.map((piece) => [...piece]));
  }

  moveTo(x: number, y: number): void {
    this.pieces.push([[x, y]]);
  }

  lineTo(x: number, y: number): void {
    const piece = this.pieces.at(-1);
    if (piece === undefined) this.moveTo(x, y);
    else piece.push([x, y]);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.pieces.push([
      [x, y],
      [x + width, y + height],
    ]);
  }

  /** A circle is kept by its middle, since all that is drawn of arcs are dots. */
  arc(x: number, y: number): void {
    this.pieces.splice(-1, 1, [[x, y]]);
  }

  closePath(): void {}
}

const START = { x: 0, y: 0, clip: [] as readonly (readonly Point[])[] };

/** The part of a 2D context that the charts and their library use. */
export class RecordedContext {
  readonly texts: DrawnText[] = [];
  readonly strokes: DrawnShape[] = [];
  readonly fills: DrawnShape[] = [];
  /** Canvases that were copied onto this one, with the place of their left upper corner. */
  readonly images: { readonly at: Point }[] = [];
  strokeStyle = '';
  fillStyle = '';
  font = '';
  textAlign = 'start';
  lineWidth = 1;
  globalAlpha = 1;
  #dash: readonly number[] = [];
  #path = new RecordedPath();
  #state = START;
  readonly #saved: (typeof START)[] = [];

  save(): void {
    this.#saved.push(this.#state);
  }

  restore(): void {
    this.#state = this.#saved.pop() ?? START;
  }

  translate(x: number, y: number): void {
    this.#state = { ...this.#state, x: this.#state.x + x, y: this.#state.y + y };
  }

  /** Density and turned titles leave the place of what is drawn as it is asked for. */
  scale(): void {}
  rotate(): void {}

  setLineDash(dash: readonly number[]): void {
    this.#dash = [...dash];
  }

  beginPath(): void {
    this.#path = new RecordedPath();
  }

  moveTo(x: number, y: number): void {
    this.#path.moveTo(x, y);
  }

  lineTo(x: number, y: number): void {
    this.#path.lineTo(x, y);
  }

  rect(x: number, y: number, width: number, height: number): void {
    this.#path.rect(x, y, width, height);
  }

  arc(x: number, y: number): void {
    this.#path.arc(x, y);
  }

  clip(path: RecordedPath = this.#path): void {
    this.#state = { ...this.#state, clip: this.#placed(path) };
  }

  stroke(path: RecordedPath = this.#path): void {
    this.strokes.push(this.#shape(path, this.strokeStyle));
  }

  fill(path: RecordedPath = this.#path): void {
    this.fills.push(this.#shape(path, this.fillStyle));
  }

  fillRect(x: number, y: number, width: number, height: number): void {
    const path = new RecordedPath();
    path.rect(x, y, width, height);
    this.fill(path);
  }

  strokeRect(x: number, y: number, width: number, height: number): void {
    const path = new RecordedPath();
    path.rect(x, y, width, height);
    this.stroke(path);
  }

  /** The whole canvas is what uPlot clears before it draws anew. */
  clearRect(): void {
    for (const drawn of [this.texts, this.strokes, this.fills, this.images]) drawn.length = 0;
  }

  fillText(text: string, x: number, y: number): void {
    this.texts.push({ text, at: this.#place([x, y]), color: this.fillStyle, align: this.textAlign });
  }

  /** Each letter is 6 px wide. */
  measureText(text: string): { width: number } {
    return { width: 6 * text.length };
  }

  drawImage(_image: unknown, x: number, y: number): void {
    this.images.push({ at: this.#place([x, y]) });
  }

  #shape(path: RecordedPath, color: string): DrawnShape {
    const { clip } = this.#state;
    return { pieces: this.#placed(path), color, dash: this.#dash, alpha: this.globalAlpha, clip };
  }

  #placed({ pieces }: RecordedPath): Point[][] {
    return pieces.map((piece) => piece.map((point) => this.#place(point)));
  }

  #place([x, y]: Point): Point {
    return [x + this.#state.x, y + this.#state.y];
  }
}

/** Gives each canvas of this test a recorded context; answers those that were asked for, in order. */
export function recordCanvases(): RecordedContext[] {
  const contexts: RecordedContext[] = [];
  const known = new WeakMap<HTMLCanvasElement, RecordedContext>();
  vi.stubGlobal('Path2D', RecordedPath);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const context = known.get(this) ?? new RecordedContext();
    if (!known.has(this)) contexts.push(context);
    known.set(this, context);
    return context as unknown as RenderingContext;
  } as HTMLCanvasElement['getContext']);
  return contexts;
}
