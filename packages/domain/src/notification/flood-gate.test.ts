import { describe, expect, it } from 'vitest';
import { type FloodGate, OPEN_GATE, passGate } from './flood-gate.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Passes the gate at each of these times; answers what was decided. */
function run(times: readonly number[], urgentAt: readonly number[] = []): string[] {
  let gate: FloodGate = OPEN_GATE;
  return times.map((time) => {
    const passed = passGate(gate, time, urgentAt.includes(time));
    gate = passed.gate;
    return passed.decision;
  });
}

const every = (stepMs: number, count: number) => Array.from({ length: count }, (_, i) => i * stepMs);

describe('passGate', () => {
  it('lets ten messages in ten minutes through, and holds the next', () => {
    expect(run(every(10 * SECOND, 12))).toEqual([...Array(10).fill('each'), 'hold', 'hold']);
  });

  it('lets a steady message a minute through for ever', () => {
    expect(new Set(run(every(MINUTE, 60)))).toEqual(new Set(['each']));
  });

  it('sends one summary when the first held is ten minutes old, and begins anew', () => {
    const times = [
      ...every(SECOND, 11),
      10 * MINUTE + 9 * SECOND,
      10 * MINUTE + 10 * SECOND,
      10 * MINUTE + 11 * SECOND,
    ];
    expect(run(times).slice(10)).toEqual(['hold', 'hold', 'summary', 'each']);
  });

  it('never holds what is urgent, and takes what was held with it', () => {
    expect(run([...every(SECOND, 11), 11 * SECOND], [11 * SECOND]).slice(10)).toEqual(['hold', 'summary']);
    expect(run(every(SECOND, 12), every(SECOND, 12))).toEqual(Array(12).fill('each'));
  });
});
