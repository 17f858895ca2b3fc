/** The template of one engine: fuel, lube oil, cooling, and exhaust with charge air as bands, the engine beside them. */
import { createEngineSlots, type EngineSlots } from './device-slot.ts';
import { buildCoolingNodes, buildCoolingPipes } from './engine-cooling.ts';
import { buildFuelNodes, buildFuelPipes } from './engine-fuel.ts';
import { buildGasCircuit, buildGasNodes, buildGasPipes } from './engine-gas.ts';
import { buildLubeOilNodes, buildLubeOilPipes } from './engine-lube-oil.ts';
import type { Mimic, MimicNode } from './mimic.ts';
import { buildFlange, createNodes, ENGINE_AT, type FlangeRow } from './mimic-part.ts';
import { SHARED_CIRCUIT } from './place-mimic.ts';

const WIDTH = 984;

/** The mimic of an engine by its id in the plant; `cylinders` as many as are measured. */
export function buildEngineMimic(engineId: string, cylinders = 0): Mimic {
  const slots = createEngineSlots(engineId);
  return {
    width: WIDTH,
    circuits: [
      { id: 'fuel', word: 'FUEL', top: 0, height: 175 },
      { id: 'lube-oil', word: 'LUBE_OIL', top: 183, height: 170 },
      { id: 'cooling', word: 'COOLING', top: 361, height: 234 },
      buildGasCircuit(cylinders),
    ],
    nodes: [
      ...buildFuelNodes(slots),
      ...buildLubeOilNodes(slots),
      ...buildCoolingNodes(slots),
      ...buildGasNodes(slots, cylinders),
      ...buildFlanges(slots),
      createNodes(SHARED_CIRCUIT, 'fuel')('engine', 'engine', ENGINE_AT, undefined, {
        slots: { running: slots.own('running') },
      }),
    ],
    pipes: [
      ...buildFuelPipes(slots),
      ...buildLubeOilPipes(slots),
      ...buildCoolingPipes(slots),
      ...buildGasPipes(slots, cylinders),
    ],
  };
}

/** Where pipes meet the engine, one for each medium and direction. */
function buildFlanges(slots: EngineSlots): MimicNode[] {
  const flange = (circuit: string, medium: MimicNode['medium'], row: FlangeRow) =>
    buildFlange(slots, circuit, medium, row);
  return [
    flange('fuel', 'fuel', ['fuelFlange', 57, 'fuelPressure', 'fuelTemperature']),
    flange('fuel', 'fuel', ['fuelReturnFlange', 139, 'fuelReturnTemperature']),
    flange('lube-oil', 'lube-oil', ['lubeOilFlange', 241, 'lubeOilPressure', 'lubeOilTemperature']),
    flange('lube-oil', 'lube-oil', ['lubeOilReturnFlange', 324, 'lubeOilOutletTemperature']),
    flange('cooling', 'hot-water', ['hotFlange', 404, 'highTemperatureWaterInlet']),
    flange('cooling', 'hot-water', ['hotReturnFlange', 457, 'coolingWaterTemperature']),
    flange('cooling', 'fresh-water', ['coldReturnFlange', 517, 'lowTemperatureWaterOutlet']),
    flange('cooling', 'fresh-water', ['coldFlange', 569, 'lowTemperatureWaterInlet']),
  ];
}
