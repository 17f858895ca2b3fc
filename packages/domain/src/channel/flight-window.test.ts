import { describe, expect, it } from 'vitest';
import { FlightWindow } from './flight-window.ts';

const LEAST = 8 * 1024;

interface Line {
  /** What the line carries, bytes a second. */
  readonly rate: number;
  /** There and back of an empty line, ms. */
  readonly roundTripMs: number;
}

/** A queue before a line of one rate: sends whatever has room for so long, and tells what it came to. */
function run({ rate, roundTripMs }: Line, seconds: number) {
  const window = new FlightWindow();
  const answers: { at: number; bytes: number }[] = [];
  let freeAt = 0;
  let carried = 0;
  let longestWaitMs = 0;
  for (let now = 0; now < seconds * 1000; now += 10) {
    for (let next = answers[0]; next && next.at <= now; next = answers[0]) {
      answers.shift();
      window.answered(next.bytes, now);
      carried += next.bytes;
    }
    while (window.room >= window.frameBytes) {
      const bytes = window.frameBytes;
      freeAt = Math.max(freeAt, now) + (bytes / rate) * 1000;
      window.sent(bytes, now);
      answers.push({ at: freeAt + roundTripMs, bytes });
      // Past the first seconds: what an alarm written now waits for.
      if (now > 20_000) longestWaitMs = Math.max(longestWaitMs, freeAt - now);
    }
  }
  return { share: carried / (rate * seconds), longestWaitMs };
}

describe('the window of a channel', () => {
  it.each([
    ['a satellite line of 256 kbit/s and 800 ms', { rate: 32_000, roundTripMs: 800 }],
    ['a mobile line of 5 Mbit/s and 60 ms', { rate: 625_000, roundTripMs: 60 }],
    ['a harbour line of 50 Mbit/s and 15 ms', { rate: 6_250_000, roundTripMs: 15 }],
  ])('fills %s and lets an alarm through within a second', (_name, line) => {
    const { share, longestWaitMs } = run(line, 120);
    expect(share).toBeGreaterThan(0.75);
    expect(longestWaitMs).toBeLessThan(1000);
  });

  it('always allows one frame, however late the answers come', () => {
    const window = new FlightWindow();
    let now = 0;
    for (const delay of [100, 2000, 4000, 8000, 16_000, 30_000]) {
      while (window.room >= window.frameBytes) window.sent(window.frameBytes, now);
      now += delay;
      window.answered(window.underWay, now);
      expect(window.room).toBeGreaterThanOrEqual(window.frameBytes);
    }
    expect(window.size).toBe(LEAST);
  });

  it('ignores answers to what was never sent', () => {
    const window = new FlightWindow();
    window.sent(LEAST, 0);
    expect(window.room).toBe(0);
    window.answered(5 * LEAST, 50);
    window.answered(LEAST, 60);
    expect([window.underWay, window.size]).toEqual([0, 2 * LEAST]);
  });
});
