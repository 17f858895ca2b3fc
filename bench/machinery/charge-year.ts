/** A year of charges of a ferry that charges at every berth: about as many records as one answer may hold. */

import type { TextReading } from '@fms/contract/link';
import { DAY_MS, MINUTE_MS } from '@fms/domain/time';
import type { ShipLink } from '../../e2e/fixtures/product/fleet-link.ts';
import { computeNoise } from '../subject/signal.ts';

export const CHARGES_A_DAY = 40;
export const YEAR_DAYS = 365;
const CHARGE_MS = 12 * MINUTE_MS;
const STRINGS = 4;
const BATCH = 4000;
const SEED = 413;

/** Sends the year before `endMs` under the tag at `tagIndex`; answers how many records that are. */
export async function sendChargeYear(link: ShipLink, tagIndex: number, endMs: number): Promise<number> {
  const texts = Array.from({ length: YEAR_DAYS * CHARGES_A_DAY }, (_, charge): TextReading[] => {
    const begin = endMs - (charge + 1) * (DAY_MS / CHARGES_A_DAY);
    return [
      { tagIndex, timeMs: begin, ordinal: 0, quality: 0, value: record(-1, 68, charge) },
      { tagIndex, timeMs: begin + CHARGE_MS, ordinal: 0, quality: 0, value: record(1, 77, charge) },
    ];
  }).flat();
  for (let from = 0; from < texts.length; from += BATCH) {
    await link.send({ numbers: [], positions: [], traffic: [], texts: texts.slice(from, from + BATCH) }, 'history');
  }
  return texts.length;
}

/** As the simulator says it: the state of charge of each string. */
function record(StateChange: number, percent: number, charge: number): string {
  const battery = Array.from({ length: STRINGS }, (_, string) => {
    const value = Math.round(10 * (percent + 3 * computeNoise(SEED + string, 2 * charge + StateChange))) / 10;
    return { SOC: { value, unit: '%' } };
  });
  return JSON.stringify({ StateChange, battery });
}
