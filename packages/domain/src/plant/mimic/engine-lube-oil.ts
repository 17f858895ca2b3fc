/** Lube oil from the sump through pumps, cooler, temperature valve and filter to the engine, and back. */
import type { EngineSlots } from './device-slot.ts';
import type { MimicEvidence, MimicGate, MimicNode, MimicPipe } from './mimic.ts';
import { createNodes, readout } from './mimic-part.ts';

const SUPPLY_Y = 241;
const BYPASS_Y = 284;
const RETURN_Y = 324;
const TANK = 'lube-oil-tank';
const VALVE = 'lube-oil-temperature-valve';

export function buildLubeOilNodes({ own, of, tank }: EngineSlots): MimicNode[] {
  const node = createNodes('lube-oil', 'lube-oil');
  const running = (pump: string) => of('pump', pump, 'running');
  return [
    node('tank', 'sump', [65, 277], 'LUBE_OIL_TANK', {
      size: [80, 104],
      label: [0, 66],
      slots: { level: tank(TANK, 'level'), volume: tank(TANK, 'volume'), temperature: tank(TANK, 'temperature') },
    }),
    node('pump', 'lubeOilPump', [209, SUPPLY_Y], 'LUBE_OIL_PUMP', {
      slots: { running: running('lube-oil-pump') },
      readouts: [readout(of('pump', 'lube-oil-pump', 'dischargePressure'), [104, -17])],
    }),
    node('pump', 'lubeOilStandbyPump', [209, BYPASS_Y], 'STANDBY_PUMP', {
      label: [0, 29],
      slots: { running: running('lube-oil-standby-pump') },
      needs: [running('lube-oil-standby-pump')],
    }),
    node('exchanger', 'lubeOilCooler', [418, SUPPLY_Y], 'LUBE_OIL_COOLER', { size: [42, 38] }),
    node('three-way', 'lubeOilValve', [510, SUPPLY_Y], 'TO_COOLER', {
      slots: { position: of('valve', VALVE, 'position') },
      needs: [of('valve', VALVE, 'position')],
    }),
    node('filter', 'lubeOilFilter', [624, SUPPLY_Y], 'FILTER', {
      readouts: [readout(of('filter', 'lube-oil-filter', 'pressureDrop'), [0, 36], { word: 'DROP' })],
    }),
    node('valve', 'lubeOilInletValve', [724, SUPPLY_Y], 'INLET', {
      slots: { open: of('valve', 'lube-oil-inlet-valve', 'open') },
      needs: [of('valve', 'lube-oil-inlet-valve', 'open')],
    }),
    node('meter', 'lubeOilMeter', [560, RETURN_Y], undefined, {
      readouts: [readout(own('lubeOilFlow'), [24, -16], { align: 'start' })],
      needs: [own('lubeOilFlow')],
    }),
  ];
}

export function buildLubeOilPipes({ own, of }: EngineSlots): MimicPipe[] {
  const running = (pump: string) => of('pump', pump, 'running');
  const pressure = of('pump', 'lube-oil-pump', 'dischargePressure');
  const main: MimicEvidence = {
    meters: [own('lubeOilFlow')],
    pumps: [
      { running: running('lube-oil-pump'), pressure },
      { running: running('lube-oil-standby-pump'), pressure },
      // An engine with a pump of its own has no signal for it: it turns with the engine.
      { running: own('running'), pressure: own('lubeOilPressure') },
    ],
    valves: [{ slot: of('valve', 'lube-oil-inlet-valve', 'open') }],
    through: [],
  };
  const only = (...through: MimicGate[]): MimicEvidence => ({ ...main, through });
  const position = of('valve', VALVE, 'position');
  const common = { circuit: 'lube-oil', medium: 'lube-oil' } as const;
  return [
    {
      ...common,
      id: 'lubeOilSuction',
      stops: [
        ['sump', 40, -36],
        [167, SUPPLY_Y],
      ],
      evidence: main,
    },
    {
      ...common,
      id: 'lubeOilPump1',
      stops: [[167, SUPPLY_Y], 'lubeOilPump', [251, SUPPLY_Y]],
      evidence: only({ slot: running('lube-oil-pump') }),
    },
    {
      ...common,
      id: 'lubeOilPump2',
      word: 'STANDBY_PUMP',
      stops: [[167, SUPPLY_Y], [167, BYPASS_Y], 'lubeOilStandbyPump', [251, BYPASS_Y], [251, SUPPLY_Y]],
      evidence: only({ slot: running('lube-oil-standby-pump') }),
      needs: [running('lube-oil-standby-pump')],
    },
    {
      ...common,
      id: 'lubeOilToCooler',
      stops: [
        [251, SUPPLY_Y],
        [344, SUPPLY_Y],
      ],
      evidence: main,
    },
    {
      ...common,
      id: 'lubeOilCooler',
      stops: [[344, SUPPLY_Y], 'lubeOilCooler', 'lubeOilValve'],
      evidence: only({ slot: position }),
    },
    {
      ...common,
      id: 'lubeOilBypass',
      stops: [[344, SUPPLY_Y], [344, BYPASS_Y], [510, BYPASS_Y], 'lubeOilValve'],
      evidence: only({ slot: position, isRest: true }),
      needs: [position],
    },
    {
      ...common,
      id: 'lubeOilSupply',
      word: 'LUBE_OIL',
      stops: ['lubeOilValve', 'lubeOilFilter', 'lubeOilInletValve', ['engine', -66, -56]],
      evidence: main,
    },
    { ...common, id: 'lubeOilReturn', stops: [['engine', -66, 27], 'lubeOilMeter', ['sump', 40, 47]], evidence: main },
  ];
}
