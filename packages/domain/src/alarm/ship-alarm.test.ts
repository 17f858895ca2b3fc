import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlertStatement, buildAlertEpisodes } from './ship-alarm.ts';

const said = (time: number, state: string, more: Partial<AlertStatement> = {}): AlertStatement => ({
  ...{ time, ordinal: 0, priority: 'alarm', category: 'B', text: 'LOST TARGET' },
  active: state !== 'over',
  acknowledged: state === 'acknowledged',
  ...more,
});
const episode = { cleared: null, acknowledged: null, priority: 'alarm', category: 'B', text: 'LOST TARGET' };

describe('an alert on board', () => {
  it.each([
    ['nothing was said', [], []],
    ['it is over and was never active', [said(1, 'over')], []],
    ['it is active', [said(1, 'active'), said(2, 'active')], [{ ...episode, raised: 1 }]],
    ['it is acknowledged', [said(1, 'active'), said(2, 'acknowledged')], [{ ...episode, raised: 1, acknowledged: 2 }]],
    [
      'its acknowledgement is taken back',
      [said(1, 'active'), said(2, 'acknowledged'), said(3, 'active')],
      [{ ...episode, raised: 1 }],
    ],
    ['it is over', [said(1, 'active'), said(5, 'over'), said(6, 'over')], [{ ...episode, raised: 1, cleared: 5 }]],
    [
      'it comes again',
      [said(1, 'active'), said(2, 'over'), said(3, 'acknowledged')],
      [
        { ...episode, raised: 1, cleared: 2 },
        { ...episode, raised: 3, acknowledged: 3 },
      ],
    ],
    [
      'it gets worse and loses its text',
      [said(1, 'active', { priority: 'warning' }), said(2, 'active', { text: '' })],
      [{ ...episode, raised: 1 }],
    ],
    [
      'it comes and goes in a millisecond',
      [said(1, 'over', { ordinal: 1 }), said(1, 'active')],
      [{ ...episode, raised: 1, cleared: 1 }],
    ],
  ])('%s', (_, statements, expected) => expect(buildAlertEpisodes(statements)).toEqual(expected));

  it('is the same in any order and with any repetition', () => {
    const statement = fc.record({
      time: fc.integer({ min: 1, max: 12 }),
      ordinal: fc.nat(1),
      active: fc.boolean(),
      acknowledged: fc.boolean(),
      priority: fc.constantFrom('alarm' as const, 'warning' as const),
      category: fc.constant('A'),
      text: fc.constantFrom('', 'a', 'b'),
    });
    const mixed = fc
      .array(statement, { minLength: 1, maxLength: 12 })
      .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray([...all, ...all], { minLength: all.length })));
    fc.assert(
      fc.property(mixed, ([all, again]) => {
        expect(buildAlertEpisodes([...again, ...all])).toEqual(buildAlertEpisodes(all));
      }),
    );
  });
});
