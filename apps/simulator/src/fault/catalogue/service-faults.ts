/** Faults of batteries, tanks, exhaust cleaning and the link ashore. */
import { add, approach, buildFaults, type Fault, hold, scale, silence, tremble } from './fault.ts';

const batteryFaults = buildFaults('process', {
  'battery-cell-weak': [
    'One cell of string 2 grows weak',
    'Battery string 2',
    add(/^BS2_SPR$/, 50, 14_400),
    add(/^BS2_CMIN$/, -0.05, 14_400),
  ],
  'battery-thermal-drift': [
    'Cooling of string 1 fails: temperature drifts',
    'Battery string 1',
    add(/^BS1_TMAX$/, 24, 10_800),
    add(/^BS1_TMIN$/, 9, 14_400),
  ],
  'battery-hot-module': ['A module of string 2 runs hot', 'Battery string 2', add(/^BS2_TMAX$/, 28, 3600)],
  'battery-string-off': [
    'Contactor of string 2 has opened',
    'Battery string 2',
    approach(/^BS2_A$/, 0, 2),
    scale(/^BS1_A$/, 1.33, 2),
  ],
  'battery-aged': [
    'String 2 has lost a fifth of its capacity',
    'Battery string 2',
    add(/^BS2_SOH$/, -17, 86_400),
    add(/^BS2_SPR$/, 22, 86_400),
  ],
  'battery-overcharge': ['Charger of string 1 does not stop', 'Battery string 1', add(/^BS1_CMAX$/, 0.16, 1800)],
});

const tankFaults = buildFaults('process', {
  'tank-leak': ['Fuel leaks from the port tank', 'Fuel oil tank, port', scale(/^FO1P_(LVL|VOL)$/, 0.75, 28_800)],
  'day-tank-not-filled': [
    'Transfer pump fails: day tank runs low',
    'Fuel oil day tank',
    approach(/^FODAY_(LVL)$/, 28, 21_600),
  ],
  'sewage-full': ['Sewage plant stops: tank fills', 'Sewage tank', approach(/^SEW_LVL$/, 93, 10_800)],
  'lube-oil-loss': ['Lube oil is lost through a seal', 'Lube oil tank', approach(/^LO_LVL$/, 17, 43_200)],
  'fuel-theft': ['Two cubic metres disappear within the hour', 'Fuel oil tank, starboard', add(/^FO1S_VOL$/, -2, 3600)],
});

const tankSensorFaults = buildFaults('sensor', {
  'tank-sensor-stuck': [
    'Level gauge of the starboard fuel tank sticks',
    'Level gauge of the fuel oil tank, starboard',
    hold(/^FO1S_(LVL|VOL)$/),
  ],
  'tank-sensor-noisy': [
    'Level gauge trembles in the seaway',
    'Level gauge of the fuel oil tank, port',
    tremble(/^FO1P_LVL$/, 6),
  ],
  'tank-sensor-dead': [
    'Level gauge of the fresh water tank silent',
    'Level gauge of the fresh water tank',
    silence(/^FW_/),
  ],
  'state-of-charge-drift': [
    'Battery management counts the charge wrong',
    'Battery management',
    add(/^BAT_SOC$/, -14, 43_200),
  ],
  'battery-sensor-silent': [
    'Battery management of string 1 is silent',
    'Battery management of string 1',
    silence(/^BS1_/),
  ],
});

const scrubberFaults = buildFaults('process', {
  'scrubber-exceeds': [
    'Wash water pump weak: sulphur above the limit',
    'Scrubber',
    add(/^EGC_SO2$/, 14, 1800),
    add(/^EGC_RATIO$/, 3, 1800),
    scale(/^EGC_FLOW$/, 0.6, 1800),
  ],
  'scrubber-acid': ['Too little water: discharge too acid', 'Scrubber', add(/^EGC_PHO$/, -0.9, 3600)],
  'scrubber-turbid': ['Soot in the wash water', 'Scrubber', add(/^EGC_TURB$/, 16, 3600), add(/^EGC_PAH$/, 28, 3600)],
});

const scrubberSensorFaults = buildFaults('sensor', {
  'scrubber-analyser-stuck': ['Gas analyser sticks', 'Gas analyser of the scrubber', hold(/^EGC_(SO2|CO2|RATIO)$/)],
  'ph-sensor-drift': ['pH probe drifts', 'Discharge pH probe', add(/^EGC_PHO$/, 0.7, 5 * 86_400)],
});

const communicationFaults: Fault[] = [
  {
    id: 'satellite-outage',
    kind: 'communication',
    label: 'No satellite link: data arrive late',
    equipment: 'Satellite terminal',
    onset: 'sudden',
    effects: [{ does: 'withhold' }],
  },
  {
    id: 'multiplexer-dead',
    kind: 'communication',
    label: 'Multiplexer without power: nothing is measured',
    equipment: 'Multiplexer',
    onset: 'sudden',
    effects: [{ does: 'mute' }],
  },
  ...buildFaults('communication', {
    'engine-room-bus-dead': ['Bus of the engine room silent', 'Bus of the engine room', silence(/^(ME|DG|SH|PM)\d/)],
    'battery-bus-dead': ['Bus of the battery silent', 'Bus of the battery', silence(/^(BS\d|BAT)_/)],
  }),
];

export const serviceFaults: Fault[] = [
  ...batteryFaults,
  ...tankFaults,
  ...tankSensorFaults,
  ...scrubberFaults,
  ...scrubberSensorFaults,
  ...communicationFaults,
];
