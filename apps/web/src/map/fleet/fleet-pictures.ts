/** The pictures a fleet is drawn with, in one palette: hulls, lines, names, clusters, alert shapes. */
import type { AlarmPriority } from '@fms/domain/alarm';
import {
  ALERT_SHAPE_BOX,
  buildAlertShape,
  buildBracketParts,
  buildClusterParts,
  CLUSTER_BOX,
  drawParts,
  drawVesselSymbol,
  SELECTED_SCALE,
  SYMBOL_BOX,
  type VesselSymbolState,
  type VesselSymbolType,
} from '@fms/ui/symbol';
import { getPaletteColors, type Palette, type PaletteColors } from '@fms/ui/theme';
import type { Picture, SpriteAtlas } from '../sprite/sprite-atlas.ts';

const FONT = '"Noto Sans", sans-serif';
const ALERT_SIZE = 12;
/** Kept free around a picture. */
const MARGIN = { symbol: 4, bracket: 12, label: 3 } as const;
/** Of a line; the length is the longest dashed one that can be cut from the picture. */
const LINE = { box: 6, length: 400 } as const;
/** Steps in which a cluster shows the share that is under way. */
const SHARES = 12;

export interface LabelText {
  readonly name: string;
  /** Second line, or empty. */
  readonly age: string;
  readonly tone: 'normal' | 'late' | 'selected';
}

const LINE_HEIGHT = 15;

/** Widths of texts by font and text; a name is measured once. */
const widths = new Map<string, number>();
const measuring = document.createElement('canvas').getContext('2d');

