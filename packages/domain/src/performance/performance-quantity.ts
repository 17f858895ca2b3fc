/** The quantities that performance of hull and propeller is evaluated by. */
export const PERFORMANCE_QUANTITIES = [
  'speedThroughWater',
  'shaftPower',
  'shaftSpeed',
  'speedOverGround',
  'courseOverGround',
  'heading',
  'rudder',
  'windSpeed',
  'windFrom',
  'draught',
  'depthBelowKeel',
  'waterTemperature',
] as const;
export type PerformanceQuantity = (typeof PERFORMANCE_QUANTITIES)[number];

/** Quantities that say whether a ship goes on as it does. */
export const STEADY_QUANTITIES = [
  'speedThroughWater',
  'speedOverGround',
  'shaftSpeed',
  'rudder',
] as const satisfies readonly PerformanceQuantity[];
export type SteadyQuantity = (typeof STEADY_QUANTITIES)[number];

/** What `of` gives for each of the quantities. */
export function mapQuantities<Quantity extends PerformanceQuantity, Value>(
  quantities: readonly Quantity[],
  of: (quantity: Quantity) => Value,
): Readonly<Record<Quantity, Value>> {
  return Object.fromEntries(quantities.map((quantity) => [quantity, of(quantity)])) as Record<Quantity, Value>;
}
