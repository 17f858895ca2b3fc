import { useEffect, useRef } from 'react';
import { type MapImage, renderPartsImage, renderSymbolImage } from '../src/symbol/draw-symbol.ts';
import { buildBracketParts, type VesselSymbolState } from '../src/symbol/symbol-part.ts';
import { VESSEL_SYMBOL_TYPES } from '../src/symbol/vessel-hull.ts';
import type { Palette } from '../src/theme/palette.ts';
import { getPaletteColors } from '../src/theme/palette-colors.ts';

const STATES: VesselSymbolState[] = ['moving', 'stopped', 'late', 'lost'];
const CELL = 60;

/** The symbols as the map gets them: images with their halo, half on sea and half on land. */
export default function MapImagesPage({ palette }: { palette: Palette }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawSheet(context, palette);
  }, [palette]);
  const width = CELL * (VESSEL_SYMBOL_TYPES.length + 1);
  return <canvas ref={canvas} width={width * 2} height={CELL * STATES.length * 2} style={{ width }} />;
}

function drawSheet(context: CanvasRenderingContext2D, palette: Palette): void {
  const { map, liveNumber } = getPaletteColors(palette);
  const types = [...VESSEL_SYMBOL_TYPES, 'disc' as const];
  context.fillStyle = map.sea;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.fillStyle = map.land;
  context.fillRect(context.canvas.width / 2, 0, context.canvas.width / 2, context.canvas.height);
  STATES.forEach((state, row) => {
    types.forEach((type, column) => {
      const image = renderSymbolImage({ type, state, colors: map, headingLine: 0 }, 2);
      if (image !== undefined) put(context, image, column, row);
    });
  });
  const brackets = renderPartsImage(buildBracketParts(liveNumber, map.halo), {
    box: 24,
    size: 24,
    margin: 14,
    pixelRatio: 2,
  });
  if (brackets !== undefined) put(context, brackets, 0, 0);
}

function put(context: CanvasRenderingContext2D, { width, height, data }: MapImage, column: number, row: number): void {
  const layer = document.createElement('canvas');
  layer.width = width;
  layer.height = height;
  layer.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  context.drawImage(layer, (column + 0.5) * CELL * 2 - width / 2, (row + 0.5) * CELL * 2 - height / 2);
}
