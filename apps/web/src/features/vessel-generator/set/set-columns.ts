import type { TextKey } from '../../../language/index.ts';

/** Heads of the table with the words that stand before a value where rows are two lines; minor ones give way first. */
export const SET_COLUMNS = [
  { key: 'power', head: 'HEAD_KW' },
  { key: 'load', head: 'HEAD_LOAD' },
  { key: 'reactivePower', head: 'HEAD_KVAR' },
  { key: 'powerFactor', head: 'HEAD_POWER_FACTOR' },
  { key: 'voltage', head: 'HEAD_VOLT', isMinor: true },
  { key: 'frequency', head: 'HEAD_HERTZ', isMinor: true },
  { key: 'current', head: 'HEAD_AMPERE', isMinor: true },
  { key: 'sfoc', head: 'HEAD_SFOC' },
  { key: 'fuelMass', head: 'HEAD_FUEL' },
  { key: 'runningHours', head: 'HEAD_HOURS' },
  { key: 'hoursToOverhaul', head: 'HEAD_OVERHAUL' },
  { key: 'starts', head: 'HEAD_STARTS' },
  { key: 'lowLoad', head: 'HEAD_LOW_LOAD' },
  { key: 'age', head: 'HEAD_AGE' },
] as const satisfies readonly { key: string; head: TextKey; isMinor?: boolean }[];
