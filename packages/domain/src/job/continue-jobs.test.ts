import { expect, it } from 'vitest';
import { continueJobs } from './continue-jobs.ts';
import type { JobKind } from './kind/job-kind.ts';

const window = { from: 10, to: 20 };
type Written = [kind: JobKind, from: number, to: number];
const job = ([kind, from, to]: Written) => ({ kind, from, to, isOpen: to === window.to });

it.each<[string, Written[], Written[], string[]]>([
  ['goes on from before', [['transit', 10, 15]], [['transit', 2, 10]], ['transit 2–15']],
  ['goes on after', [['transit', 15, 20]], [['transit', 20, 40]], ['transit 15–40']],
  ['goes on on both sides of one that was known', [['transit', 10, 20]], [['transit', 2, 40]], ['transit 2–40']],
  ['ends what was another before', [['towing', 10, 20]], [['transit', 2, 12]], ['transit 2–10', 'towing 10–20']],
  [
    'is followed by what was another after',
    [['towing', 10, 20]],
    [['transit', 18, 40]],
    ['towing 10–20', 'transit 20–40'],
  ],
  ['stands alone', [['towing', 12, 18]], [['transit', 2, 8]], ['towing 12–18']],
  ['begins after a silence', [['transit', 13, 20]], [['transit', 2, 10]], ['transit 2–10', 'transit 13–20']],
  ['leaves what is known where nothing is found', [], [['at-berth', 2, 40]], ['at-berth 2–10', 'at-berth 20–40']],
])('a job %s', (_words, found, known, expected) => {
  const jobs = continueJobs(found.map(job), known.map(job), window);
  expect(jobs.map(({ kind, from, to }) => `${kind} ${from}–${to}`)).toEqual(expected);
});
