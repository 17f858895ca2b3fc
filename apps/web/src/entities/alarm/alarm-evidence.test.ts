import type { Alarm } from '@fms/contract/alarm';
import { toId, type UserId } from '@fms/domain/identity';
import { expect, it } from 'vitest';
import { englishInside } from '../../language/english/english-inside.ts';
import { addTexts, startLanguage, type Translate, translate } from '../../language/index.ts';
import { buildAlarm, NOON } from '../../testing/builders.ts';
import { formatEvidence } from './alarm-evidence.ts';

const t: Translate = (key, values) => [key, ...Object.values(values ?? {})].join(' ');
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();
const assigned = { userId: toId<UserId>(3), to: 'olav', by: 'kari', at: at(2) };

it.each<[string, Partial<Alarm>, string]>([
  ['nothing', {}, ''],
  ['a shelf', { shelved: { by: 'kari', until: at(60), reason: 'drifts' } }, 'SHELVED_UNTIL 13:00 kari drifts'],
  ['out of service', { outOfService: { by: 'kari', at: at(1), reason: 'dock' } }, 'OUT_SINCE 12:01 kari dock'],
  ['a comment', { acknowledged: { by: 'kari', at: at(1), comment: 'seen' } }, '“seen”'],
  ['whom it was given to', { assigned }, 'ASSIGNED_TO olav kari 12:02'],
  ['which managers were told', { escalated: { at: at(15), to: ['kari', 'per'] } }, 'ESCALATED_TO 12:15 kari, per'],
  [
    'several, what happened first',
    { cleared: { at: at(3) }, assigned, escalated: { at: at(15), to: ['kari'] } },
    'CLEARED_AT 12:03 · ASSIGNED_TO olav kari 12:02 · ESCALATED_TO 12:15 kari',
  ],
])('tells %s', (_words, parts, expected) => {
  expect(formatEvidence(buildAlarm(1, parts), NOON, t)).toBe(expected);
});

it.each<[string, Partial<Alarm>, string]>([
  ['acknowledged since', { acknowledged: { by: 'kari', at: at(20), comment: '' } }, 'Escalated to kari 12:15 UTC'],
  ['not acknowledged yet', {}, 'Escalated to kari 12:15 UTC'],
])('claims only the escalation of an alarm that is %s', (_words, parts, expected) => {
  startLanguage();
  addTexts(englishInside);
  const alarm = buildAlarm(1, { escalated: { at: at(15), to: ['kari'] }, ...parts });
  expect(formatEvidence(alarm, NOON, translate)).toBe(expected);
});
