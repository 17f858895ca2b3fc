import { type TagId, toId, type VesselId } from '@fms/domain/identity';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startLanguage } from '../../../language/index.ts';
import { STEP_UNKNOWN } from '../../../map/track/track-feature.ts';
import { NOON } from '../../../testing/builders.ts';
import { type RequestedTrack, useTrackFeatures } from './use-track-features.ts';

beforeEach(() => {
  vi.useFakeTimers();
  startLanguage();
});
afterEach(() => void vi.useRealTimers());

/** Northward, a fix every minute, newest first. */
function wanted(ship: number, given: Partial<RequestedTrack> = {}): RequestedTrack {
  const data = [3, 2, 1, 0].map((minute) => ({
    id: minute,
    dataTagId: toId<TagId>(1),
    scope: 14,
    latitude: 60 + minute / 300,
    longitude: ship,
    timestamp: new Date(NOON + minute * 60_000).toISOString(),
  }));
  return { id: toId<VesselId>(ship), data, scope: 14, colour: undefined, ...given };
}

it('makes one track after the other, with the page drawing in between, and none of them twice', () => {
  const [first, second] = [wanted(1), wanted(2)];
  const { result, rerender } = renderHook(useTrackFeatures, { initialProps: [first, second] });
  const made = () => result.current.map((features) => features?.features.length);
  const step = () => act(() => void vi.runOnlyPendingTimers());
  expect(made()).toEqual([undefined, undefined]);
  step();
  expect(made()).toEqual([1, undefined]);
  step();
  expect(made()).toEqual([1, 1]);
  const [kept] = result.current;
  const third = wanted(3);
  rerender([first, third]);
  expect(result.current).toEqual([kept, undefined]);
  step();
  expect(result.current[0]).toBe(kept);
  expect(made()).toEqual([1, 1]);
});

it('makes a track anew when it is coloured by something else', () => {
  const track = wanted(1);
  const { result, rerender } = renderHook(useTrackFeatures, { initialProps: [track] });
  const steps = () => result.current[0]?.features.map(({ properties }) => properties.step);
  act(() => void vi.runOnlyPendingTimers());
  expect(steps()).toEqual([4]);
  rerender([{ ...track, colour: { kind: 'value', min: 0, max: 1, valueAt: () => undefined } }]);
  // It does not leave the map meanwhile.
  expect(steps()).toEqual([4]);
  act(() => void vi.runOnlyPendingTimers());
  expect(steps()).toEqual([STEP_UNKNOWN]);
});
