import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../time/unit.ts';
import { computeNextStatus, OUT_OF_RANGE_MS, type StatusEvent, type StatusMemory } from './status-event.ts';

const NOON = Date.parse('2026-11-21T12:00:00.000Z');

/** Speeds a minute apart, as they are heard. */
function eventsOf(speeds: readonly (number | null)[]): StatusEvent[] {
  let memory: StatusMemory | undefined;
  return speeds.flatMap((speedKnots, index) => {
    const time = NOON + index * MINUTE_MS;
    const next = computeNextStatus(memory, { time, speedKnots }, time);
    memory = next.memory;
    return next.events;
  });
}

describe('computeNextStatus', () => {
  it.each([
    ['how it is found is no event', [12], []],
    ['under way above 3.5 kn', [0, 3.6], [['under-way', 1]]],
    ['not at 3.5 kn', [0, 3.5], []],
    ['stopped below 0.5 kn', [12, 0.4], [['stopped', 1]]],
    ['not at 0.5 kn', [12, 0.5], []],
    ['swinging between the two is nothing new', [0, 0.8, 0.3, 2, 0.4, 3.4, 0.1], []],
    ['slowing down, waiting and going on is nothing new', [12, 1, 2, 12], []],
    ['found between the two: what it did before is not known', [2, 12], []],
    ['an unknown speed changes nothing', [12, null, 12], []],
  ])('%s', (_words, speeds, expected) => {
    const events = eventsOf(speeds).map(({ kind, time }) => [kind, (time - NOON) / MINUTE_MS]);
    expect(events).toEqual(expected);
  });

  it('goes out of range an hour after the last position, and comes back with the next', () => {
    const first = computeNextStatus(undefined, { time: NOON, speedKnots: 12 }, NOON);
    const still = computeNextStatus(first.memory, { time: NOON, speedKnots: 12 }, NOON + OUT_OF_RANGE_MS);
    expect(still).toEqual({ memory: first.memory, events: [] });
    const gone = computeNextStatus(still.memory, { time: NOON, speedKnots: 12 }, NOON + OUT_OF_RANGE_MS + 1);
    expect(gone.events).toEqual([{ kind: 'out-of-range', time: NOON + OUT_OF_RANGE_MS }]);
    const later = NOON + 2 * OUT_OF_RANGE_MS;
    const back = computeNextStatus(gone.memory, { time: later, speedKnots: 0 }, later);
    expect(back.events.map(({ kind }) => kind)).toEqual(['in-range', 'stopped']);
  });

  it('knows nothing of a vessel that was never heard of', () => {
    expect(computeNextStatus(undefined, { time: null, speedKnots: null }, NOON)).toEqual({
      memory: undefined,
      events: [],
    });
  });
});
