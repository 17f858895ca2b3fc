/**
 * Pictures by name, packed into one canvas that becomes one texture: symbols, names and clusters are then drawn by the
 * graphics card in one go. A picture is drawn when it is first asked for; when the canvas is full it starts again.
 */
export interface Picture {
  /** Place in the atlas, in its own pixels. */
  readonly x: number;
  readonly y: number;
  /** Size in the atlas, in its own pixels. */
  readonly pixelWidth: number;
  readonly pixelHeight: number;
  /** Size on screen, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export type Paint = (context: CanvasRenderingContext2D) => void;

export interface PictureSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

/** Air between pictures, so that no neighbour shines in where a picture is scaled. */
const AIR = 2;

export class SpriteAtlas {
  readonly canvas = document.createElement('canvas');
  readonly pixelRatio: number;
  readonly #context: CanvasRenderingContext2D | null;
  readonly #pictures = new Map<string, Picture>();
  #shelf = { x: 0, y: 0, height: 0 };
  #fresh: Picture[] = [];
  /** Grows whenever every picture is forgotten: a texture of an earlier one holds pictures that are no more. */
  generation = 0;

  /** @param edge of the square canvas, in its own pixels */
  constructor(edge: number, pixelRatio: number) {
    this.canvas.width = edge;
    this.canvas.height = edge;
    this.pixelRatio = pixelRatio;
    // Every picture is read once, for the graphics card: a canvas of its own memory would be fetched back each time.
    this.#context = this.canvas.getContext('2d', { willReadFrequently: true });
  }

  get edge(): number {
    return this.canvas.width;
  }

  /** The picture of that name, drawn by `paint` in CSS pixels if it is new; undefined when there is no room left. */
  picture(name: string, size: () => PictureSize, paint: Paint): Picture | undefined {
    return this.#pictures.get(name) ?? this.#draw(name, size(), paint);
  }

  /** Forgets every picture. */
  clear(): void {
    this.#pictures.clear();
    this.#shelf = { x: 0, y: 0, height: 0 };
    this.#fresh = [];
    this.generation += 1;
    this.#context?.clearRect(0, 0, this.edge, this.edge);
  }

  /** Pictures that were drawn since this was last asked. */
  takeFresh(): readonly Picture[] {
    const fresh = this.#fresh;
    this.#fresh = [];
    return fresh;
  }

  /** Every picture there is, for a texture that holds none of them yet. */
  all(): readonly Picture[] {
    this.#fresh = [];
    return [...this.#pictures.values()];
  }

  pixelsOf({ x, y, pixelWidth, pixelHeight }: Picture): ImageData | undefined {
    return this.#context?.getImageData(x, y, pixelWidth, pixelHeight);
  }

  #draw(name: string, { width, height }: PictureSize, paint: Paint): Picture | undefined {
    const pixelWidth = Math.ceil(width * this.pixelRatio);
    const pixelHeight = Math.ceil(height * this.pixelRatio);
    const place = this.#place(pixelWidth, pixelHeight);
    if (place === undefined || this.#context === null) return undefined;
    const context = this.#context;
    context.save();
    context.translate(place.x, place.y);
    context.scale(this.pixelRatio, this.pixelRatio);
    paint(context);
    context.restore();
    const picture = {
      ...place,
      pixelWidth,
      pixelHeight,
      width: pixelWidth / this.pixelRatio,
      height: pixelHeight / this.pixelRatio,
    };
    this.#pictures.set(name, picture);
    this.#fresh.push(picture);
    return picture;
  }

  /** Shelf packing: pictures side by side in rows, a new row when one is full. */
  #place(width: number, height: number): { x: number; y: number } | undefined {
    if (this.#shelf.x + width > this.edge) {
      this.#shelf = { x: 0, y: this.#shelf.y + this.#shelf.height + AIR, height: 0 };
    }
    if (width > this.edge || this.#shelf.y + height > this.edge) return undefined;
    const place = { x: this.#shelf.x, y: this.#shelf.y };
    this.#shelf.x += width + AIR;
    this.#shelf.height = Math.max(this.#shelf.height, height);
    return place;
  }
}
