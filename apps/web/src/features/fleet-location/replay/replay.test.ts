import { toId, type VesselId } from '@fms/domain/identity';
import { HOUR_MS } from '@fms/domain/time';
import { buildAlarm } from '@fms/test-kit';
import { describe, expect, it } from 'vitest';
import { getReplaySpan } from '../address/replay-window.ts';
import { buildAlarmTicks, findNeighbourAlarm, listAlarmsAt } from './alarm-history.ts';
import { computeFleetCoverage, groupRuns } from './fleet-coverage.ts';

const START = Date.UTC(2026, 10, 21);
const at = (hour: number) => START + hour * HOUR_MS;
const wire = (hour: number) => new Date(at(hour)).toISOString();
const span = { from: at(0), to: at(10) };

const raised = buildAlarm({
  time: wire(2),
  priority: 'warning',
  acknowledged: { by: 'olav', at: wire(4), comment: '' },
  cleared: { at: wire(6) },
});
const worse = buildAlarm({ time: wire(3), priority: 'alarm', acknowledged: null, cleared: null });

describe('alarms of a replay', () => {
  it.each([
    [1, []],
    [2, ['warning']],
    [3, ['alarm', 'warning']],
    [6, ['alarm']],
  ])('at %i h', (hour, priorities) => {
    expect(listAlarmsAt([raised, worse], at(hour)).map(({ priority }) => priority)).toEqual(priorities);
  });

  it('are acknowledged only from the time of their acknowledgement', () => {
    expect(listAlarmsAt([raised], at(3))[0]?.acknowledged).toBeNull();
    expect(listAlarmsAt([raised], at(5))[0]?.acknowledged).toMatchObject({ by: 'olav' });
  });

  it('mark the bar once for each place, by the most urgent', () => {
    expect(buildAlarmTicks([raised, worse], span, 2)).toEqual([
      { share: 0, priority: 'warning' },
      { share: 0.5, priority: 'alarm' },
    ]);
    expect(buildAlarmTicks([raised, worse], span, 1)).toEqual([{ share: 0, priority: 'alarm' }]);
  });

  it('are stepped through one by one, to the ends', () => {
    expect(findNeighbourAlarm([raised, worse], at(2), 'next')).toBe(at(3));
    expect(findNeighbourAlarm([raised, worse], at(2), 'previous')).toBeUndefined();
    expect(findNeighbourAlarm([raised, worse], at(9), 'previous')).toBe(at(3));
  });
});

describe('computeFleetCoverage', () => {
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
      computeFleetCoverage(given, span, 10)
        .map((has) => (has ? '#' : '.'))
        .join(''),
    ).toBe(drawn);
  });

  it('is told as runs', () => {
    expect(groupRuns([true, true, false, true])).toEqual([
      { from: 0, to: 0.5, value: true },
      { from: 0.5, to: 0.75, value: false },
      { from: 0.75, to: 1, value: true },
    ]);
  });
});

describe('getReplaySpan', () => {
  it('ends at the next five minutes', () => {
    expect(getReplaySpan('6h', at(10) + 1)).toEqual({ from: at(4) + 300_000, to: at(10) + 300_000 });
    expect(getReplaySpan('24h', at(10))).toEqual({ from: at(-14), to: at(10) });
  });
});
