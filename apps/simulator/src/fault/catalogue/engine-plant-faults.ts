/** Faults around a main engine: injectors, valves, turbocharger, coolers, filters and pumps. */
import { add, after, approach, buildFaults, hold, scale } from './fault.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export const enginePlantFaults = buildFaults('process', {
  'injector-failing': [
    'Injector of cylinder 7 burns late and too much: hot, with a high firing pressure',
    'Main engine 1, cylinder 7',
    add(/^ME1_CYL7$/, 48, 12 * HOUR),
    add(/^ME1_PMX7$/, 9, 12 * HOUR),
    scale(/^ME1_FUEL$/, 1.015, 12 * HOUR),
  ],
  'exhaust-valve-leaking': [
    'Exhaust valve of cylinder 5 leaks: hot, with a low firing pressure',
    'Main engine 1, cylinder 5',
    add(/^ME1_CYL5$/, 42, 18 * HOUR),
    add(/^ME1_PMX5$/, -8, 18 * HOUR),
  ],
  'turbine-fouled': [
    'Turbine of the turbocharger fouled: less efficient, hot before and behind it',
    'Turbocharger of main engine 1',
    add(/^ME1_TCE$/, -7, 3 * DAY),
    add(/^ME1_TCI$/, 42, 3 * DAY),
    add(/^ME1_(EXT|CYL\d+)$/, 24, 3 * DAY),
    scale(/^ME1_SCA$/, 0.94, 3 * DAY),
  ],
  'air-filter-clogged': [
    'Air filter of the turbocharger clogs',
    'Air filter of main engine 1',
    add(/^ME1_AFD$/, 11, 2 * DAY),
    scale(/^ME1_SCA$/, 0.97, 2 * DAY),
    add(/^ME1_EXT$/, 10, 2 * DAY),
  ],
  'air-cooler-clogged': [
    'Charge air cooler clogs on its air side',
    'Charge air cooler of main engine 1',
    add(/^ME1_CAT$/, 13, DAY),
    add(/^ME1_CAD$/, 20, DAY),
  ],
  'lube-oil-cooler-fouled': [
    'Lube oil cooler fouled: the valve opens further and further until the oil grows warm',
    'Lube oil cooler of main engine 1',
    add(/^ME1_LTV$/, 38, DAY),
    add(/^ME1_(LOT|LOO)$/, 8, 2 * DAY),
  ],
  'central-cooler-fouled': [
    'Central cooler fouled: low temperature water too warm',
    'Central cooler',
    add(/^ME\d_(LTI|LTO)$/, 10, DAY),
    add(/^ME\d_CAT$/, 9, DAY),
  ],
  'fuel-filter-clogged': [
    'Automatic fuel filter no longer flushes itself',
    'Fuel filter of main engine 1',
    add(/^ME1_FFD$/, 0.62, 8 * HOUR),
    add(/^ME1_FOP$/, -0.7, 8 * HOUR),
  ],
  'lube-oil-filter-clogged': [
    'Duplex lube oil filter clogs',
    'Lube oil filter of main engine 1',
    add(/^ME1_LFD$/, 0.6, 12 * HOUR),
    add(/^ME1_LOP$/, -0.5, 12 * HOUR),
  ],
  'fuel-heater-cold': [
    'Steam to the fuel heater lost: fuel grows cold and thick',
    'Fuel heater of main engine 1',
    add(/^ME1_(FHT|FST)$/, -28, 2 * HOUR),
    add(/^ME1_FVI$/, 12, 2 * HOUR),
    approach(/^ME1_FHV$/, 100, HOUR),
  ],
  'ht-pump-worn': [
    'High temperature water pump worn',
    'HT water pump of main engine 1',
    scale(/^ME1_HTF$/, 0.68, 6 * HOUR),
    add(/^ME1_CWP$/, -1.3, 6 * HOUR),
    add(/^ME1_CWT$/, 5, 6 * HOUR),
  ],
  'sea-water-strainer-clogged': [
    'Sea water strainer clogs with weed',
    'Sea water strainer of main engine 1',
    scale(/^ME1_SWF$/, 0.55, 3 * HOUR),
    add(/^ME1_SWO$/, 9, 3 * HOUR),
    add(/^ME1_LTI$/, 6, 4 * HOUR),
  ],
  'feed-pump-trips': [
    'Fuel feed pump trips, the standby pump takes over',
    'Fuel feed pump of main engine 1',
    add(/^ME1_FBO$/, -1.6),
    approach(/^ME1_FF1$/, 0, 1),
    ...after(4, approach(/^ME1_FF2$/, 1, 1)),
    ...after(20, add(/^ME1_FBO$/, 1.5, 20)),
  ],
  'piston-rings-worn': [
    'Piston rings worn: gas blows into the crankcase',
    'Main engine 1',
    add(/^ME1_CRK$/, 3.2, 3 * DAY),
    add(/^ME1_OMD$/, 1.2, 3 * DAY),
  ],
  'bearing-hot': [
    'Main bearing runs hot: oil mist, and the safety system holds the load down',
    'Main engine 1',
    add(/^ME1_OMD$/, 7, 900),
    ...after(900, approach(/^ME1_SLD$/, 1, 1), approach(/^ME1_(LOAD|RCK)$/, 40, 60)),
  ],
  'engine-shut-down': [
    'Lube oil pipe bursts: low pressure stops the engine, all else follows',
    'Main engine 2',
    approach(/^ME2_LOP$/, 0.9, 5),
    ...after(6, approach(/^ME2_(RUN|LOAD|PWR)$/, 0, 2)),
    ...after(8, approach(/^ME2_(RPM|TC|RCK)$/, 0, 12)),
    ...after(12, approach(/^ME2_FOP$/, 2.4, 10), approach(/^ME2_CWP$/, 1.2, 20)),
    ...after(30, add(/^ME2_CWT$/, 9, 300)),
  ],
});

export const enginePlantSensorFaults = buildFaults('sensor', {
  'firing-pressure-drift': [
    'Pressure sensor of cylinder 3 drifts',
    'Cylinder pressure sensor 3, main engine 1',
    add(/^ME1_PMX3$/, -14, 4 * DAY),
  ],
  'filter-sensor-frozen': [
    'Differential pressure sensor of the lube oil filter frozen',
    'Lube oil filter sensor of main engine 1',
    hold(/^ME1_LFD$/),
  ],
  'turbo-inlet-sensor-broken': [
    'Thermocouple before the turbine broken: reads full scale',
    'Turbine inlet sensor of main engine 1',
    approach(/^ME1_TCI$/, 700, 1),
  ],
});
