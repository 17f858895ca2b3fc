import type { Alarm } from '@fms/contract';
import { toId, type UserId } from '@fms/domain';
import { describe, expect, it } from 'vitest';
import { anAlarm, NOON } from '../../../test-kit/builders.ts';
import { type ActiveLine, activeLines, chosenAlarms, countActive, stateOf } from './alarm-list.ts';

const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
const by = { by: 'olav', at: at(0) };
const shelved = { by: 'olav', until: at(3600), reason: 'drifts' };
const flooded = (from: number, count: number): Alarm[] =>
  Array.from({ length: count }, (_, i) => anAlarm(100 + i, { time: at(from + i * 5) }));
const ME = toId<UserId>(7);
const NONE = new Set<string>();

/** `1`, `2 first`, `flood of 11 by 100`. */
const words = (line: ActiveLine) =>
  line.kind === 'flood'
    ? `flood of ${line.alarms.length} by ${line.cause.id}`
    : `${line.alarm.id}${line.isFirst ? ' first' : ''}`;

describe('activeLines', () => {
  it('marks the first of a group', () => {
    const alarms = [anAlarm(1, { time: at(7) }), anAlarm(2, { time: at(0) }), anAlarm(3, { time: at(900) })];
    expect(activeLines(alarms, NONE).map(words)).toEqual(['1', '2 first', '3']);
  });

  it('folds a flood into one line with its likely cause, and unfolds it', () => {
    const alarms = [...flooded(0, 11), anAlarm(1, { time: at(-7200) })];
    expect(activeLines(alarms, NONE).map(words)).toEqual(['flood of 11 by 100', '1']);
    expect(activeLines(alarms, new Set(['flood-100']))).toHaveLength(13);
  });

  it('puts last what is kept out of the way, and makes no flood of it', () => {
    const alarms = [
      anAlarm(1, { shelved, time: at(0) }),
      anAlarm(2, { time: at(1) }),
      ...flooded(0, 11).map((alarm) => ({ ...alarm, outOfService: { ...by, reason: 'dock' } })),
    ];
    expect(activeLines(alarms, NONE).map(words).slice(0, 2)).toEqual(['2', '1']);
    expect(activeLines(alarms, NONE)).toHaveLength(13);
    expect(activeLines(chosenAlarms(alarms, 'shelved', undefined), NONE).map(words)).toEqual(['1']);
  });

  it('counts each choice', () => {
    const alarms = [
      anAlarm(1, { shelved }),
      anAlarm(2, {}),
      anAlarm(3, { acknowledged: { ...by, comment: '' } }),
      anAlarm(4, { outOfService: { ...by, reason: '' } }),
      anAlarm(5, { acknowledged: { ...by, comment: '' }, assigned: { ...by, userId: ME, to: 'kari' } }),
    ];
    const counts = { all: 5, unacknowledged: 1, mine: 1, shelved: 1, 'out-of-service': 1 };
    expect(countActive(alarms, ME)).toEqual(counts);
    expect(countActive(alarms, undefined)).toEqual({ ...counts, mine: 0 });
  });
});

describe('stateOf', () => {
  it.each<[string, Partial<Alarm>]>([
    ['unacknowledged', {}],
    ['acknowledged', { acknowledged: { ...by, comment: '' } }],
    ['cleared', { cleared: { at: at(1) } }],
    ['shelved', { shelved, acknowledged: { ...by, comment: '' } }],
    ['out-of-service', { outOfService: { ...by, reason: '' } }],
  ])('%s', (expected, parts) => {
    expect(stateOf(anAlarm(1, parts))).toBe(expected);
  });
});
