import { expect, it } from 'vitest';
import { computeEscalationTime, DEFAULT_ESCALATION_MINUTES, ESCALATION_MINUTES } from './alarm-escalation.ts';

it.each([
  ['emergency', 15, 900_000],
  ['alarm', 15, 900_000],
  ['alarm', 1, 60_000],
  ['warning', 15, null],
  ['caution', 15, null],
  ['emergency', 0, null],
] as const)('%s, after %d min: %s', (priority, minutes, due) => {
  expect(computeEscalationTime({ priority, heardMs: 1_000_000 }, minutes)).toBe(due === null ? null : 1_000_000 + due);
});

it('offers what holds by default', () => {
  expect(ESCALATION_MINUTES).toContain(DEFAULT_ESCALATION_MINUTES);
});
