import { describe, expect, it } from 'vitest';
import { getShipSpec, HOUR } from '../testing/ships.ts';
import { getBound } from './bound.ts';
import type { Itinerary } from './itinerary.ts';

/** The itinerary of a ship with its first stage at epoch 0, and the first whole second of each stage. */
function cycleOf(key: string) {
  const itinerary: Itinerary = { ...getShipSpec(key).itinerary, offsetSeconds: 0 };
  const ends: number[] = [];
  for (const { seconds } of itinerary.stages) ends.push((ends.at(-1) ?? 0) + seconds);
  const begins = (stage: number) => (stage === 0 ? 0 : Math.ceil(ends[stage - 1] ?? Number.NaN));
  return { itinerary, begins, ends };
}

describe('where a ship is bound', () => {
  it('is where its passage leads, from the quay it leaves to the one it reaches', () => {
    const { itinerary, begins, ends } = cycleOf('hestnes');
    const toRotterdam = { place: 'Rotterdam', arrivesSeconds: ends[1] };
    for (const seconds of [begins(0), begins(1) - 1, begins(1), begins(2) - 1])
      expect(getBound(itinerary, seconds)).toEqual(toRotterdam);
    expect(getBound(itinerary, begins(2))).toEqual({ place: 'Sture', arrivesSeconds: ends[3] });
  });

  it('goes on into the next round of its plan', () => {
    const { itinerary, begins, ends } = cycleOf('kvitholm');
    const { cycleSeconds } = itinerary;
    const inKristiansand = getBound(itinerary, begins(3) + HOUR);
    expect(inKristiansand).toEqual({ place: 'Hirtshals', arrivesSeconds: cycleSeconds + (ends[0] ?? Number.NaN) });
    expect(getBound(itinerary, cycleSeconds)).toEqual(inKristiansand);
    const earlier = getBound(itinerary, begins(3) + HOUR - 5 * cycleSeconds);
    expect(earlier.arrivesSeconds).toBe((ends[0] ?? Number.NaN) - 4 * cycleSeconds);
  });

  it('is not the ground on which a trawler hauls, but the port it lands at', () => {
    const { itinerary, begins, ends } = cycleOf('tralvik');
    expect(getBound(itinerary, begins(1)).place).toBe('Egersund bank');
    expect(getBound(itinerary, begins(2))).toEqual({ place: 'Egersund', arrivesSeconds: ends.at(-1) });
  });

  it('is nowhere for a plan that never leaves a place', () => {
    const { itinerary } = cycleOf('tralvik');
    const stages = itinerary.stages.filter(({ place }) => place === 'Egersund bank').slice(1);
    expect(() => getBound({ ...itinerary, stages }, 0)).toThrow('never leaves');
  });
});
