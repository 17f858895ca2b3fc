import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALARM_OFFSET_MS, ALARM_TOLERANCE_MS, chooseAlarmStills } from './alarm-still.ts';

const ALARM = Date.UTC(2026, 10, 23, 12);
const SECOND = 1000;
/** Stills taken at these seconds from the alarm on. */
const taken = (...seconds: readonly number[]) => seconds.map((at) => ({ time: ALARM + at * SECOND }));
/** What is decided at so many seconds after the alarm: seconds of the still, or the state. */
const decide = (stills: readonly { time: number }[], atSeconds: number) =>
  chooseAlarmStills(ALARM, stills, ALARM + atSeconds * SECOND).map((one) => {
    if (one.state === 'kept') return (one.still.time - ALARM) / SECOND;
    return one.state === 'missing' ? one.cause : one.state;
  });

describe('stills of an alarm', () => {
  it('are those nearest to 10 s before, to the alarm, and to 30 s after', () => {
    expect(decide(taken(-17, -12, -7, -2, 3, 8, 23, 28, 33), 60)).toEqual([-12, -2, 28]);
  });

  it('wait for what may still be taken, and no longer', () => {
    const stills = taken(-12, -7, -2);
    expect(decide(stills, 1)).toEqual([-12, 'waiting', 'waiting']);
    expect(decide(stills, 3)).toEqual([-12, -2, 'waiting']);
    expect(decide(stills, 41)).toEqual([-12, -2, 'not-taken']);
  });

  it('never show as before what was taken after, nor the reverse', () => {
    expect(decide(taken(0, 1, 2), 41)).toEqual(['not-taken', 0, 'not-taken']);
    expect(decide(taken(-1), 41)).toEqual([-1, -1, 'not-taken']);
  });

  it('are missing with the cause when the alarm is told after they were given up', () => {
    expect(decide(taken(290, 295), 300)).toEqual(['too-late', 'too-late', 'too-late']);
  });

  it('lie within the tolerance of their moment, and no other still is nearer', () => {
    const stills = fc.array(fc.integer({ min: -60_000, max: 90_000 }), { maxLength: 40 });
    fc.assert(
      fc.property(stills, fc.integer({ min: -20_000, max: 150_000 }), (offsets, at) => {
        const all = offsets.map((offset) => ({ time: ALARM + offset }));
        for (const one of chooseAlarmStills(ALARM, all, ALARM + at)) {
          if (one.state !== 'kept') continue;
          const target = ALARM + ALARM_OFFSET_MS[one.moment];
          const distance = Math.abs(one.still.time - target);
          expect(distance).toBeLessThanOrEqual(ALARM_TOLERANCE_MS);
          const sameSide = all.filter(
            ({ time }) => one.moment === 'at' || (one.moment === 'before' ? time < ALARM : time > ALARM),
          );
          for (const { time } of sameSide) expect(Math.abs(time - target)).toBeGreaterThanOrEqual(distance);
        }
      }),
      { seed: 1902, numRuns: 10_000 },
    );
  });
});
