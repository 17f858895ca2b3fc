import { toId, type VesselId } from '@fms/domain';
import { anAlarm } from '@fms/test-kit';
import { describe, expect, it } from 'vitest';
import { alarmsAt, alarmTicks, neighbourAlarm } from './alarm-history.ts';
import { fleetCoverage, runsOf } from './fleet-coverage.ts';
import { spanOf } from './replay-window.ts';

const START = Date.UTC(2026, 10, 21);
const HOUR_MS = 3_600_000;
const at = (hour: number) => START + hour * HOUR_MS;
const wire = (hour: number) => new Date(at(hour)).toISOString();
const span = { from: at(0), to: at(10) };

const raised = anAlarm({
  time: wire(2),
  priority: 'warning',
  acknowledged: { by: 'olav', at: wire(4), comment: '' },
  cleared: { at: wire(6) },
});
const worse = anAlarm({ time: wire(3), priority: 'alarm', acknowledged: null, cleared: null });

describe('alarms of a replay', () => {
  it.each([
    [1, []],
    [2, ['warning']],
    [3, ['alarm', 'warning']],
    [6, ['alarm']],
  ])('at %i h', (hour, priorities) => {
    expect(alarmsAt([raised, worse], at(hour)).map(({ priority }) => priority)).toEqual(priorities);
  });

  it('are acknowledged only from when somebody did', () => {
    expect(alarmsAt([raised], at(3))[0]?.acknowledged).toBeNull();
    expect(alarmsAt([raised], at(5))[0]?.acknowledged).toMatchObject({ by: 'olav' });
  });

  it('mark the bar once for each place, by the most urgent', () => {
    expect(alarmTicks([raised, worse], span, 2)).toEqual([
      { share: 0, priority: 'warning' },
      { share: 0.5, priority: 'alarm' },
    ]);
    expect(alarmTicks([raised, worse], span, 1)).toEqual([{ share: 0, priority: 'alarm' }]);
  });

  it('are stepped through one by one, to the ends', () => {
    expect(neighbourAlarm([raised, worse], at(2), 'next')).toBe(at(3));
    expect(neighbourAlarm([raised, worse], at(2), 'previous')).toBeUndefined();
    expect(neighbourAlarm([raised, worse], at(9), 'previous')).toBe(at(3));
  });
});

describe('fleetCoverage', () => {
  const history = (times: readonly number[], latitudes: readonly number[]) => ({
    scope: 7,
    vessels: [
      { vesselId: toId<VesselId>(1), times: times.map(at), latitudes: [...latitudes], longitudes: times.map(() => 3) },
    ],
  });
  it.each([
    ['nothing', history([], []), '..........'],
    ['a vessel at rest', history([1, 8], [60, 60]), '.########.'],
    ['a gap elsewhere', history([1, 2, 7, 8], [60, 60, 62, 62]), '.##....##.'],
    ['since before the span', history([-5, 3], [60, 60]), '####......'],
  ])('%s', (_words, given, drawn) => {
    expect(
      fleetCoverage(given, span, 10)
        .map((has) => (has ? '#' : '.'))
        .join(''),
    ).toBe(drawn);
  });

  it('is told as runs', () => {
    expect(runsOf([true, true, false, true])).toEqual([
      { from: 0, to: 0.5, value: true },
      { from: 0.5, to: 0.75, value: false },
      { from: 0.75, to: 1, value: true },
    ]);
  });
});

describe('spanOf', () => {
  it('ends at the next five minutes', () => {
    expect(spanOf('6h', at(10) + 1)).toEqual({ from: at(4) + 300_000, to: at(10) + 300_000 });
    expect(spanOf('24h', at(10))).toEqual({ from: at(-14), to: at(10) });
  });
});
