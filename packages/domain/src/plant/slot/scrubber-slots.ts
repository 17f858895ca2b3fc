/** Exhaust gas cleaning: what the rules of MEPC.340(77) ask to be recorded. */
import { type SlotRow, STATE, toSlots } from './slot.ts';

const SCRUBBER = { group: 'scrubber' } as const;

const ROWS: readonly SlotRow[] = [
  ['running', 'running', '', { ...STATE, ...SCRUBBER }],
  /** 0 bypass, 1 open loop, 2 closed loop. */
  ['mode', 'mode', '', SCRUBBER],
  ['so2', 'SO2', 'ppm', SCRUBBER],
  ['co2', 'CO2', '%', SCRUBBER],
  ['ratio', 'SO2 to CO2 ratio', 'ppm/%', SCRUBBER],
  ['inletPh', 'inlet pH', 'pH', SCRUBBER],
  ['dischargePh', 'discharge pH', 'pH', SCRUBBER],
  ['inletPah', 'inlet PAH', 'µg/l', SCRUBBER],
  ['dischargePah', 'discharge PAH', 'µg/l', SCRUBBER],
  ['inletTurbidity', 'inlet turbidity', 'NTU', SCRUBBER],
  ['dischargeTurbidity', 'discharge turbidity', 'NTU', SCRUBBER],
  ['washWaterFlow', 'wash water flow', 'm³/h', SCRUBBER],
  ['washWaterPressure', 'wash water pressure', 'bar', SCRUBBER],
  ['washWaterTemperature', 'wash water temperature', '°C', SCRUBBER],
  ['bypass', 'bypass damper open', '', { ...STATE, ...SCRUBBER }],
  ['exhaustTemperature', 'exhaust outlet temperature', '°C', SCRUBBER],
  ['connectedPower', 'connected power', 'kW', SCRUBBER],
  ['calibrating', 'analyser calibrating', '', { ...STATE, ...SCRUBBER }],
];

export const SCRUBBER_SLOTS = toSlots(ROWS);
