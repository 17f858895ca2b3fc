import { toId, type VesselId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import type { LivePosition } from '../../../live/index.ts';
import { NOON } from '../../../testing/builders.ts';
import { StatusMonitor } from './status-monitor.ts';

const HAVBRIS = toId<VesselId>(1);
const BRIMNES = toId<VesselId>(2);

/** Positions and a clock that a test moves by hand. */
function aFleet(speedKnots: number) {
  let nowMs = NOON;
  let position: LivePosition = {
    latitude: 60,
    longitude: 3,
    time: NOON,
    speedKnots,
    courseDegrees: 0,
    headingDegrees: 0,
    quality: 0,
  };
  const moved = new Set<(ids: readonly VesselId[]) => void>();
  const ticked = new Set<() => void>();
  const looked: VesselId[] = [];
  function into<Listener>(set: Set<Listener>) {
    return (listener: Listener) => {
      set.add(listener);
      return () => set.delete(listener);
    };
  }
  const read = (id: VesselId) => {
    looked.push(id);
    return id === HAVBRIS ? position : { ...position, time: NOON };
  };
  const entries = () => [HAVBRIS, BRIMNES].map((id) => [id, position]);
  const live = {
    positions: { read, entries, subscribeAll: into(moved) },
    clock: { now: () => nowMs, subscribe: into(ticked), setServerTime: () => {} },
  } as unknown as ConstructorParameters<typeof StatusMonitor>[0];
  return {
    live,
    /** Which vessels were looked at since this was read last. */
    takeLooked: () => looked.splice(0),
    move(speed: number, minutes: number) {
      nowMs += minutes * MINUTE_MS;
      position = { ...position, time: nowMs, speedKnots: speed };
      for (const listener of moved) listener([HAVBRIS]);
    },
    wait(minutes: number) {
      nowMs += minutes * MINUTE_MS;
      for (const listener of ticked) listener();
    },
  };
}

describe('StatusMonitor', () => {
  it('tells what happens after it began, newest first', () => {
    const fleet = aFleet(0);
    const watch = new StatusMonitor(fleet.live);
    let told = 0;
    watch.subscribe(() => {
      told += 1;
    });
    fleet.move(8, 1);
    fleet.move(9, 1);
    fleet.wait(61);
    expect(watch.events.map(({ kind, vesselId }) => [kind, vesselId])).toEqual([
      ['out-of-range', HAVBRIS],
      ['out-of-range', BRIMNES],
      ['under-way', HAVBRIS],
    ]);
    expect(told).toBe(2);
  });

  it('looks at those that moved, and at all of them once a minute', () => {
    const fleet = aFleet(0);
    new StatusMonitor(fleet.live);
    expect(fleet.takeLooked()).toEqual([HAVBRIS, BRIMNES]);
    fleet.move(8, 0.1);
    expect(fleet.takeLooked()).toEqual([HAVBRIS]);
    fleet.wait(1);
    expect(fleet.takeLooked()).toEqual([HAVBRIS, BRIMNES]);
  });

  it('says since when', () => {
    expect(new StatusMonitor(aFleet(0).live).since).toBe(NOON);
  });
});
