import { describe, expect, it } from 'vitest';
import type { JobKind } from './kind/job-kind.ts';
import { listLegs } from './port-call.ts';

const job = (kind: JobKind, from: number, to: number) => ({ kind, from, to });
const inWords = (...jobs: Parameters<typeof job>[]) =>
  listLegs(jobs.map((each) => job(...each))).map((leg) => `${leg.kind} ${leg.from}–${leg.to}${leg.isWhole ? '' : '…'}`);

describe('listLegs', () => {
  it('makes a voyage of all between two stays, and a stay of berth and cargo', () => {
    expect(
      inWords(
        ['at-berth', 0, 1],
        ['loading', 1, 5],
        ['at-berth', 5, 6],
        ['manoeuvring', 6, 7],
        ['transit', 7, 20],
        ['waiting', 20, 25],
        ['manoeuvring', 25, 26],
        ['at-berth', 26, 30],
      ),
    ).toEqual(['port-stay 0–6…', 'voyage 6–26', 'port-stay 26–30…']);
  });

  it.each<[string, Parameters<typeof job>[], string[]]>([
    [
      'after a voyage',
      [
        ['transit', 0, 4],
        ['at-berth', 6, 9],
      ],
      ['voyage 0–6…', 'port-stay 6–9…'],
    ],
    [
      'before one',
      [
        ['at-berth', 0, 4],
        ['transit', 6, 9],
      ],
      ['port-stay 0–4…', 'voyage 4–9…'],
    ],
    [
      'within one',
      [
        ['transit', 0, 4],
        ['transit', 6, 9],
      ],
      ['voyage 0–9…'],
    ],
    [
      'between stays',
      [
        ['at-berth', 0, 4],
        ['at-berth', 6, 9],
      ],
      ['port-stay 0–4…', 'voyage 4–6', 'port-stay 6–9…'],
    ],
  ])('gives a silence %s to the voyage', (_words, jobs, legs) => {
    expect(inWords(...jobs)).toEqual(legs);
  });

  it('names the jobs of each leg', () => {
    const legs = listLegs([job('at-berth', 0, 1), job('transit', 1, 2), job('towing', 2, 3)]);
    expect(legs.map(({ jobs }) => jobs)).toEqual([[0], [1, 2]]);
    expect(listLegs([])).toEqual([]);
  });
});
