/** What a ship burns, as its bunker delivery note says. */
export interface FuelSpec {
  readonly grade: 'DMA' | 'RMG 380';
  /** kg/m³ at 15 °C. */
  readonly density15: number;
  /** Lower calorific value, MJ/kg. */
  readonly calorificValue: number;
  /** Mass per cent. */
  readonly sulphurPercent: number;
  /** °C at which it is pumped to engines; residual fuel is heated until it is thin enough to inject. */
  readonly supplyTemperature: number;
}

/** ISO 8217 DMA. */
export const DISTILLATE: FuelSpec = {
  grade: 'DMA',
  density15: 855,
  calorificValue: 42.7,
  sulphurPercent: 0.08,
  supplyTemperature: 42,
};

/** ISO 8217 RMG 380, for ships that clean their exhaust. */
export const RESIDUAL: FuelSpec = {
  grade: 'RMG 380',
  density15: 975,
  calorificValue: 40.6,
  sulphurPercent: 2.6,
  supplyTemperature: 132,
};

/** Of shop tests and of ISO 3046-1, MJ/kg. */
export const REFERENCE_CALORIFIC_VALUE = 42.7;

/** kg/m³ at a temperature: ASTM D1250 table 54B, constants of fuel oils (ISO 91). */
export function computeDensity({ density15 }: Pick<FuelSpec, 'density15'>, celsius: number): number {
  const alpha = (186.9696 + 0.4862 * density15) / density15 ** 2;
  const warmer = alpha * (celsius - 15);
  return density15 * Math.exp(-warmer * (1 + 0.8 * warmer));
}
