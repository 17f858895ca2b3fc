/** What tells how well an engine burns: firing pressures, turbocharger, air. Of a four-stroke engine with one charger. */
import { hashToNoise } from '../random/hash.ts';

export interface EngineCondition {
  /** Highest pressure in each cylinder, bar. */
  readonly cylinderBars: readonly number[];
  readonly turboEfficiencyPercent: number;
  /** Exhaust before the turbine, °C. */
  readonly turboInletTemperature: number;
  readonly airFilterMbar: number;
  /** Behind the charge air cooler, °C. */
  readonly chargeAirTemperature: number;
  readonly airCoolerMbar: number;
  readonly coolingBar: number;
  readonly crankcaseMbar: number;
  readonly rackPercent: number;
  readonly starts: number;
}

/** What the condition follows from. */
export interface EngineState {
  readonly running: boolean;
  /** 0 to 1.1. */
  readonly load: number;
  /** Mean behind the cylinders, °C. */
  readonly exhaust: number;
  readonly seaTemperature: number;
  readonly cylinders: number;
  readonly starts: number;
  /** Of the engine, for the small differences between its cylinders. */
  readonly seed: number;
}

/** Bar between the strongest and a mean cylinder at full load. */
const CYLINDER_BAR = 2.5;
/** The preheating pump keeps a standing engine's water moving. */
const PREHEATING_BAR = 2.4;

export function computeEngineCondition(state: EngineState): EngineCondition {
  const { running, load, exhaust, seaTemperature, cylinders, starts, seed } = state;
  const meanBar = 58 + 132 * load ** 0.9;
  const turning = running ? 1 : 0;
  return {
    cylinderBars: Array.from({ length: cylinders }, (_, i) =>
      running ? meanBar + CYLINDER_BAR * load * hashToNoise(seed, i, 31) : 0,
    ),
    turboEfficiencyPercent: turning * (52 + 25 * load - 13 * load * load),
    turboInletTemperature: exhaust + turning * 84 * load,
    airFilterMbar: turning * (0.2 + 8.2 * load * load),
    chargeAirTemperature: running ? 36 + 12.5 * load + 0.12 * (seaTemperature - 10) : 34,
    airCoolerMbar: turning * (2 + 26 * load ** 1.5),
    coolingBar: running ? 2.75 + 0.6 * load : PREHEATING_BAR,
    crankcaseMbar: turning * (0.6 + 2 * load),
    rackPercent: turning * (12 + 86 * load),
    starts,
  };
}
