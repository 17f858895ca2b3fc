/** Faults of hull, propellers and steering gear. */
import { add, buildFaults, hold, scale } from './fault.ts';

const DAY = 24 * 3600;

export const propulsionFaults = buildFaults('process', {
  'hull-fouled': [
    'Hull grown over: an eighth more power for the same speed',
    'Hull',
    scale(/^SH\d_(PWR|TRQ)$/, 1.125, 25 * DAY),
    scale(/^ME\d_(LOAD|PWR|FUEL)$/, 1.125, 25 * DAY),
  ],
  'propeller-damaged': [
    'Propeller blade bent by ice: more power from one day to the next',
    'Propeller of shaft 1',
    scale(/^SH1_(PWR|TRQ)$/, 1.07, 60),
    scale(/^ME1_(LOAD|PWR|FUEL)$/, 1.07, 60),
  ],
  'pitch-stuck': ['Pitch of the port propeller no longer follows its order', 'Propeller of shaft 1', hold(/^SH1_PIT$/)],
  'rudder-stuck': ['Port rudder no longer follows its order', 'Port rudder', hold(/^RUD_P$/)],
});

export const propulsionSensorFaults = buildFaults('sensor', {
  'azimuth-feedback-stuck': ['Angle feedback of the port azimuth sticks', 'Azimuth thruster port', hold(/^AZ1_ANG$/)],
  'torque-meter-offset': ['Torque meter shifted by work on the shaft', 'Torque meter of shaft 1', add(/^SH1_TRQ$/, 22)],
});
