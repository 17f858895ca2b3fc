/** Faults of exhaust cleaning, its pumps and its probes. */
import { add, after, approach, buildFaults, scale } from './fault.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export const scrubberPlantFaults = buildFaults('process', {
  'scrubber-nozzles-clogged': [
    'Spray nozzles clog: sulphur climbs over the limit',
    'Scrubber nozzles',
    scale(/^EGC_(SO2|RATIO)$/, 2.9, 6 * HOUR),
    add(/^EGC_WWP$/, 0.5, 6 * HOUR),
    scale(/^EGC_FLOW$/, 0.9, 6 * HOUR),
  ],
  'wash-water-pump-trips': [
    'Wash water pump 1 trips: less water, then more sulphur',
    'Wash water pump 1',
    approach(/^EGC_WP1$/, 0, 1),
    scale(/^EGC_(FLOW|WWP)$/, 0.45, 20),
    ...after(60, add(/^EGC_SO2$/, 16, 300), add(/^EGC_RATIO$/, 3.6, 300)),
  ],
  'wash-water-pah-high': [
    'Combustion poor: oil in the wash water',
    'Wash water treatment',
    add(/^EGC_PAH$/, 34, 2 * HOUR),
    add(/^EGC_TURB$/, 7, 2 * HOUR),
  ],
  'bypass-damper-leaking': [
    'Bypass damper does not close: raw exhaust passes the scrubber',
    'Scrubber bypass damper',
    approach(/^EGC_BYP$/, 1, 1),
    add(/^EGC_RATIO$/, 9, 60),
    add(/^EGC_SO2$/, 40, 60),
  ],
});

export const scrubberPlantSensorFaults = buildFaults('sensor', {
  'discharge-ph-low-drift': ['Discharge pH probe drifts down', 'Discharge pH probe', add(/^EGC_PHO$/, -0.8, 3 * DAY)],
  'turbidity-probe-fouled': ['Turbidity probe fouled', 'Turbidity probe', add(/^EGC_TURB$/, 17, 2 * DAY)],
  'so2-analyser-low': ['Gas analyser reads a third too little', 'Gas analyser', scale(/^EGC_(SO2|RATIO)$/, 0.67, DAY)],
});
