import { HOUR_MS } from '@fms/domain/time';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildVessel, NOON } from '../../testing/builders.ts';
import { renderLive } from '../../testing/live-screen.tsx';
import { clearScreen } from '../../testing/screen.tsx';
import type { TrackTime } from './location-state.ts';
import { useWindowTrack } from './use-window-track.ts';

afterEach(clearScreen);

/** It has no position tag, so that no track is asked for. */
const VESSEL = buildVessel(1);

function Window({ time }: { time: TrackTime }) {
  const { window } = useWindowTrack(VESSEL, time, 6);
  return <p>{[window.from, window.to].map((at) => (at - NOON) / HOUR_MS).join(' ')}</p>;
}

it.each<[string, TrackTime, string]>([
  ['of the last hours ends now', { mode: 'live', range: '6h' }, '-6 0'],
  ['around a moment of today ends now', { mode: 'fixed', from: NOON - 6 * HOUR_MS, to: NOON + 5 * HOUR_MS }, '-6 0'],
  ['of the past keeps its end', { mode: 'fixed', from: NOON - 6 * HOUR_MS, to: NOON - HOUR_MS }, '-6 -1'],
])('the window %s', (_words, time, expected) => {
  renderLive({ tags: [], children: <Window time={time} /> });
  expect(screen.getByRole('paragraph').textContent).toBe(expected);
});
