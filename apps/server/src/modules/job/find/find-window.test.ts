import type { JobRecord, JobState } from '@fms/domain/job';
import { DAY_MS, HOUR_MS } from '@fms/domain/time';
import { describe, expect, it } from 'vitest';
import { groupDays, pickWindow } from './find-window.ts';

const BEGIN = Date.UTC(2026, 4, 14);
const day = (number: number) => BEGIN + number * DAY_MS;
const at = (hours: number) => BEGIN + hours * HOUR_MS;
const NOW = at(10 * 24);

function job(from: number, to: number, state: JobState = 'found'): JobRecord {
  const step = { action: 'find', by: 'system', at: NOW, reason: '' } as const;
  const words = { place: '', number: '', customer: '' };
  return { id: '1', versions: [{ kind: 'transit', from: at(from), to: at(to), ...words, state, step }] };
}

it('takes days together that follow each other, three at most', () => {
  const days = [0, 1, 2, 3, 5, 7, 8].map((number) => ({ dayMs: day(number) }));
  const groups = groupDays(days).map((group) => group.map(({ dayMs }) => (dayMs - BEGIN) / DAY_MS));
  expect(groups).toEqual([[0, 1, 2], [3], [5], [7, 8]]);
});

describe('the window of days 1 and 2', () => {
  it.each<[string, JobRecord[], [from: number, to: number]]>([
    ['begins a day before where nothing is known', [], [0, 72]],
    ['begins and ends with jobs that lie across the edges', [job(20, 30), job(70, 80)], [20, 80]],
    ['begins with a job that ends at the edge', [job(14, 24)], [14, 72]],
    ['leaves out where a long one begins and ends', [job(-60, 30), job(70, 140)], [0, 72]],
    ['does not heed a removed one', [job(20, 30, 'removed')], [0, 72]],
  ])('%s', (_words, known, [from, to]) => {
    expect(pickWindow([day(1), day(2)], known, NOW)).toEqual({ from: at(from), to: at(to) });
  });

  it('ends now', () => {
    expect(pickWindow([day(1), day(2)], [], at(60))).toEqual({ from: at(0), to: at(60) });
  });
});
