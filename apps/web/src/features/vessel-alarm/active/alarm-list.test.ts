import type { Alarm } from '@fms/contract/alarm';
import { toId, type UserId } from '@fms/domain/identity';
import { describe, expect, it } from 'vitest';
import { buildAlarm, NOON } from '../../../testing/builders.ts';
import { type ActiveLine, buildActiveLines, countActive, filterAlarms } from './alarm-list.ts';

const at = (seconds: number) => new Date(NOON + seconds * 1000).toISOString();
const by = { by: 'olav', at: at(0) };
const shelved = { by: 'olav', until: at(3600), reason: 'drifts' };
const flooded = (from: number, count: number): Alarm[] =>
  Array.from({ length: count }, (_, i) => buildAlarm(100 + i, { time: at(from + i * 5) }));
const ME = toId<UserId>(7);
const NONE = new Set<string>();

/** `1`, `2 first`, `flood of 11 by 100`. */
const words = (line: ActiveLine) =>
  line.kind === 'flood'
    ? `flood of ${line.alarms.length} by ${line.cause.id}`
    : `${line.alarm.id}${line.isFirst ? ' first' : ''}`;

describe('buildActiveLines', () => {
  it('marks the first of a group', () => {
    const alarms = [buildAlarm(1, { time: at(7) }), buildAlarm(2, { time: at(0) }), buildAlarm(3, { time: at(900) })];
    expect(buildActiveLines(alarms, NONE).map(words)).toEqual(['1', '2 first', '3']);
  });

  it('folds a flood into one line with its likely cause, and unfolds it', () => {
    const alarms = [...flooded(0, 11), buildAlarm(1, { time: at(-7200) })];
    expect(buildActiveLines(alarms, NONE).map(words)).toEqual(['flood of 11 by 100', '1']);
    expect(buildActiveLines(alarms, new Set(['flood-100']))).toHaveLength(13);
  });

  it('puts last what is kept out of the way, and makes no flood of it', () => {
    const alarms = [
      buildAlarm(1, { shelved, time: at(0) }),
      buildAlarm(2, { time: at(1) }),
      ...flooded(0, 11).map((alarm) => ({ ...alarm, outOfService: { ...by, reason: 'dock' } })),
    ];
    expect(buildActiveLines(alarms, NONE).map(words).slice(0, 2)).toEqual(['2', '1']);
    expect(buildActiveLines(alarms, NONE)).toHaveLength(13);
    expect(buildActiveLines(filterAlarms(alarms, 'shelved', undefined), NONE).map(words)).toEqual(['1']);
  });

  it('counts each choice', () => {
    const alarms = [
      buildAlarm(1, { shelved }),
      buildAlarm(2, {}),
      buildAlarm(3, { acknowledged: { ...by, comment: '' } }),
      buildAlarm(4, { outOfService: { ...by, reason: '' } }),
      buildAlarm(5, { acknowledged: { ...by, comment: '' }, assigned: { ...by, userId: ME, to: 'kari' } }),
    ];
    const counts = { all: 5, unacknowledged: 1, mine: 1, shelved: 1, 'out-of-service': 1 };
    expect(countActive(alarms, ME)).toEqual(counts);
    expect(countActive(alarms, undefined)).toEqual({ ...counts, mine: 0 });
  });
});