function widthOf(text: string, font: string): number {
  const key = `${font}|${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  if (measuring === null) return text.length * 7;
  measuring.font = font;
  const { width } = measuring.measureText(text);
  widths.set(key, width);
  return width;
}

/** Widths measured before the font was there were those of another one. */
export function clearTextWidths(): void {
  widths.clear();
}

function fontsOf({ tone }: LabelText): { name: string; age: string } {
  return { name: tone === 'selected' ? `500 13px ${FONT}` : `500 12px ${FONT}`, age: `400 11px ${FONT}` };
}

/** CSS pixels of a name with its margins. */
export function measureLabel(label: LabelText): { width: number; height: number } {
  const fonts = fontsOf(label);
  const width = Math.max(widthOf(label.name, fonts.name), label.age === '' ? 0 : widthOf(label.age, fonts.age));
  return { width: Math.ceil(width) + 2 * MARGIN.label, height: LINE_HEIGHT * (label.age === '' ? 1 : 2) + 2 };
}

export class FleetPictures {
  readonly #atlas: SpriteAtlas;
  readonly #palette: Palette;
  readonly #colors: PaletteColors;

  constructor(atlas: SpriteAtlas, palette: Palette) {
    this.#atlas = atlas;
    this.#palette = palette;
    this.#colors = getPaletteColors(palette);
  }

  /** A hull pointing north. Late ones are drawn whole and made paler by their sprite. */
  vessel(type: VesselSymbolType, state: VesselSymbolState, selected: boolean): Picture | undefined {
    const { map, liveNumber } = this.#colors;
    const size = selected ? SYMBOL_BOX * SELECTED_SCALE : SYMBOL_BOX;
    const edge = size + 2 * MARGIN.symbol;
    return this.#picture(`vessel/${type}/${state}/${selected}`, edge, edge, (context) => {
      context.translate(edge / 2, edge / 2);
      const colors = { symbol: selected ? liveNumber : map.symbol, halo: map.halo };
      drawVesselSymbol(context, { type, state, colors, size });
    });
  }

  bracket(): Picture | undefined {
    const edge = SYMBOL_BOX + 2 * MARGIN.bracket;
    return this.#picture('bracket', edge, edge, (context) => {
      context.translate(MARGIN.bracket, MARGIN.bracket);
      drawParts(context, buildBracketParts(this.#colors.liveNumber, this.#colors.map.halo));
    });
  }

  alert(priority: AlarmPriority): Picture | undefined {
    const edge = ALERT_SIZE + 4;
    return this.#picture(`alert/${priority}`, edge, edge, (context) => {
      context.translate(2, 2);
      context.scale(ALERT_SIZE / ALERT_SHAPE_BOX, ALERT_SIZE / ALERT_SHAPE_BOX);
      drawParts(context, buildAlertShape(priority, this.#colors, this.#colors.map.halo));
    });
  }

  cluster(count: number, underWayShare: number): Picture | undefined {
    const share = Math.ceil(underWayShare * SHARES) / SHARES;
    const { surface, text1, text2, live } = this.#colors;
    return this.#picture(`cluster/${count}/${share}`, CLUSTER_BOX + 2, CLUSTER_BOX + 2, (context) => {
      context.translate(1, 1);
      drawParts(context, buildClusterParts({ underWayShare: share, surface, ring: text2, live }));
      context.font = `600 ${count < 1000 ? 12 : 10}px ${FONT}`;
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillStyle = text1;
      context.fillText(String(count), CLUSTER_BOX / 2, CLUSTER_BOX / 2 + 0.5);
    });
  }

  label(label: LabelText): Picture | undefined {
    const { width, height } = measureLabel(label);
    const fonts = fontsOf(label);
    const { text1, text2, liveNumber } = this.#colors;
    const color = { normal: text1, late: text2, selected: liveNumber }[label.tone];
    return this.#picture(`label/${label.tone}/${label.name}/${label.age}`, width, height, (context) => {
      const write = (text: string, font: string, y: number) => {
        context.font = font;
        context.textBaseline = 'middle';
        context.lineJoin = 'round';
        context.strokeStyle = this.#colors.map.halo;
        context.lineWidth = 3;
        context.strokeText(text, MARGIN.label, y);
        context.fillStyle = color;
        context.fillText(text, MARGIN.label, y);
      };
      write(label.name, fonts.name, LINE_HEIGHT / 2 + 1);
      if (label.age !== '') write(label.age, fonts.age, LINE_HEIGHT * 1.5 + 1);
    });
  }

  /** A line of one pixel's length that is stretched: the heading of a vessel. */
  line(selected: boolean): Picture | undefined {
    const { map, liveNumber } = this.#colors;
    return this.#picture(`line/${selected}`, LINE.box, 4, (context) => {
      stroke(context, 4, [
        [map.halo, 3.4, []],
        [selected ? liveNumber : map.symbol, 1.4, []],
      ]);
    });
  }

  /** A dashed line, to be cut to its length: the heading of a late vessel, or a prediction. */
  dashed(kind: 'late' | 'late-selected' | 'prediction'): Picture | undefined {
    const { map, live, liveNumber } = this.#colors;
    const color = { late: map.symbol, 'late-selected': liveNumber, prediction: live }[kind];
    const dash = kind === 'prediction' ? [6, 4] : [2, 2];
    const width = kind === 'prediction' ? 1.2 : 1.4;
    return this.#picture(`dashed/${kind}`, LINE.box, LINE.length, (context) => {
      stroke(context, LINE.length, [
        [map.halo, width + 1.6, dash],
        [color, width, dash],
      ]);
    });
  }

  /** Where a vessel was when it last reported. */
  report(): Picture | undefined {
    const { map, live } = this.#colors;
    return this.#picture('report', 9, 9, (context) => {
      context.beginPath();
      context.arc(4.5, 4.5, 2.6, 0, 2 * Math.PI);
      context.fillStyle = map.halo;
      context.fill();
      context.strokeStyle = live;
      context.lineWidth = 1.2;
      context.stroke();
    });
  }

  #picture(name: string, width: number, height: number, paint: (context: CanvasRenderingContext2D) => void) {
    return this.#atlas.picture(`${this.#palette}/${name}`, () => ({ width, height }), paint);
  }
}

type Stroke = readonly [color: string, width: number, dash: readonly number[]];

function stroke(context: CanvasRenderingContext2D, length: number, strokes: readonly Stroke[]): void {
  for (const [color, width, dash] of strokes) {
    context.beginPath();
    context.moveTo(LINE.box / 2, 0);
    context.lineTo(LINE.box / 2, length);
    context.setLineDash([...dash]);
    context.strokeStyle = color;
    context.lineWidth = width;
    context.stroke();
  }
}
