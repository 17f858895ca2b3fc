import { describe, expect, it } from 'vitest';
import { evaluateBudget, startUsage, USUAL_CAMERA_BUDGET } from './camera-budget.ts';
import {
  addFrame,
  fitFrameRate,
  getLiveState,
  LIVE_MS,
  type LiveView,
  MAX_PROLONGATIONS,
  prolongLiveView,
  startLiveView,
} from './live-view.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const evaluate = (view: LiveView, now: number) =>
  evaluateBudget(USUAL_CAMERA_BUDGET, startUsage(NOON), { purpose: 'live', streamBytes: view.bytes }, now);
const stateOf = (view: LiveView, now: number) => getLiveState(view, evaluate(view, now), now);

describe('a live view', () => {
  it('runs for two minutes, then stops and may be prolonged', () => {
    let view = startLiveView(NOON);
    expect(stateOf(view, NOON + 1)).toEqual({ state: 'running', leftMs: LIVE_MS - 1 });
    view = addFrame(view, 20_000, NOON + LIVE_MS - 1);
    expect(stateOf(view, NOON + LIVE_MS)).toEqual({ state: 'ended', reason: 'time-over', canProlong: true });
    const longer = prolongLiveView(view, NOON + LIVE_MS + 5000) as LiveView;
    expect(stateOf(longer, NOON + LIVE_MS + 5000)).toEqual({ state: 'running', leftMs: LIVE_MS });
    expect(longer.bytes).toBe(20_000);
  });

  it('is prolonged a bounded number of times', () => {
    let view: LiveView | null = startLiveView(NOON);
    let count = 0;
    for (; view !== null; count++) view = prolongLiveView(view, NOON + count);
    expect(count - 1).toBe(MAX_PROLONGATIONS);
  });

  it('ends when the budget of the stream is used, and asking again does not help', () => {
    const view = addFrame(startLiveView(NOON), USUAL_CAMERA_BUDGET.streamBytes, NOON + 1000);
    expect(stateOf(view, NOON + 1001)).toEqual({ state: 'ended', reason: 'budget-stream', canProlong: false });
  });

  it('ends when no frame comes', () => {
    expect(stateOf(startLiveView(NOON), NOON + 15_000)).toMatchObject({ reason: 'silent' });
    const view = addFrame(startLiveView(NOON), 1, NOON + 14_000);
    expect(stateOf(view, NOON + 15_000).state).toBe('running');
  });

  it.each(['stopped', 'right-lost', 'link-down'] as const)('that was ended as %s stays so', (reason) => {
    const view = { ...startLiveView(NOON), stopped: { at: NOON + 1, reason } };
    expect(stateOf(view, NOON + 2)).toEqual({ state: 'ended', reason, canProlong: false });
    expect(prolongLiveView(view, NOON + 2)).toBeNull();
  });
});

describe('the rate of frames', () => {
  it.each([
    [256_000, 20_000, 5, 1.6],
    [64_000, 20_000, 5, 0.4],
    [10_000_000, 20_000, 5, 5],
    [10_000, 20_000, 5, null],
    [64_000, 0, 5, 5],
  ])('of %d bit/s and frames of %d bytes, at most %d a second', (bitRate, bytes, most, expected) => {
    expect(fitFrameRate(bitRate, bytes, most)).toBe(expected);
  });
});
