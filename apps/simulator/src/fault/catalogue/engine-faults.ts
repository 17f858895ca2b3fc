/** Faults of engines and generating sets, each with its typical pattern of symptoms. */
import { add, approach, buildFaults, hold, scale, silence, tremble } from './fault.ts';

export const engineFaults = buildFaults('process', {
  'engine-lube-oil-pressure-low': [
    'Lube oil filter of the first main engine clogs',
    'Main engine 1',
    approach(/^ME1_LOP$/, 2.3, 5400),
    add(/^ME1_LOT$/, 4, 5400),
  ],
  'engine-lube-oil-hot': [
    'Lube oil cooler of the first main engine fouled',
    'Main engine 1',
    add(/^ME1_LOT$/, 16, 7200),
    add(/^ME1_LOP$/, -0.25, 7200),
  ],
  'engine-cooling-hot': [
    'Cooling water valve sticks: first main engine overheats',
    'Main engine 1',
    add(/^ME1_CWT$/, 15, 3600),
    add(/^ME1_LOT$/, 6, 5400),
  ],
  'engine-cooling-leak': [
    'Cooling water leak: temperature climbs, then swings',
    'Main engine 1',
    add(/^ME1_CWT$/, 11, 5400),
    tremble(/^ME1_CWT$/, 3),
  ],
  'engine-exhaust-valve': [
    'Exhaust valve of cylinder 4 burns',
    'Main engine 1, cylinder 4',
    add(/^ME1_CYL4$/, 150, 43_200),
  ],
  'engine-injector': [
    'Injector of cylinder 2 drips',
    'Main engine 1, cylinder 2',
    add(/^ME1_CYL2$/, 70, 43_200),
    scale(/^ME1_FUEL$/, 1.02, 43_200),
  ],
  'engine-misfire': [
    'Cylinder 3 does not fire',
    'Main engine 1, cylinder 3',
    add(/^ME1_CYL3$/, -120, 60),
    add(/^ME1_CYL[1245]$/, 22, 600),
  ],
  'engine-turbocharger': [
    'Turbocharger fouled: hot exhaust, little air',
    'Turbocharger of main engine 1',
    add(/^ME1_EXT$/, 75, 86_400),
    add(/^ME1_CYL\d+$/, 75, 86_400),
    scale(/^ME1_(TC|SCA)$/, 0.88, 86_400),
  ],
  'engine-air-cooler': [
    'Charge air cooler fouled',
    'Charge air cooler of main engine 1',
    scale(/^ME1_SCA$/, 0.93, 43_200),
    add(/^ME1_EXT$/, 35, 43_200),
  ],
  'engine-fuel-pressure-low': [
    'Fuel filter of the first main engine clogs',
    'Main engine 1',
    approach(/^ME1_FOP$/, 3.7, 7200),
  ],
  'engine-overload': [
    'Hull fouled: the engine works too hard',
    'Hull',
    scale(/^ME\d_LOAD$/, 1.18, 3600),
    scale(/^ME\d_FUEL$/, 1.2, 3600),
  ],
  'engine-load-sensor': ['Torque meter drifts', 'Torque meter of shaft 1', scale(/^SH1_PWR$/, 1.12, 86_400)],
  'set-lube-oil-pressure-low': ['Lube oil pump of generator 2 worn', 'Generator 2', approach(/^DG2_LOP$/, 2.5, 7200)],
  'set-cooling-hot': [
    'Sea water strainer of generator 1 clogs',
    'Generator 1',
    add(/^DG1_CWT$/, 16, 5400),
    add(/^DG1_WT$/, 9, 7200),
  ],
  'set-winding-hot': ['Air filter of the alternator of generator 1 clogs', 'Generator 1', add(/^DG1_WT$/, 78, 10_800)],
  'set-exhaust-hot': ['Turbocharger of generator 1 fouled', 'Generator 1', add(/^DG1_EXT$/, 215, 7200)],
  'set-governor-hunts': [
    'Governor of generator 1 hunts',
    'Generator 1',
    tremble(/^DG1_HZ$/, 0.9),
    tremble(/^DG1_KW$/, 60),
  ],
  'set-load-unequal': [
    'Load sharing between the sets fails',
    'Load sharing',
    scale(/^DG1_(KW|LOAD|A|FUEL)$/, 1.35, 60),
    scale(/^DG2_(KW|LOAD|A|FUEL)$/, 0.65, 60),
  ],
  'set-overload': ['One set trips, the other carries too much', 'Generator 1', scale(/^DG1_(LOAD|KW|A)$/, 2.4, 20)],
  'thruster-sensor-dead': ['Pitch feedback of the thruster lost', 'Bow thruster 1', silence(/^BT1_LOAD$/)],
  'black-out': [
    'Fuel valve shut by mistake: one cause, a flood of alarms',
    'Fuel supply',
    approach(/^(ME|DG)\d_(LOP|FOP)$/, 0.4, 40),
    add(/^(ME|DG)\d_CWT$/, 24, 120),
    add(/^ME\d_(LOT|EXT|CYL\d+)$/, 180, 180),
    add(/^DG\d_(WT|EXT)$/, 230, 240),
  ],
  'engine-room-hot': [
    'Ventilation of the engine room fails',
    'Engine room ventilation',
    add(/^(DG|PM)\d_WT$/, 45, 7200),
    add(/_(CWT|LOT)$/, 5, 7200),
  ],
  'motor-winding-hot': ['Cooling fan of the propulsion motor fails', 'Propulsion motor 1', add(/^PM1_WT$/, 78, 5400)],
});

export const engineSensorFaults = buildFaults('sensor', {
  'exhaust-sensor-open': [
    'Thermocouple of cylinder 1 broken: reads full scale',
    'Thermocouple of cylinder 1, main engine 1',
    approach(/^ME1_CYL1$/, 600, 1),
  ],
  'exhaust-sensor-short': [
    'Thermocouple of cylinder 5 shorted: reads room temperature',
    'Thermocouple of cylinder 5, main engine 1',
    approach(/^ME1_CYL5$/, 24, 1),
  ],
  'pressure-sensor-stuck': [
    'Lube oil pressure transmitter sticks',
    'Lube oil pressure transmitter, main engine 1',
    hold(/^ME1_LOP$/),
  ],
  'temperature-sensor-noisy': [
    'Loose contact: cooling temperature trembles',
    'Cooling water temperature sensor, main engine 1',
    tremble(/^ME1_CWT$/, 18),
  ],
  'load-sensor-stuck': ['Fuel rack sensor sticks', 'Fuel rack sensor, main engine 1', hold(/^ME1_LOAD$/)],
  'set-voltage-sensor': [
    'Voltage transducer of generator 1 drifts',
    'Voltage transducer of generator 1',
    scale(/^DG1_V$/, 1.06, 43_200),
  ],
  'set-sensor-dead': ['All sensors of generator 2 silent', 'Sensors of generator 2', silence(/^DG2_/)],
  'fuel-meter-drift': [
    'Fuel flow meter drifts',
    'Fuel flow meter',
    scale(/^(FUEL_RATE|FUEL_USED|ME1_FUEL|DG1_FUEL)$/, 1.09, 5 * 86_400),
  ],
  'fuel-meter-stuck': ['Fuel flow meter sticks', 'Fuel flow meter', hold(/^(FUEL_RATE|ME1_FUEL)$/)],
});
