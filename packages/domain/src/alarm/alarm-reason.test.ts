import { expect, it } from 'vitest';
import { formatAlarmName, formatAlarmReason, type ReasonedTag } from './alarm-reason.ts';

const high: ReasonedTag = { name: 'TE4', description: 'Exhaust temperature', reverse: false, valueKind: 'number' };

it.each<[expected: string, own: Partial<ReasonedTag>]>([
  ['Exhaust temperature high', {}],
  ['Exhaust temperature low', { reverse: true }],
  ['TE4 high', { description: '' }],
  ['Bilge level high', { description: 'Bilge level high' }],
  ['Low oil pressure', { description: 'Low oil pressure', reverse: true }],
  ['Slow turning low', { description: 'Slow turning', reverse: true }],
  ['Fire pump failure', { description: 'Fire pump failure', valueKind: 'boolean' }],
])('the reason reads “%s”', (expected, own) => {
  expect(formatAlarmReason({ ...high, ...own })).toBe(expected);
});

it.each([
  ['LO pressure Lube oil low', 'LO pressure', 'Lube oil low'],
  ['Exhaust temperature high', 'Exhaust temperature', 'Exhaust temperature high'],
  ['Exhaust temperature', 'Exhaust temperature', 'Exhaust temperature'],
  ['TE4', 'TE4', ''],
])('the name reads “%s”, no word twice', (expected, channel, description) => {
  expect(formatAlarmName({ channel, description })).toBe(expected);
});
