/** Faults of strings, modules and cells, with the order in which a battery management reports them. */
import { add, after, approach, buildFaults, scale } from './fault.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export const batterySystemFaults = buildFaults('process', {
  'weakest-string': [
    'Module 3 of pack 4 falls behind: its string limits the battery',
    'Battery string 3',
    add(/^BS3_SOH$/, -2, 10 * DAY),
    add(/^BS3_SPR$/, 12, 10 * DAY),
    add(/^BS3_CMIN$/, -0.012, 10 * DAY),
    add(/^BS3_C1(39|4[0-4])$/, -0.012, 10 * DAY),
    add(/^BS3_M24V$/, -0.07, 10 * DAY),
    add(/^BS3_M24T$/, 3, 10 * DAY),
  ],
  'string-trip': [
    'Insulation of string 4 breaks down: it trips, then ventilation and limits follow',
    'Battery string 4',
    approach(/^BS4_INS$/, 38, 480),
    ...after(480, approach(/^BS4_INL$/, 1, 1)),
    ...after(481, approach(/^BS4_TRIP$/, 1, 1)),
    ...after(482, approach(/^BS4_(K|A|KW)$/, 0, 1), scale(/^BS[123]_(A|KW)$/, 1.33, 1)),
    ...after(483, approach(/^BAT_VSPD$/, 100, 5)),
    ...after(484, scale(/^BAT_(DLIM|CLIM)$/, 0.75, 1)),
  ],
  'insulation-drop': [
    'Moisture in the battery room: insulation of string 2 falls',
    'Battery string 2',
    approach(/^BS2_INS$/, 74, 8 * HOUR),
    ...after(7.9 * HOUR, approach(/^BS2_INL$/, 1, 1)),
  ],
  'contactor-stuck': [
    'Contactor of string 1 says open while current flows: it is welded',
    'Contactor of battery string 1',
    approach(/^BS1_K$/, 0, 1),
  ],
  'cells-gassing': [
    'A cell of string 3 vents: gas, heat, full ventilation',
    'Battery string 3',
    add(/^BS3_TMAX$/, 22, 600),
    ...after(300, add(/^BAT_GAS$/, 140, 240)),
    ...after(330, approach(/^BAT_VSPD$/, 100, 5)),
    ...after(540, approach(/^BS3_TRIP$/, 1, 1), approach(/^BS3_(K|A|KW)$/, 0, 1)),
  ],
  'coolant-pump-weak': [
    'Coolant pump of the battery worn',
    'Battery coolant pump',
    scale(/^BAT_CLF$/, 0.25, 2 * HOUR),
    add(/^BAT_CLT$/, 5, 4 * HOUR),
    add(/^BS\d_TMAX$/, 9, 6 * HOUR),
  ],
  'battery-emergency-stop': [
    'Emergency stop of the battery pressed',
    'Battery',
    approach(/^BAT_ESD$/, 1, 1),
    ...after(1, approach(/^BS\d_(K|A|KW)$/, 0, 1), approach(/^BAT_(KW|C|DLIM|CLIM)$/, 0, 1)),
  ],
});

export const batterySystemSensorFaults = buildFaults('sensor', {
  'cell-wire-broken': [
    'Sense wire of cell 77 of string 3 broken',
    'Cell 77 of battery string 3',
    approach(/^BS3_C77$/, 0, 1),
  ],
  'module-sensor-drift': [
    'Temperature sensor of module 12 of string 1 drifts',
    'Module 12 of battery string 1',
    add(/^BS1_M12T$/, 14, 2 * DAY),
  ],
  'string-current-offset': [
    'Current sensor of string 2 has an offset',
    'Current sensor of battery string 2',
    add(/^BS2_A$/, 18),
  ],
});
