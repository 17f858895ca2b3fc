import { describe, expect, it } from 'vitest';
import type { Translate } from '../../language/index.ts';
import { buildTag, NOON } from '../../testing/builders.ts';
import type { Curve } from './curve.ts';
import { buildPaneTrends, buildShiftMarks, type CauseOfGap } from './pane-trend.ts';

const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
const HOUR = 3_600_000;
const window = { from: NOON, to: NOON + 8 * HOUR };
const linkDown = { from: NOON + 2 * HOUR, to: NOON + 3 * HOUR };
const silent = { from: NOON + 5 * HOUR, to: NOON + 6 * HOUR };

const curve = (key: string, gaps: Curve['gaps']): Curve => ({
  key,
  name: `Tag ${key}`,
  unit: 'kn',
  decimals: 1,
  order: 0,
  points: [{ time: NOON, avg: 1, min: 1, max: 1, count: 1 }],
  gaps,
  bucketMs: 60_000,
  compared: false,
  banded: true,
});

const gapsOf = (curves: readonly Curve[], causeOf?: CauseOfGap) =>
  buildPaneTrends({
    panes: curves.map(({ key }) => [key]),
    curves,
    window,
    tags: [buildTag(1), buildTag(2)],
    marks: [],
    colors: ['#111111'],
    ...(causeOf === undefined ? {} : { causeOf }),
    t,
  }).map(({ gaps = [] }) => gaps.map(({ text }) => text));

describe('gaps of a pane', () => {
  it('say how long, and why where that is known', () => {
    const causeOf: CauseOfGap = ({ from }) => (from === linkDown.from ? 'link' : undefined);
    expect(gapsOf([curve('1', [linkDown, silent])], causeOf)).toEqual([
      ['GAP_LINK NO_DATA_FOR_SPAN 1 h 00', 'NO_DATA_FOR_SPAN 1 h 00'],
    ]);
  });

  it('are told once where panes above each other have the same', () => {
    const causeOf: CauseOfGap = ({ from }) => (from === silent.from ? 'sensor' : 'gateway');
    expect(gapsOf([curve('1', [linkDown]), curve('2', [linkDown, silent])], causeOf)).toEqual([
      ['GAP_GATEWAY NO_DATA_FOR_SPAN 1 h 00'],
      [undefined, 'GAP_SENSOR NO_DATA_FOR_SPAN 1 h 00'],
    ]);
  });
});

describe('limits of a pane', () => {
  const limited = (Id: number) => buildTag(Id, { alarmLevel: 10 * Id, emergencyLevel: 10 * Id + 5 });
  const limitsOf = (curves: readonly Curve[]) => {
    const panes = [curves.map(({ key }) => key)];
    const colors = ['#111111', '#222222'];
    const [pane] = buildPaneTrends({ panes, curves, window, tags: [limited(1), limited(2)], marks: [], colors, t });
    return pane?.limits?.map(({ name, color, value }) => [name, color, value]);
  };

  it('are the words alone where there is one curve', () => {
    expect(limitsOf([curve('1', [])])).toEqual([
      ['WARNING_LIMIT 10', '#111111', 10],
      ['ALARM_LIMIT 15', '#111111', 15],
    ]);
  });

  it('say whose they are beside another curve, in its colour', () => {
    expect(limitsOf([curve('1', []), { ...curve('2', []), order: 1 }])).toEqual([
      ['LIMIT_OF Tag 1 WARNING_LIMIT 10', '#111111', 10],
      ['LIMIT_OF Tag 1 ALARM_LIMIT 15', '#111111', 15],
      ['LIMIT_OF Tag 2 WARNING_LIMIT 20', '#222222', 20],
      ['LIMIT_OF Tag 2 ALARM_LIMIT 25', '#222222', 25],
    ]);
  });

  it('of the right axis are hidden: they would cross the curves of the left one', () => {
    const hot = { ...curve('2', []), unit: '°C', order: 1 };
    expect(limitsOf([curve('1', []), hot])?.map(([name]) => name)).toEqual([
      'LIMIT_OF Tag 1 WARNING_LIMIT 10',
      'LIMIT_OF Tag 1 ALARM_LIMIT 15',
    ]);
  });
});

describe('a narrow gap', () => {
  it('has no words', () => {
    const short = { from: NOON + HOUR, to: NOON + HOUR + 600_000 };
    expect(gapsOf([curve('1', [short])])).toEqual([[undefined]]);
  });
});

describe('buildShiftMarks', () => {
  it.each([
    ['+00:00', ['SHIFT_AT 23:30 UTC']],
    ['Europe/Oslo', ['SHIFT_AT 23:30 Europe/Oslo']],
  ])('%s', (zone, texts) => {
    const evening = { from: NOON + 8 * HOUR, to: NOON + 14 * HOUR };
    expect(buildShiftMarks(evening, zone, [23.5, 11.5], t).map(({ text }) => text)).toEqual(texts);
  });

  it('have no names where those would stand in each other’s way', () => {
    const week = buildShiftMarks({ from: NOON, to: NOON + 7 * 24 * HOUR }, '+00:00', [23.5, 11.5], t);
    expect(week).toHaveLength(14);
    expect(week.every(({ text }) => text === '')).toBe(true);
  });

  it('are left out where they would be a fence', () => {
    expect(buildShiftMarks({ from: NOON, to: NOON + 16 * 24 * HOUR }, '+00:00', [23.5, 11.5], t)).toEqual([]);
  });
});
