import { expect, it } from 'vitest';
import { explainMetric } from './cause.ts';

const metric = { name: 'latest.50_tags_ms', value: 4, unit: 'ms', bound: { atMost: 5 }, note: 'whole call' };

it('says why a bound is missed, or that the cause is unknown, and nothing of one that is met', () => {
  expect(explainMetric(metric)).toEqual(metric);
  expect(explainMetric({ ...metric, value: 6 }).note).toMatch(/^whole call; missed: no store is asked/);
  expect(explainMetric({ name: 'made.up', value: 6, unit: 'ms', bound: { atMost: 5 } }).note).toBe(
    'missed: the cause is not known',
  );
});
