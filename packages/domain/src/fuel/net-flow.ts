/** What a consumer burns: supply less return, as volume and as mass. */
import { combine } from '../plant-value/combine.ts';
import { type PlantAnswer, type PlantInput, refuse } from '../plant-value/plant-value.ts';
import { computeVolumeCorrection } from '../tank/fuel-density.ts';

export interface NetFlowInputs {
  /** l/h. */
  readonly fuelSupplyFlow: PlantInput;
  /** l/h; a consumer without a return line has 0. */
  readonly fuelReturnFlow: PlantInput;
  /** °C at either meter. */
  readonly fuelSupplyTemperature: PlantInput;
  readonly fuelReturnTemperature: PlantInput;
  /** kg/m³ at 15 °C, from the delivery note. */
  readonly density: PlantInput;
}

export interface NetFlow {
  /** At the temperature of the supply; negative where the meters say so. */
  readonly litresPerHour: number;
  readonly kilogramsPerHour: number;
}

/**
 * Net = supply − return. Mass first, each flow by its density at its own temperature (table 54B): a warm return measured
 * in litres looks like less fuel burned than it was. The litres are that mass at the temperature of the supply.
 */
export function computeNetFuelFlow(inputs: NetFlowInputs): PlantAnswer<NetFlow> {
  return combine(inputs, (of) => {
    const supply = computeVolumeCorrection(of.density, of.fuelSupplyTemperature);
    const back = computeVolumeCorrection(of.density, of.fuelReturnTemperature);
    if (typeof supply !== 'number' || typeof back !== 'number') return refuse('out-of-range', 'density');
    const kilogramsPerHour = (of.density / 1000) * (of.fuelSupplyFlow * supply - of.fuelReturnFlow * back);
    return { litresPerHour: kilogramsPerHour / ((of.density / 1000) * supply), kilogramsPerHour };
  });
}
