import { describe, expect, it } from 'vitest';
import { HOUR_MS, type TimeSpan } from '../time/index.ts';
import { type FleetGrouping, listFleetSpans, listSpansBefore, listSpansUntil } from './fleet-span.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const rule = (grouping: FleetGrouping, zone = '+00:00') => ({ grouping, zone, shiftTimes: [23.5, 11.5] });
const tell = (spans: readonly TimeSpan[]) =>
  spans.map(({ from, to }) => `${new Date(from).toISOString().slice(0, 16)} ${(to - from) / HOUR_MS} h`);

describe('the spans of a period', () => {
  it.each<[FleetGrouping, string, string, string, string[]]>([
    ['60min', '+05:30', '2026-11-20T00:00', '2026-11-20T01:00', ['2026-11-19T23:30 1 h', '2026-11-20T00:30 1 h']],
    ['shift', '+00:00', '2026-11-20T00:00', '2026-11-20T12:00', ['2026-11-19T23:30 12 h', '2026-11-20T11:30 12 h']],
    [
      'daily',
      'Europe/Oslo',
      '2026-10-24T22:00',
      '2026-10-26T00:00',
      ['2026-10-24T22:00 25 h', '2026-10-25T23:00 24 h'],
    ],
    ['weekly', '+00:00', '2026-11-20T00:00', '2026-11-21T00:00', ['2026-11-16T00:00 168 h']],
    ['monthly', '+00:00', '2024-02-10T00:00', '2024-03-01T00:00', ['2024-02-01T00:00 696 h']],
    ['yearly', '+00:00', '2024-02-10T00:00', '2024-03-01T00:00', ['2024-01-01T00:00 8784 h']],
  ])('are whole: %s in %s', (grouping, zone, from, to, spans) => {
    expect(tell(listFleetSpans(at(from), at(to), rule(grouping, zone)))).toEqual(spans);
  });

  it('count an hour twice that the clock shows twice', () => {
    const spans = listFleetSpans(at('2026-10-24T22:00'), at('2026-10-25T23:00'), rule('60min', 'Europe/Oslo'));
    expect(spans).toHaveLength(25);
  });

  it('have as many before them, which end where they begin', () => {
    const spans = listFleetSpans(at('2026-03-01T00:00'), at('2026-04-01T00:00'), rule('monthly'));
    expect(tell(listSpansBefore(spans, rule('monthly')))).toEqual(['2026-02-01T00:00 672 h']);
    expect(listSpansBefore([], rule('daily'))).toEqual([]);
  });

  it('have ended at a moment, the last so many', () => {
    expect(tell(listSpansUntil(at('2026-11-21T08:42'), 2, rule('daily')))).toEqual([
      '2026-11-19T00:00 24 h',
      '2026-11-20T00:00 24 h',
    ]);
  });
});
