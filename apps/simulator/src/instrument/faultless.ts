import type { InstrumentFaults } from './ship-instruments.ts';

/** Instruments that never err. */
export const FAULTLESS: InstrumentFaults = {
  bridge: (reading) => reading,
  channel: (_, value) => value,
};
