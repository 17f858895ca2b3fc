import { buildSymbolParts, LATE_OPACITY, SYMBOL_BOX, type SymbolPart, type SymbolStyle } from './symbol-part.ts';

/** What both kinds of 2D context offer; a test may hand in its own. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  'save' | 'restore' | 'translate' | 'rotate' | 'scale' | 'fill' | 'stroke' | 'setLineDash'
> & { fillStyle: unknown; strokeStyle: unknown; lineWidth: number; lineJoin: string; lineCap: string };

/** Strokes `parts` in their own units at the context's present origin. */
export function drawParts(context: Brush, parts: readonly SymbolPart[]): void {
  context.lineJoin = 'round';
  context.lineCap = 'butt';
  for (const part of parts) {
    const path = new Path2D(part.d);
    if (part.stroke !== undefined) {
      context.setLineDash([...(part.dash ?? [])]);
      context.strokeStyle = part.stroke;
      context.lineWidth = part.width ?? 1;
      context.stroke(path);
    }
    if (part.fill !== undefined) {
      context.fillStyle = part.fill;
      context.fill(path);
    }
  }
}

export interface DrawnSymbol extends SymbolStyle {
  /** Edge of the 24-box in px of the context. */
  size: number;
  headingDegrees?: number;
}

/**
 * Draws a vessel symbol with its middle at the context's origin. Opacity of late symbols is the caller's (`globalAlpha`
 * would let the halo shine through; draw to an image and set `icon-opacity`, or use {@link renderSymbolImage}).
 */
export function drawVesselSymbol(context: Brush, symbol: DrawnSymbol): void {
  context.save();
  context.rotate(((symbol.headingDegrees ?? 0) * Math.PI) / 180);
  context.scale(symbol.size / SYMBOL_BOX, symbol.size / SYMBOL_BOX);
  context.translate(-SYMBOL_BOX / 2, -SYMBOL_BOX / 2);
  drawParts(context, buildSymbolParts(symbol));
  context.restore();
}

/** Pixels as MapLibre's `addImage` takes them, with the ratio to hand over beside them. */
export interface MapImage {
  width: number;
  height: number;
  data: Uint8ClampedArray;
  pixelRatio: number;
}

/**
 * Draws `parts` of a `box` wide drawing into an image of `size` px with `margin` px of air for halo and brackets.
 * Returns undefined where the browser gives no 2D canvas.
 */
export function renderPartsImage(
  parts: readonly SymbolPart[],
  {
    box,
    size,
    margin,
    pixelRatio,
    opacity = 1,
  }: { box: number; size: number; margin: number; pixelRatio: number; opacity?: number },
): MapImage | undefined {
  const edge = Math.ceil((size + 2 * margin) * pixelRatio);
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return undefined;
  context.scale(pixelRatio, pixelRatio);
  context.translate(margin, margin);
  context.scale(size / box, size / box);
  drawParts(context, parts);
  const { data } = context.getImageData(0, 0, edge, edge);
  if (opacity < 1) for (let index = 3; index < data.length; index += 4) data[index] = (data[index] ?? 0) * opacity;
  return { width: edge, height: edge, data, pixelRatio };
}

/** A vessel symbol as a map image, pointing north, 24 px wide with 4 px of air; late ones carry their opacity. */
export function renderSymbolImage(look: SymbolStyle, pixelRatio: number, size = SYMBOL_BOX): MapImage | undefined {
  const opacity = look.state === 'late' ? LATE_OPACITY : 1;
  return renderPartsImage(buildSymbolParts(look), { box: SYMBOL_BOX, size, margin: 4, pixelRatio, opacity });
}
