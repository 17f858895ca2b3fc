import { describe, expect, it } from 'vitest';
import { computeDestination, computeDistanceMeters } from '../geo/geodesy.ts';
import { findStays, STAY_MIN_MS } from './stay.ts';
import type { Fix } from './track-jump.ts';

const MINUTE = 60_000;
const HARBOUR = { latitude: 58.97, longitude: 5.73 };

/** A fix a minute: `minutes` at a place, within `scatter` metres of it, going round. */
function at(place: { latitude: number; longitude: number }, minutes: number, scatter: number, startMs: number): Fix[] {
  return Array.from({ length: minutes + 1 }, (_, minute) => ({
    ...computeDestination(place, (minute * 37) % 360, scatter),
    time: startMs + minute * MINUTE,
  }));
}

/** A fix a minute along a course at a speed. */
function along(from: Fix, bearing: number, knots: number, minutes: number): Fix[] {
  return Array.from({ length: minutes }, (_, index) => ({
    ...computeDestination(from, bearing, ((index + 1) * knots * 1852) / 60),
    time: from.time + (index + 1) * MINUTE,
  }));
}

const last = (fixes: readonly Fix[]) => fixes.at(-1) as Fix;

describe('findStays', () => {
  it.each([
    ['moored, within the scatter of a receiver', 8, 'still'],
    ['held in place, within a ship’s width', 40, 'still'],
    ['swinging about an anchor', 220, 'swinging'],
  ])('%s', (_words, scatter, kind) => {
    const [stay, ...others] = findStays(at(HARBOUR, 120, scatter, 0));
    expect(others).toEqual([]);
    expect(stay).toMatchObject({ kind, from: 0, to: 120 * MINUTE });
    expect(computeDistanceMeters(stay ?? HARBOUR, HARBOUR)).toBeLessThan(scatter);
  });

  /** A call at the harbour of so many minutes, with an hour's way in and out at `knots`. */
  function callOf(minutes: number, knots: number) {
    const arriving = along({ ...computeDestination(HARBOUR, 270, knots * 1852), time: -60 * MINUTE }, 90, knots, 60);
    const moored = at(HARBOUR, minutes, 5, 0);
    return [...arriving, ...moored, ...along(last(moored), 270, knots, 60)];
  }

  it('knows when the vessel came and left', () => {
    const [stay, ...others] = findStays(callOf(300, 8));
    expect(others).toEqual([]);
    expect(Math.abs((stay?.from ?? 0) - 0)).toBeLessThanOrEqual(MINUTE);
    expect(Math.abs((stay?.to ?? 0) - 300 * MINUTE)).toBeLessThanOrEqual(MINUTE);
  });

  it('takes the call of a ferry for lying still, though a third of its fixes are the way in and out', () => {
    const [call, ...others] = findStays(callOf(20, 6));
    expect(others).toEqual([]);
    expect(call).toMatchObject({ kind: 'still', from: 0, to: 20 * MINUTE });
    expect(call?.radiusMeters).toBeLessThan(10);
  });

  it('keeps a stay whole over a silence, and parts two places', () => {
    const before = at(HARBOUR, 60, 5, 0);
    const after = at(HARBOUR, 60, 5, 600 * MINUTE);
    expect(findStays([...before, ...after])).toHaveLength(1);
    const elsewhere = at(computeDestination(HARBOUR, 0, 5000), 60, 5, 600 * MINUTE);
    expect(findStays([...before, ...elsewhere])).toHaveLength(2);
  });

  it('finds none where a vessel only passes, is slow, or pauses', () => {
    const start = { ...HARBOUR, time: 0 };
    expect(findStays(along(start, 0, 12, 120))).toEqual([]);
    expect(findStays(along(start, 0, 3, 120))).toEqual([]);
    expect(findStays(at(HARBOUR, STAY_MIN_MS / MINUTE - 1, 5, 0))).toEqual([]);
    expect(findStays([])).toEqual([]);
  });

  it('finds one across 180°', () => {
    const [stay] = findStays(at({ latitude: -17, longitude: 180 }, 60, 200, 0));
    expect(stay?.kind).toBe('swinging');
    expect(Math.abs(stay?.longitude ?? 0)).toBeGreaterThan(179.99);
  });
});
