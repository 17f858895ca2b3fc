/** Text and drawing of a figure beside those of sister ships. */
import type { SisterFigure } from '@fms/contract/vessel';
import { formatNumber, NO_VALUE } from '@fms/domain/format';
import type { SisterQuantity } from '@fms/domain/vessel';

interface FigureStyle {
  readonly unit: string;
  readonly decimals: number;
}

export const FIGURE_STYLE: Record<SisterQuantity, FigureStyle> = {
  speed: { unit: 'kn', decimals: 1 },
  fuelPerHour: { unit: 'l/h', decimals: 0 },
  fuelPerMile: { unit: 'l/nm', decimals: 1 },
  shaftPower: { unit: 'kW', decimals: 0 },
  electricPower: { unit: 'kW', decimals: 0 },
};

/** `+6 %` of the median; two dashes without one, or where it is nothing to the last digit shown. */
export function formatDifference({ quantity, own, median }: SisterFigure): string {
  if (median === null || Math.abs(median) < 0.5 / 10 ** FIGURE_STYLE[quantity].decimals) return NO_VALUE;
  return `${formatNumber((own / median - 1) * 100, { signed: true })} %`;
}

export interface FigurePlaces {
  /** Shares of the width, 0 to 1: the ship, the others from least to most, and their median. */
  readonly own: number;
  readonly least: number;
  readonly most: number;
  readonly median: number;
}

/** A bar reaches at least so far to both sides of the median: a few per cent are no great way. */
const LEAST_REACH = 0.2;

/** Where ship and sisters lie on a bar that holds them all; undefined without sisters. */
export function computeFigurePlaces({ own, median, least, most }: SisterFigure): FigurePlaces | undefined {
  if (median === null || least === null || most === null) return undefined;
  const reach = Math.abs(median) * LEAST_REACH;
  const from = Math.min(own, least, median - reach);
  const width = Math.max(own, most, median + reach) - from;
  const share = (value: number) => (width === 0 ? 0.5 : (value - from) / width);
  return { own: share(own), least: share(least), most: share(most), median: share(median) };
}
