/** Histograms as one picture, two beside each other as on the screen. */
import type { HistogramBin } from '@fms/domain/statistic';
import { getPaletteColors } from '../../theme/palette-colors.ts';
import { buildEdgeTicks, formatShare } from '../histogram-text.ts';
import { drawStroke, drawText, openSheet, PICTURE_FONT, type PictureHead } from './picture-sheet.ts';

export interface HistogramPicturePart {
  readonly name: string;
  readonly unit: string;
  readonly color: string;
  /** Held against another one: drawn as outlines. */
  readonly compared: boolean;
  readonly bins: readonly HistogramBin[];
}

export interface HistogramPictureRequest extends PictureHead {
  readonly histograms: readonly HistogramPicturePart[];
  /** What the height means: "share of time". */
  readonly shareLabel: string;
}

const COLUMNS = 2;
const WIDTH = 560;
const BARS = 160;
/** Two lines above the bars, one below, and the space to the next one. */
const [HEAD, FOOT] = [38, 42];
const BETWEEN = 32;

/** A PNG of the histograms. Rejects when the browser cannot draw it. */
export async function renderHistogramPicture({
  histograms,
  shareLabel,
  ...head
}: HistogramPictureRequest): Promise<Blob> {
  const rows = Math.ceil(histograms.length / COLUMNS);
  const size = { width: COLUMNS * WIDTH + BETWEEN, height: rows * (HEAD + BARS + FOOT) };
  const { context, left, top, save } = openSheet(head, size);
  const { text1, text2, hairline } = getPaletteColors(head.palette);
  for (const [index, { name, unit, color, compared, bins }] of histograms.entries()) {
    const x = left + (index % COLUMNS) * (WIDTH + BETWEEN);
    const y = top + Math.floor(index / COLUMNS) * (HEAD + BARS + FOOT);
    const quiet = { color: text2, font: `11px ${PICTURE_FONT}` };
    const ends = drawText(context, name, { x, y: y + 12, color: text1, font: `12px ${PICTURE_FONT}` });
    drawText(context, unit, { x: ends + 8, y: y + 12, ...quiet });
    const most = Math.max(0, ...bins.map(({ share }) => share));
    if (bins.length > 0) drawText(context, `${formatShare(most)} ${shareLabel}`, { x, y: y + 30, ...quiet });
    const base = y + HEAD + BARS;
    drawBars(context, { bins, most, color, compared }, { x, base });
    context.strokeStyle = hairline;
    drawStroke(context, x, base, x + WIDTH, base);
    for (const { share, text } of buildEdgeTicks(bins)) {
      const align = share === 0 ? 'start' : share === 1 ? 'end' : 'center';
      drawText(context, text, { x: x + share * WIDTH, y: base + 16, align, ...quiet });
    }
  }
  return save();
}

function drawBars(
  context: CanvasRenderingContext2D,
  { bins, most, color, compared }: Pick<HistogramPicturePart, 'bins' | 'color' | 'compared'> & { most: number },
  { x, base }: { x: number; base: number },
): void {
  const width = WIDTH / Math.max(1, bins.length);
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineWidth = 1;
  for (const [place, { share }] of bins.entries()) {
    const height = most === 0 ? 0 : (BARS * share) / most;
    const bar = [x + place * width + 0.5, base - height, Math.max(1, width - 1), height] as const;
    if (compared) context.strokeRect(...bar);
    else context.fillRect(...bar);
  }
}
