/** What an engine burns: mass of fuel, specific consumption, and what it costs to be above the shop test (§9.8). */
import { combine, type PlantAnswer, type PlantInput, refuse } from '../plant-value/index.ts';

/** LCV of the reference fuel, kJ/kg (ISO 3046-1). */
export const REFERENCE_LCV = 42_700;

/**
 * Mass flow in kg/h of a volume flow in l/h at the density in kg/m³ that the fuel has at the meter's temperature.
 * Refused as `out-of-range` for a density that is not positive.
 */
export function computeMassFlow(inputs: {
  readonly volumeFlow: PlantInput;
  readonly density: PlantInput;
}): PlantAnswer {
  return combine(inputs, ({ volumeFlow, density }) =>
    density > 0 ? (volumeFlow * density) / 1000 : refuse('out-of-range', 'density'),
  );
}

/**
 * What a consumer burns by mass meters: supply − return, and − leak oil where it is measured, in one unit; volume meters
 * need their temperatures (`computeNetFuelFlow`). A negative result is handed on: it names a fault of an instrument.
 */
export function computeNetFlow(inputs: {
  readonly supply: PlantInput;
  readonly returned: PlantInput;
  readonly leak?: PlantInput;
}): PlantAnswer {
  const { supply, returned, leak = { value: 0, state: 'good' } } = inputs;
  return combine({ supply, returned, leak }, (of) => of.supply - of.returned - of.leak);
}

/**
 * Specific fuel oil consumption in g/kWh: fuel in kg/h × 1000 / power in kW (ISO 3046-1). Refused as `stopped` without
 * power, as `out-of-range` for negative fuel.
 */
export function computeSfoc(inputs: { readonly fuelMass: PlantInput; readonly power: PlantInput }): PlantAnswer {
  return combine(inputs, ({ fuelMass, power }) => {
    if (power <= 0) return refuse('stopped', 'power');
    return fuelMass < 0 ? refuse('out-of-range', 'fuelMass') : (fuelMass * 1000) / power;
  });
}

/**
 * SFOC in g/kWh with fuel of 42,700 kJ/kg instead of `lcv`: b × LCV / 42,700, leak oil subtracted before (ISO 3046-1;
 * MAN 3700405-6.2).
 */
export function correctSfocToLcv(inputs: { readonly sfoc: PlantInput; readonly lcv: PlantInput }): PlantAnswer {
  return combine(inputs, ({ sfoc, lcv }) => (sfoc * lcv) / REFERENCE_LCV);
}

/** Fuel in t/d that is burned above the reference: (b − b_ref) × P × 24 h / 10⁶, with b in g/kWh and P in kW. */
export function computeExcessFuel(inputs: {
  readonly sfoc: PlantInput;
  readonly reference: PlantInput;
  readonly power: PlantInput;
}): PlantAnswer {
  return combine(inputs, ({ sfoc, reference, power }) => ((sfoc - reference) * power * 24) / 1e6);
}

/**
 * SFOC in g/kWh at a load of 0 to 1 of an engine of which only one figure is known, its lowest:
 * b_base × (0.455 L² − 0.71 L + 1.28) (Jalkanen et al.; third IMO greenhouse gas study, 2014).
 */
export function computeTypicalSfoc(inputs: { readonly base: PlantInput; readonly load: PlantInput }): PlantAnswer {
  return combine(inputs, ({ base, load }) =>
    load < 0 ? refuse('out-of-range', 'load') : base * (0.455 * load ** 2 - 0.71 * load + 1.28),
  );
}
