/** Least-squares polynomials through few points, such as the five of a shop test. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A polynomial of `(x − centre) / scale`, lowest power first: centred, so that its equations keep their digits. */
export interface Polynomial {
  readonly centre: number;
  readonly scale: number;
  readonly coefficients: readonly number[];
}

/** The polynomial of `degree` with the least squared distance; undefined for fewer than `degree + 1` different x. */
export function fitPolynomial(points: readonly Point[], degree: number): Polynomial | undefined {
  if (new Set(points.map(({ x }) => x)).size <= degree) return undefined;
  const centre = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  const scale = Math.max(...points.map(({ x }) => Math.abs(x - centre))) || 1;
  const powers = points.map(({ x }) =>
    Array.from({ length: degree + 1 }, (_, power) => ((x - centre) / scale) ** power),
  );
  const rows = Array.from({ length: degree + 1 }, (_, row) => [
    ...Array.from({ length: degree + 1 }, (_, column) => sumOf(powers, (of) => (of[row] ?? 0) * (of[column] ?? 0))),
    sumOf(powers, (of, index) => (of[row] ?? 0) * (points[index]?.y ?? 0)),
  ]);
  return { centre, scale, coefficients: solve(rows) };
}

/** Value of the polynomial at `x`. */
export function evaluatePolynomial({ centre, scale, coefficients }: Polynomial, x: number): number {
  return coefficients.reduceRight((sum, coefficient) => sum * ((x - centre) / scale) + coefficient, 0);
}

function sumOf<Item>(items: readonly Item[], of: (item: Item, index: number) => number): number {
  return items.reduce((sum, item, index) => sum + of(item, index), 0);
}

/** Gauss–Jordan elimination with partial pivoting; each row holds its coefficients and then its right side. */
function solve(rows: number[][]): number[] {
  rows.forEach((_row, column) => {
    const below = rows.slice(column);
    const pivot = below.reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best));
    const from = rows.indexOf(pivot);
    [rows[column], rows[from]] = [pivot, rows[column] ?? []];
    const divisor = pivot[column] ?? 1;
    rows[column] = pivot.map((value) => value / divisor);
    rows.forEach((row, index) => {
      if (index === column) return;
      const factor = row[column] ?? 0;
      rows[index] = row.map((value, at) => value - factor * (rows[column]?.[at] ?? 0));
    });
  });
  return rows.map((row) => row.at(-1) ?? 0);
}
