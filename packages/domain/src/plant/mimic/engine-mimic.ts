/** The template of one engine: fuel, lube oil and cooling as three bands, the engine beside them. */
import { createEngineSlots, type EngineSlots } from './device-slot.ts';
import { buildCoolingNodes, buildCoolingPipes } from './engine-cooling.ts';
import { buildFuelNodes, buildFuelPipes } from './engine-fuel.ts';
import { buildLubeOilNodes, buildLubeOilPipes } from './engine-lube-oil.ts';
import type { Mimic, MimicNode } from './mimic.ts';
import { createNodes, readout } from './mimic-part.ts';
import { SHARED_CIRCUIT } from './place-mimic.ts';

const WIDTH = 984;
const ENGINE_X = 910;
const ENGINE_Y = 297;
/** Left of the engine, above its pipes: the place of what is measured at its flanges. */
const FLANGE_X = -78;

/** The mimic of an engine by its id in the plant. */
export function buildEngineMimic(engineId: string): Mimic {
  const slots = createEngineSlots(engineId);
  return {
    width: WIDTH,
    circuits: [
      { id: 'fuel', word: 'FUEL', top: 0, height: 175 },
      { id: 'lube-oil', word: 'LUBE_OIL', top: 183, height: 170 },
      { id: 'cooling', word: 'COOLING', top: 361, height: 234 },
    ],
    nodes: [
      ...buildFuelNodes(slots),
      ...buildLubeOilNodes(slots),
      ...buildCoolingNodes(slots),
      ...buildFlanges(slots),
      createNodes(SHARED_CIRCUIT, 'fuel')('engine', 'engine', [ENGINE_X, ENGINE_Y], undefined, {
        slots: { running: slots.own('running') },
      }),
    ],
    pipes: [...buildFuelPipes(slots), ...buildLubeOilPipes(slots), ...buildCoolingPipes(slots)],
  };
}

/** Where pipes meet the engine: sensors without a symbol, one for each medium and direction. */
function buildFlanges({ own }: EngineSlots): MimicNode[] {
  const flange = (
    circuit: string,
    medium: MimicNode['medium'],
    [id, y, above, below]: readonly [id: string, y: number, above: string, below?: string],
  ): MimicNode => {
    const upper = readout(own(above), [0, -17], { align: 'end' });
    const lower = below === undefined ? [] : [readout(own(below), [0, 18], { align: 'end' })];
    const at = [ENGINE_X + FLANGE_X, y] as const;
    const needs = [own(above), ...(below === undefined ? [] : [own(below)])];
    return createNodes(circuit, medium)('sensor', id, at, undefined, {
      readouts: [upper, ...lower],
      needs,
      size: [0, 0],
    });
  };
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
