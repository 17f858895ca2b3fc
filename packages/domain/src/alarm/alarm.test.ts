import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUALITY_BAD_SOURCE } from '../quality/quality.ts';
import {
  type AlarmLimits,
  type AlarmSample,
  type AlarmState,
  type AlarmTransition,
  evaluateSample,
  evaluateTime,
  getPendingUntil,
  INITIAL_ALARM_STATE,
  isUneventful,
} from './alarm.ts';

fc.configureGlobal({ seed: 1406 });

const HIGH: AlarmLimits = { alarmLevel: 80, emergencyLevel: 95, reverse: false, delaySeconds: 0, deadBand: 0 };
const LOW: AlarmLimits = { ...HIGH, alarmLevel: 2.5, emergencyLevel: 1, reverse: true };

/** Evaluates values one second apart; what happened reads as `raised warning @2`. */
function run(limits: AlarmLimits, values: readonly (number | null)[]) {
  return evaluateAll(
    limits,
    values.map((value, second) => ({ time: second * 1000, value })),
  );
}

function evaluateAll(limits: AlarmLimits, samples: readonly AlarmSample[]) {
  const transitions: AlarmTransition[] = [];
  let state: AlarmState = INITIAL_ALARM_STATE;
  for (const sample of samples) {
    const evaluated = evaluateSample(limits, state, sample);
    state = evaluated.state;
    if (evaluated.transition) transitions.push(evaluated.transition);
  }
  return { state, transitions, story: transitions.map((t) => `${t.kind} ${t.to} @${t.time / 1000}`) };
}

describe('evaluateSample', () => {
  it.each([
    ['below both levels nothing happens', HIGH, [10, 79.9], []],
    ['reaching the alarm level raises a warning', HIGH, [10, 80], ['raised warning @1']],
    ['it is raised once', HIGH, [80, 81, 82], ['raised warning @0']],
    ['reaching the emergency level escalates to an alarm', HIGH, [80, 95], ['raised warning @0', 'escalated alarm @1']],
    ['straight to the emergency level is one alarm', HIGH, [10, 99], ['raised alarm @1']],
    ['coming back clears', HIGH, [80, 79], ['raised warning @0', 'cleared normal @1']],
    ['half way back lowers', HIGH, [95, 90, 70], ['raised alarm @0', 'lowered warning @1', 'cleared normal @2']],
    ['no levels, no alarm', { ...HIGH, alarmLevel: null, emergencyLevel: null }, [1e9], []],
    ['an emergency level alone', { ...HIGH, alarmLevel: null }, [90, 95, 90], ['raised alarm @1', 'cleared normal @2']],
    ['a truth value raises at 1', { ...HIGH, alarmLevel: 1, emergencyLevel: null }, [0, 1], ['raised warning @1']],
    ['reverse: falling raises', LOW, [3, 2.5, 1, 3], ['raised warning @1', 'escalated alarm @2', 'cleared normal @3']],
    ['reverse: a high value raises nothing', LOW, [3, 1000], []],
    ['delay: a short peak raises nothing', { ...HIGH, delaySeconds: 3 }, [80, 80, 80, 70], []],
    ['delay: held long enough raises', { ...HIGH, delaySeconds: 3 }, [70, 80, 81, 82, 83], ['raised warning @4']],
    [
      'delay: an interruption starts it anew',
      { ...HIGH, delaySeconds: 2 },
      [80, 80, 70, 80, 80, 80],
      ['raised warning @5'],
    ],
    [
      'delay: each level has its own',
      { ...HIGH, delaySeconds: 2 },
      [80, 95, 95, 95],
      ['raised warning @2', 'escalated alarm @3'],
    ],
    [
      'delay: time above the emergency level counts for the alarm level',
      { ...HIGH, delaySeconds: 2 },
      [96, 85, 85],
      ['raised warning @2'],
    ],
    [
      'dead band: clearing needs to pass it',
      { ...HIGH, deadBand: 5 },
      [80, 76, 75, 74.9],
      ['raised warning @0', 'cleared normal @3'],
    ],
    ['dead band: it does not hold what was not raised', { ...HIGH, deadBand: 5 }, [76, 79], []],
    ['dead band: reverse', { ...LOW, deadBand: 0.5 }, [2.5, 3, 3.1], ['raised warning @0', 'cleared normal @2']],
    ['an unknown value clears nothing', HIGH, [80, null, 81], ['raised warning @0']],
    ['what is no number clears nothing', HIGH, [80, Number.NaN, 81], ['raised warning @0']],
  ])('%s', (_sentence, limits, values, story) => {
    expect(run(limits, values).story).toEqual(story);
  });

  it('never makes a live transition of a sample older than the last one evaluated', () => {
    const { story, state } = evaluateAll(HIGH, [
      { time: 10_000, value: 50 },
      { time: 4000, value: 99 },
      { time: 11_000, value: 80 },
      { time: 10_500, value: 20 },
    ]);
    expect(story).toEqual(['raised warning @11']);
    expect(state.last).toEqual({ time: 11_000, value: 80 });
  });

  it('evaluates the next reading of the same millisecond', () => {
    const samples = [
      { time: 1000, value: 50 },
      { time: 1000, value: 80 },
    ];
    expect(evaluateAll(HIGH, samples).story).toEqual(['raised warning @1']);
  });

  it('does not believe a value its source calls bad', () => {
    expect(evaluateAll(HIGH, [{ time: 0, value: 99, quality: QUALITY_BAD_SOURCE }]).story).toEqual([]);
  });

  it('carries the evidence of a transition', () => {
    expect(run(HIGH, [10, 85]).transitions).toEqual([
      { kind: 'raised', from: 'normal', to: 'warning', time: 1000, value: 85 },
    ]);
  });
});

