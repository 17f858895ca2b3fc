/** Faults of tanks, their gauges, the transfer system and flow meters. */
import { add, buildFaults, hold, scale } from './fault.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

export const tankFuelFaults = buildFaults('process', {
  'tank-leak-slow': [
    'Fuel leaks from the starboard tank into the void space',
    'Fuel oil tank, starboard',
    scale(/^FO1S_(LVL|VOL|SND)$/, 0.93, 2 * DAY),
  ],
  'valve-passing': [
    'Cross-over valve passes: fuel runs from port to starboard',
    'Fuel cross-over valve',
    scale(/^FO1P_(LVL|VOL|SND)$/, 0.97, 12 * HOUR),
    scale(/^FO1S_(LVL|VOL|SND)$/, 1.03, 12 * HOUR),
  ],
  'transfer-pump-worn': ['Fuel transfer pump worn: half its flow', 'Fuel transfer pump', scale(/^FTP_FLOW$/, 0.5, DAY)],
});

export const tankFuelSensorFaults = buildFaults('sensor', {
  'sounding-frozen': [
    'Sounding of the port fuel tank frozen',
    'Level gauge of the fuel oil tank, port',
    hold(/^FO1P_(LVL|SND)$/),
  ],
  'sounding-drift': [
    'Gauge of the day tank drifts upwards',
    'Level gauge of the fuel oil day tank',
    add(/^FODAY_LVL$/, 9, 3 * DAY),
    add(/^FODAY_SND$/, 0.3, 3 * DAY),
  ],
  'draught-sensor-blocked': ['Forward draught sensor blocked', 'Forward draught sensor', hold(/^LC_DF$/)],
  'heel-sensor-offset': ['Inclinometer of the loading computer fitted askew', 'Inclinometer', add(/^LC_HEEL$/, 1.2)],
  'supply-meter-stuck': ['Fuel supply meter sticks', 'Fuel supply meter of main engine 1', hold(/^ME1_FSF$/)],
  'return-meter-drift': [
    'Fuel return meter reads less and less',
    'Fuel return meter of main engine 1',
    scale(/^ME1_FRF$/, 0.96, 5 * DAY),
  ],
  'return-over-supply': [
    'Fuel return meter reads far too much: net flow below nothing',
    'Fuel return meter of generator 1',
    scale(/^DG1_FRF$/, 1.6, 60),
  ],
  'density-mistyped': ['Density of the delivery note entered wrong', 'Fuel density', add(/^FUEL_DENS$/, 22)],
});
