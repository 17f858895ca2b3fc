import { expect, it } from 'vitest';
import { HOUR_MS } from '../time/unit.ts';
import { computeJobHours, UNDER_WAY_JOBS } from './job-hours.ts';
import type { JobKind } from './kind/job-kind.ts';

const job = (kind: JobKind, from: number, to: number) => ({ kind, from: from * HOUR_MS, to: to * HOUR_MS });
const jobs = [job('at-berth', 0, 2), job('manoeuvring', 2, 3), job('transit', 3, 10), job('waiting', 10, 14)];

it.each<[string, readonly JobKind[], number, number, number]>([
  ['all kinds under way', UNDER_WAY_JOBS, 0, 24, 8],
  ['only what lies within', UNDER_WAY_JOBS, 2.5, 5, 2.5],
  ['another kind', ['waiting'], 0, 12, 2],
  ['nothing beside them', ['waiting'], 20, 24, 0],
])('counts %s', (_words, kinds, from, to, hours) => {
  expect(computeJobHours(jobs, kinds, { from: from * HOUR_MS, to: to * HOUR_MS })).toBe(hours);
});
