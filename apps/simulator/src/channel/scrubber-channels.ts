/** Exhaust cleaning. */
import { RATIO_LIMIT } from '../ship/scrubber-truth.ts';
import type { ScrubberTruth } from '../ship/truth.ts';
import type { MachinerySpec } from '../spec/machinery-spec.ts';
import { buildChannels, type Channel, type ChannelRow, limitHigh, limitLow } from './channel.ts';
import { YES_OR_NO } from './quantity.ts';

const RUNNING = { ...YES_OR_NO, description: '1 open loop, 0 bypassed' };
const PH = { unit: 'pH', decimals: 2, max: 14 };
const RATIO = limitHigh({ unit: 'ppm/%', decimals: 2, max: 25 }, RATIO_LIMIT, 6, 0.2, 60);
const PAH = limitHigh({ unit: 'µg/l', decimals: 1, max: 60 }, 45, 50, 1, 60);
const TURBIDITY = limitHigh({ unit: 'NTU', decimals: 1, max: 30 }, 22, 25, 1, 60);

const SCRUBBER_ROWS: readonly ChannelRow<ScrubberTruth>[] = [
  ['ON', 10, 'running', RUNNING, (s) => (s.open ? 1 : 0)],
  ['SO2', 10, 'SO2', { unit: 'ppm', decimals: 1, max: 60 }, (s) => s.so2Ppm, 0.1],
  ['CO2', 10, 'CO2', { unit: '%', decimals: 2, max: 10 }, (s) => s.co2Percent, 0.01],
  ['RATIO', 10, 'SO2 to CO2 ratio', RATIO, (s) => (s.open ? s.so2Ppm / s.co2Percent : 0), 0.02],
  ['PHI', 10, 'inlet pH', PH, (s) => s.inletPh, 0.01],
  ['PHO', 10, 'discharge pH', limitLow(PH, 6.5, 6, 0.1, 60), (s) => s.dischargePh, 0.01],
  ['PAH', 10, 'discharge PAH', PAH, (s) => s.pahMicrograms, 0.2],
  ['TURB', 10, 'discharge turbidity', TURBIDITY, (s) => s.turbidity, 0.1],
  ['FLOW', 10, 'wash water flow', { unit: 'm³/h', decimals: 0, max: 2000 }, (s) => s.washWaterM3PerHour, 2],
];

export function buildScrubberChannels({ scrubber }: MachinerySpec): Channel[] {
  if (!scrubber) return [];
  return buildChannels('Scrubber', { code: 'EGC', name: 'Scrubber', find: (t) => t.scrubber }, SCRUBBER_ROWS);
}
