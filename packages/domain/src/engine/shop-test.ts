/** The reference of an engine's consumption: a curve through the points of its shop test (§9.8). */
import { combine, type PlantAnswer, type PlantInput, type Refusal, refuse } from '../plant-value/index.ts';
import { evaluatePolynomial, fitPolynomial, type Polynomial } from '../statistic/polynomial-fit.ts';

export interface ShopTestPoint {
  readonly loadPercent: number;
  /** g/kWh, corrected to ISO 3046-1 conditions and 42,700 kJ/kg. */
  readonly sfoc: number;
}

export interface ShopTestCurve {
  readonly polynomial: Polynomial;
  readonly fromLoad: number;
  readonly toLoad: number;
}

/** Percentage points of load above the highest point up to which the curve is believed: the overload of a test bed. */
const BEYOND_PERCENT = 10;

/**
 * The least-squares cubic through the points, usually at 25, 50, 75, 85 and 100 %. Refused as `missing` for fewer than
 * four loads: a screen then offers to add the shop test.
 */
export function fitShopTest(points: readonly ShopTestPoint[]): ShopTestCurve | Refusal {
  const polynomial = fitPolynomial(
    points.map(({ loadPercent, sfoc }) => ({ x: loadPercent, y: sfoc })),
    3,
  );
  if (polynomial === undefined) return refuse('missing', 'shopTest');
  const loads = points.map(({ loadPercent }) => loadPercent);
  return { polynomial, fromLoad: Math.min(...loads), toLoad: Math.max(...loads) };
}

/**
 * SFOC of the shop test in g/kWh at a load in percent. Refused as `low-load` below the lowest point, as `out-of-range`
 * more than 10 percentage points above the highest.
 */
export function readShopTest(curve: ShopTestCurve | Refusal, load: PlantInput): PlantAnswer {
  if ('reason' in curve) return curve;
  return combine({ load }, (of) => {
    if (of.load < curve.fromLoad) return refuse('low-load', 'load');
    if (of.load > curve.toLoad + BEYOND_PERCENT) return refuse('out-of-range', 'load');
    return evaluatePolynomial(curve.polynomial, of.load);
  });
}
