/** High and low temperature cooling water of the engine with their coolers, and sea water. */
import type { EngineSlots } from './device-slot.ts';
import type { MimicEvidence, MimicNode, MimicPipe } from './mimic.ts';
import { createNodes, NO_EVIDENCE, readout } from './mimic-part.ts';

const HT_SUPPLY_Y = 404;
const HT_BYPASS_Y = 430;
const HT_RETURN_Y = 457;
const LT_RETURN_Y = 517;
const LT_SUPPLY_Y = 569;
const HT_VALVE = 'ht-water-temperature-valve';

/** What shows that there is a low temperature circuit, or sea water, to be drawn. */
const listLowTemperature = ({ own, of }: EngineSlots) => [
  own('lowTemperatureWaterFlow'),
  own('lowTemperatureWaterInlet'),
  own('lowTemperatureWaterOutlet'),
  of('pump', 'lt-water-pump', 'running'),
];
const listSeaWater = ({ own, of }: EngineSlots) => [
  own('seaWaterFlow'),
  own('seaWaterInlet'),
  own('seaWaterOutlet'),
  of('pump', 'sea-water-pump', 'running'),
];

export function buildCoolingNodes(slots: EngineSlots): MimicNode[] {
  const { own, of } = slots;
  const hot = createNodes('cooling', 'hot-water');
  const cold = createNodes('cooling', 'fresh-water');
  const sea = createNodes('cooling', 'sea-water');
  const running = (pump: string) => of('pump', pump, 'running');
  return [
    hot('pump', 'hotPump', [395, HT_SUPPLY_Y], 'HT_PUMP', {
      slots: { running: running('ht-water-pump') },
      readouts: [readout(own('highTemperatureWaterFlow'), [96, -17]), readout(own('coolingWaterPressure'), [310, -17])],
    }),
    hot('three-way', 'hotValve', [675, HT_RETURN_Y], 'TO_COOLER', {
      label: [4, 26],
      slots: { position: of('valve', HT_VALVE, 'position') },
      needs: [of('valve', HT_VALVE, 'position')],
    }),
    hot('exchanger', 'hotCooler', [508, 487], 'HT_COOLER', {
      size: [44, 92],
      label: [0, 60],
      needs: listLowTemperature(slots),
    }),
    cold('exchanger', 'centralCooler', [204, 543], 'CENTRAL_COOLER', {
      size: [44, 86],
      label: [0, -52],
      needs: listLowTemperature(slots),
    }),
    cold('pump', 'coldPump', [313, LT_SUPPLY_Y], 'LT_PUMP', {
      slots: { running: running('lt-water-pump') },
      readouts: [readout(own('lowTemperatureWaterFlow'), [96, -17])],
      needs: listLowTemperature(slots),
    }),
    cold('valve', 'coldValve', [624, LT_SUPPLY_Y], 'LT_VALVE', {
      slots: { open: of('valve', 'lt-water-valve', 'open') },
      needs: [of('valve', 'lt-water-valve', 'open')],
    }),
    sea('pump', 'seaPump', [109, LT_SUPPLY_Y], 'SEA_PUMP', {
      slots: { running: running('sea-water-pump') },
      readouts: [
        readout(own('seaWaterInlet'), [-95, -17], { align: 'start' }),
        readout(own('seaWaterFlow'), [-95, 19], { align: 'start' }),
      ],
      needs: listSeaWater(slots),
    }),
    sea('valve', 'seaValve', [129, LT_RETURN_Y], 'OVERBOARD', {
      slots: { open: of('valve', 'sea-water-valve', 'open') },
      readouts: [readout(own('seaWaterOutlet'), [-115, -17], { align: 'start' })],
      needs: listSeaWater(slots),
    }),
  ];
}

export function buildCoolingPipes(slots: EngineSlots): MimicPipe[] {
  return [...buildHotPipes(slots), ...buildColdPipes(slots), ...buildSeaPipes(slots)];
}

function buildHotPipes({ own, of }: EngineSlots): MimicPipe[] {
  const position = of('valve', HT_VALVE, 'position');
  const main: MimicEvidence = {
    ...NO_EVIDENCE,
    meters: [own('highTemperatureWaterFlow')],
    pumps: [
      { running: of('pump', 'ht-water-pump', 'running'), pressure: own('coolingWaterPressure') },
      { running: own('running'), pressure: own('coolingWaterPressure') },
    ],
  };
  const common = { circuit: 'cooling', medium: 'hot-water' } as const;
  return [
    {
      ...common,
      id: 'hotSupply',
      word: 'HT_WATER',
      stops: [[314, HT_RETURN_Y], [314, HT_SUPPLY_Y], 'hotPump', ['engine', -66, 107]],
      evidence: main,
    },
    { ...common, id: 'hotReturn', stops: [['engine', -66, 160], 'hotValve'], evidence: main },
    {
      ...common,
      id: 'hotCooler',
      stops: ['hotValve', ['hotCooler', 0, -30], [314, HT_RETURN_Y]],
      evidence: { ...main, through: [{ slot: position }] },
    },
    {
      ...common,
      id: 'hotBypass',
      stops: ['hotValve', [675, HT_BYPASS_Y], [314, HT_BYPASS_Y]],
      evidence: { ...main, through: [{ slot: position, isRest: true }] },
      needs: [position],
    },
  ];
}

/** What shows that water flows which one pump drives past one meter and through one valve. */
function listPumpedEvidence({ own, of }: EngineSlots, meter: string, pump: string, valve: string): MimicEvidence {
  return {
    ...NO_EVIDENCE,
    meters: [own(meter)],
    pumps: [{ running: of('pump', pump, 'running'), pressure: of('pump', pump, 'dischargePressure') }],
    valves: [{ slot: of('valve', valve, 'open') }],
  };
}

function buildColdPipes(slots: EngineSlots): MimicPipe[] {
  const evidence = listPumpedEvidence(slots, 'lowTemperatureWaterFlow', 'lt-water-pump', 'lt-water-valve');
  const common = { circuit: 'cooling', medium: 'fresh-water', evidence, needs: listLowTemperature(slots) } as const;
  const toEngine = ['engine', -66, 272] as const;
  return [
    {
      ...common,
      id: 'coldSupply',
      word: 'LT_WATER',
      stops: [['centralCooler', 22, 26], 'coldPump', 'coldValve', toEngine],
    },
    {
      ...common,
      id: 'coldReturn',
      stops: [
        ['engine', -66, 220],
        ['hotCooler', 0, 30],
        ['centralCooler', 22, -26],
      ],
    },
  ];
}

function buildSeaPipes(slots: EngineSlots): MimicPipe[] {
  const evidence = listPumpedEvidence(slots, 'seaWaterFlow', 'sea-water-pump', 'sea-water-valve');
  const common = { circuit: 'cooling', medium: 'sea-water', evidence, needs: listSeaWater(slots) } as const;
  return [
    {
      ...common,
      id: 'seaSupply',
      word: 'SEA_WATER',
      stops: [[14, LT_SUPPLY_Y], 'seaPump', ['centralCooler', -22, 26]],
    },
    { ...common, id: 'seaReturn', stops: [['centralCooler', -22, -26], 'seaValve', [14, LT_RETURN_Y]] },
  ];
}
