/** A curve as people paste it from a spreadsheet: a point a line, two numbers with a tab, a semicolon or blanks between. */
import type { ParameterValue } from '@fms/domain/plant';

export type Curve = readonly (readonly [number, number])[];

export const formatCurve = (curve: Curve): string => curve.map(([x, y]) => `${x}\t${y}`).join('\n');

const toNumber = (word: string | undefined) => (word === undefined ? Number.NaN : Number(word.replace(',', '.')));

/** Undefined where a line is no point. An empty text is an empty curve. */
export function parseCurve(text: string): Curve | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const points = lines.map((line) =>
    line
      .trim()
      .split(/[\s;]+/)
      .map(toNumber),
  );
  const isWhole = points.every((point) => point.length === 2 && point.every(Number.isFinite));
  return isWhole ? points.map(([x = 0, y = 0]) => [x, y] as const).toSorted(([a], [b]) => a - b) : undefined;
}

export const isCurve = (value: ParameterValue | undefined): value is Curve => typeof value === 'object';
