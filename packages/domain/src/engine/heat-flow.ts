/** Heat that media carry and the temperature at which they mix (§9.8). */
import { combine, type FactorSet, type PlantAnswer, type PlantInput, refuse } from '../plant-value/index.ts';

export type HeatMedium = 'fresh-water' | 'sea-water' | 'lube-oil';

/** Specific heat in kJ/(kg K) and density in kg/m³ at working temperature. */
export const MEDIUM_HEAT: FactorSet<Readonly<Record<HeatMedium, { readonly heat: number; readonly density: number }>>> =
  {
    name: 'Specific heat of cooling media',
    validFrom: '2002-01-01',
    source: 'tables of water and sea water at 40 °C; lube oil SAE 30 to 40 at 70 °C, rounded',
    verified: false,
    factors: {
      'fresh-water': { heat: 4.18, density: 1000 },
      'sea-water': { heat: 3.99, density: 1025 },
      'lube-oil': { heat: 2.1, density: 880 },
    },
  };

/**
 * Heat in kW that a medium takes up between inlet and outlet: ṁ c ΔT, flow in m³/h, temperatures in °C. Negative where it
 * gives heat off.
 */
export function computeHeatFlow(
  inputs: { readonly volumeFlow: PlantInput; readonly inlet: PlantInput; readonly outlet: PlantInput },
  medium: HeatMedium,
  { factors } = MEDIUM_HEAT,
): PlantAnswer {
  const { heat, density } = factors[medium];
  return combine(inputs, ({ volumeFlow, inlet, outlet }) => ((volumeFlow * density) / 3600) * heat * (outlet - inlet));
}

/** One of several streams of the same medium that meet. */
export interface Stream {
  /** Any unit of flow, the same for all. */
  readonly flow: PlantInput;
  /** °C */
  readonly temperature: PlantInput;
}

/** Temperature in °C of streams mixed by flow: Σ f T / Σ f. Refused as `stopped` where nothing flows. */
export function computeMixingTemperature(streams: readonly Stream[]): PlantAnswer {
  const inputs = streams.flatMap(({ flow, temperature }, index) => [
    [`flow ${index + 1}`, flow] as const,
    [`temperature ${index + 1}`, temperature] as const,
  ]);
  return combine<Readonly<Record<string, number>>, number>(Object.fromEntries(inputs), (of) => {
    let [heat, total] = [0, 0];
    streams.forEach((_stream, index) => {
      const flow = of[`flow ${index + 1}`] ?? 0;
      heat += flow * (of[`temperature ${index + 1}`] ?? 0);
      total += flow;
    });
    return total > 0 ? heat / total : refuse('stopped', 'flow');
  });
}
