import { describe, expect, it } from 'vitest';
import { buildTimeTicks, computeTimeStep, formatCursorTime, formatTimeLabel } from './time-axis.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MORNING = Date.UTC(2026, 10, 21, 0, 42);

describe('time axis', () => {
  it.each([
    [MINUTE, 800, 5_000],
    [8 * HOUR, 960, 30 * MINUTE],
    [DAY, 960, 2 * HOUR],
    [7 * DAY, 960, 12 * HOUR],
    [30 * DAY, 400, 7 * DAY],
  ])('a window of %d ms over %d px steps by %d ms', (span, width, step) => {
    expect(computeTimeStep(MORNING, MORNING + span, width)).toBe(step);
  });

  it('a year over a phone is still readable', () => {
    const step = computeTimeStep(0, 365 * DAY, 280);
    expect(buildTimeTicks(0, 365 * DAY, step).length).toBeLessThanOrEqual(280 / 58 + 1);
  });

  it('ticks stand on whole steps of UTC', () => {
    const ticks = buildTimeTicks(MORNING, MORNING + 2 * HOUR, 30 * MINUTE);
    expect(ticks.map((tick) => formatTimeLabel(tick, 30 * MINUTE))).toEqual(['01:00', '01:30', '02:00', '02:30']);
  });

  it('midnight and whole days are said by their date, short steps with seconds', () => {
    expect(formatTimeLabel(Date.UTC(2026, 10, 22), 2 * HOUR)).toBe('22 Nov');
    expect(formatTimeLabel(Date.UTC(2026, 10, 22, 12), DAY)).toBe('22 Nov');
    expect(formatTimeLabel(Date.UTC(2026, 10, 22, 8, 42, 15), 5_000)).toBe('08:42:15');
  });

  it('the cursor names its moment as exactly as its window allows', () => {
    const moment = Date.UTC(2026, 10, 21, 7, 54, 9);
    expect(formatCursorTime(moment, 8 * HOUR)).toBe('07:54 UTC');
    expect(formatCursorTime(moment, 30 * MINUTE)).toBe('07:54:09 UTC');
    expect(formatCursorTime(moment, 7 * DAY)).toBe('21 Nov 07:54 UTC');
  });
});
