import { describe, expect, it } from 'vitest';
import { POSITION, SPEED_THROUGH_WATER } from '../observation/tag.ts';
import { decodeAis } from '../protocol/ais/decode.ts';
import type { Reading } from '../recording/reading.ts';
import { createPrioritisedSink } from './prioritised-sink.ts';

const PLACE = { latitude: 59, longitude: 10 };

/** Ranks that reach the ship of positions from these talkers, each ranked 1 by its own sentence. */
function ranks(order: { priority: number; prefer: string[] }, ...talkers: string[]): (number | undefined)[] {
  const taken: Reading[] = [];
  const sink = createPrioritisedSink({ take: (reading) => taken.push(reading) }, order);
  for (const source of talkers) {
    const observations = [{ tag: POSITION, source, value: PLACE, rank: 1 }];
    sink.take({ kind: 'sensor', decoded: { observations }, line: '' }, 0, 0);
  }
  return taken.flatMap((reading) => (reading.kind === 'sensor' ? reading.decoded.observations : [])).map((o) => o.rank);
}

describe('the order of several sensors', () => {
  it('is that of the sentences where nothing else is said', () => {
    expect(ranks({ priority: 1, prefer: [] }, 'GP', 'II')).toEqual([1, 1]);
  });

  it('puts preferred talkers first, each of their sentences, and all others after them', () => {
    const [gn, gnGll, gp, ii] = ranks({ priority: 1, prefer: ['GN', 'GP'] }, 'GN', 'GN.GLL', 'GP', 'II') as number[];
    expect([gn, gnGll]).toEqual([1, 1]);
    expect((gp ?? 0) > (gn ?? 0) && (ii ?? 0) > (gp ?? 0)).toBe(true);
  });

  it('puts the last talker of one source before the first of the next', () => {
    const prefer = Array.from({ length: 20 }, (_, i) => `N2K:${i}`);
    const [last = 0] = ranks({ priority: 1, prefer }, 'N2K:99');
    const [first = 0] = ranks({ priority: 2, prefer: ['GP'] }, 'GP');
    expect(first).toBeGreaterThan(last);
  });

  it("counts the ship's own transponder among the talkers", () => {
    const read = decodeAis('13aI8e?P00PGpU:NR6s00?vT2000', 0);
    if (!read.ok) throw new Error(read.reason);
    const taken: Reading[] = [];
    const sink = createPrioritisedSink({ take: (reading) => taken.push(reading) }, { priority: 2, prefer: ['GP'] });
    sink.take({ kind: 'own-ais', message: read.message, line: '' }, 0, 0);
    const [gp = 0] = ranks({ priority: 2, prefer: ['GP'] }, 'GP');
    expect(taken[0]?.kind === 'own-ais' && (taken[0].rankStep ?? 0) > gp).toBe(true);
  });

  it('leaves alone what a ship may have several of', () => {
    const taken: Reading[] = [];
    const sink = createPrioritisedSink({ take: (reading) => taken.push(reading) }, { priority: 3, prefer: ['GP'] });
    const observation = { tag: SPEED_THROUGH_WATER, source: 'VW', value: 6 };
    sink.take({ kind: 'sensor', decoded: { observations: [observation] }, line: '' }, 0, 0);
    expect(taken[0]?.kind === 'sensor' && taken[0].decoded.observations[0]).toEqual(observation);
  });
});
