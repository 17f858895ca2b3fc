import { describe, expect, it } from 'vitest';
import { findAlarmFloods, findFirstsInGroup, type RaisedAlarm } from './alarm-flood.ts';

const MINUTE = 60_000;
const at = (...seconds: number[]): RaisedAlarm[] =>
  seconds.map((second) => ({ time: second * 1000, priority: 'warning' }));
const every = (count: number, seconds: number, from = 0) =>
  at(...Array.from({ length: count }, (_, i) => from + i * seconds));

describe('findFirstsInGroup', () => {
  it.each([
    ['an alarm by itself is no group', [0], []],
    ['seven seconds apart: the earlier one is first', [0, 7], [0]],
    ['a minute apart still belongs together', [0, 60], [0]],
    ['more than a minute apart does not', [0, 61], []],
    ['a chain is one group', [0, 50, 100, 150], [0]],
    ['two groups have two firsts', [0, 5, 500, 505], [0, 500]],
    ['whatever the order they are listed in', [505, 0, 500, 5], [0, 500]],
  ])('%s', (_sentence, seconds, firsts) => {
    const found = [...findFirstsInGroup(at(...seconds))].map(({ time }) => time / 1000);
    expect(found.sort((a, b) => a - b)).toEqual(firsts);
  });

  it('is the most urgent one of those raised in the same instant', () => {
    const alarms: RaisedAlarm[] = [
      { time: 0, priority: 'caution' },
      { time: 0, priority: 'alarm' },
    ];
    expect([...findFirstsInGroup(alarms)]).toEqual([alarms[1]]);
  });
});

describe('findAlarmFloods', () => {
  it.each([
    ['ten alarms in ten minutes are none', every(10, 5), []],
    ['eleven are one', every(11, 5), [[11, 0, 50, 11]]],
    ['eleven at the very edge of ten minutes are none: the first has left the window', every(11, 60), []],
    ['eleven just inside are one', every(11, 59), [[11, 0, 590, 11]]],
    [
      'it goes on below ten while the last ten minutes held five',
      [...every(11, 5), ...at(300, 400, 500)],
      [[14, 0, 500, 14]],
    ],
    [
      'it is over when they held fewer, and what comes then is no part of it',
      [...every(11, 5), ...at(1200)],
      [[11, 0, 50, 11]],
    ],
    [
      'two are two',
      [...every(11, 5), ...every(12, 5, 7200)],
      [
        [11, 0, 50, 11],
        [12, 7200, 7255, 12],
      ],
    ],
  ])('%s', (_sentence, alarms, expected) => {
    const found = findAlarmFloods(alarms).map(({ alarms: of, peak }) => [
      of.length,
      (of[0]?.time ?? 0) / 1000,
      (of.at(-1)?.time ?? 0) / 1000,
      peak,
    ]);
    expect(found).toEqual(expected);
  });

  it('names the first alarm as the likely cause', () => {
    const cause: RaisedAlarm = { time: -MINUTE, priority: 'alarm' };
    const [flood] = findAlarmFloods([...every(11, 5), cause]);
    expect(flood?.cause).toBe(cause);
  });
});
