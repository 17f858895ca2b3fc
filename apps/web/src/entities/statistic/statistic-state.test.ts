import { describe, expect, it } from 'vitest';
import { readAddress, testAddress } from '../../testing/address-table.ts';
import { STATISTIC_ADDRESS } from './statistic-state.ts';

testAddress({
  schema: STATISTIC_ADDRESS,
  kept: [
    'show=12.15_3',
    'show=12_f0&f=Cost%7Ckn%2FkW%7C%5BSpeed%5D+%2F+%5BPower%5D',
    'show=12&range=30d',
    'show=12&from=2026-11-20T00%3A00%3A00.000Z&to=2026-11-21T00%3A00%3A00.000Z&compare=v7&as=scatter&shifts=1',
    'show=12&from=2026-11-20T00%3A00%3A00.000Z&to=2026-11-21T00%3A00%3A00.000Z&known=2026-11-21T06%3A00%3A00.000Z',
    'show=12&compare=p604800&as=histogram',
    'show=12.15&as=scatter&x=15&y=12',
  ],
  meaningless: ['as=pie', 'range=2h', 'compare=v', 'shifts=yes'],
});

describe('the state in the address', () => {
  it('is live over eight hours with nothing chosen when the address says nothing', () => {
    expect(readAddress(STATISTIC_ADDRESS, '')).toEqual({
      panes: undefined,
      formulas: [],
      time: { mode: 'live', range: '8h' },
      compare: undefined,
      look: 'curves',
      axes: { x: undefined, y: undefined },
      shifts: false,
      knownAt: undefined,
    });
  });

  it.each([
    ['one end alone is no time filter', 'from=2026-11-20T00:00:00Z', 'time', { mode: 'live', range: '8h' }],
    [
      'nor is a span that ends before it begins',
      'from=2026-11-20&to=2026-11-19',
      'time',
      { mode: 'live', range: '8h' },
    ],
    ['what is no key is left out', 'show=1.x.1.-2_f0_f1', 'panes', [['1']]],
    [
      'no more than twelve',
      'show=1.2.3.4.5.6.7.8.9.10.11.12.13',
      'panes',
      [Array.from({ length: 12 }, (_, i) => `${i + 1}`)],
    ],
    ['a formula that cannot be read is none', 'f=A||alert(1)', 'formulas', []],
    ['nor one without a name', 'f=||1', 'formulas', []],
    ['an axis that is no key is none', 'as=scatter&x=left', 'axes', { x: undefined, y: undefined }],
    ['a comparison with nothing is none', 'compare=p0', 'compare', undefined],
    ['a live window is known as of now', 'known=2026-11-20T00:00:00.000Z', 'knownAt', undefined],
  ])('%s', (_words, query, part, expected) => {
    expect(readAddress(STATISTIC_ADDRESS, query)[part as 'time']).toEqual(expected);
  });
});