describe('evaluateTime', () => {
  const limits = { ...HIGH, delaySeconds: 30 };
  const pending = run(limits, [85]).state;

  it('ends the delay of a tag that is sent on change only', () => {
    expect(getPendingUntil(limits, pending)).toBe(30_000);
    expect(evaluateTime(limits, pending, 29_999).transition).toBeNull();
    const due = evaluateTime(limits, pending, 30_000);
    expect(due.transition).toMatchObject({ kind: 'raised', to: 'warning', time: 30_000, value: 85 });
    expect(getPendingUntil(limits, due.state)).toBeNull();
  });

  it('does not make a sample late that was measured before it', () => {
    const due = evaluateTime(limits, pending, 30_000);
    expect(evaluateSample(limits, due.state, { time: 29_000, value: 10 }).transition?.kind).toBe('cleared');
  });

  it('has nothing to say before the first sample', () => {
    expect(evaluateTime(limits, INITIAL_ALARM_STATE, 1e9)).toEqual({ state: INITIAL_ALARM_STATE, transition: null });
    expect(getPendingUntil(limits, INITIAL_ALARM_STATE)).toBeNull();
  });
});

describe('whatever the values are', () => {
  const anyLimits = fc.record({
    alarmLevel: fc.option(fc.integer({ min: 0, max: 10 })),
    emergencyLevel: fc.option(fc.integer({ min: 0, max: 10 })),
    reverse: fc.boolean(),
    delaySeconds: fc.integer({ min: 0, max: 5 }),
    deadBand: fc.integer({ min: 0, max: 3 }),
  });
  const anySample = fc.record({
    time: fc.integer({ min: 0, max: 60 }).map((seconds) => seconds * 1000),
    value: fc.option(fc.integer({ min: -5, max: 15 })),
  });
  const samples = fc.array(anySample, { maxLength: 60 });

  it('transitions form an unbroken chain from normal to the state left behind, never back in time', () => {
    fc.assert(
      fc.property(anyLimits, samples, (limits, given) => {
        const { transitions, state } = evaluateAll(limits, given);
        let severity = 'normal';
        let time = 0;
        for (const transition of transitions) {
          expect(transition.from).toBe(severity);
          expect(transition.to).not.toBe(transition.from);
          expect(transition.time).toBeGreaterThanOrEqual(time);
          severity = transition.to;
          time = transition.time;
        }
        expect(state.severity).toBe(severity);
      }),
    );
  });

  it('what is uneventful changes nothing but the newest sample, and at rest most is', () => {
    fc.assert(
      fc.property(anyLimits, samples, fc.integer({ min: -5, max: 15 }), (limits, given, value) => {
        const { state } = evaluateAll(limits, given);
        if (!isUneventful(limits, state, value)) return;
        const { last, ...levels } = evaluateSample(limits, state, { time: 61_000, value }).state;
        expect(last).toEqual({ time: 61_000, value });
        expect({ ...levels, last: state.last }).toEqual(state);
      }),
    );
    expect(isUneventful(HIGH, INITIAL_ALARM_STATE, 79)).toBe(true);
    expect(isUneventful(HIGH, INITIAL_ALARM_STATE, 80)).toBe(false);
    expect(isUneventful(HIGH, run(HIGH, [80]).state, 79)).toBe(false);
  });

  it('late samples change nothing at all', () => {
    fc.assert(
      fc.property(anyLimits, samples, (limits, given) => {
        let newest = Number.NEGATIVE_INFINITY;
        const punctual = given.filter((sample) => {
          const inTime = sample.time >= newest;
          // An unknown value is not evaluated, so it makes nothing late either.
          if (inTime && sample.value !== null) newest = sample.time;
          return inTime;
        });
        expect(evaluateAll(limits, given)).toEqual(evaluateAll(limits, punctual));
      }),
    );
  });

  it('a low alarm is a high alarm in a mirror', () => {
    const mirror = (value: number | null) => (value === null ? null : -value);
    fc.assert(
      fc.property(anyLimits, samples, (limits, given) => {
        const mirrored = {
          ...limits,
          alarmLevel: mirror(limits.alarmLevel),
          emergencyLevel: mirror(limits.emergencyLevel),
          reverse: !limits.reverse,
        };
        const mirroredSamples = given.map(({ time, value }) => ({ time, value: mirror(value) }));
        expect(evaluateAll(mirrored, mirroredSamples).story).toEqual(evaluateAll(limits, given).story);
      }),
    );
  });
});
