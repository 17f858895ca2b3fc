import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLogQuery, parseLogTime } from './log-query.ts';
import { formatLogTerms, listLogTerms, replaceLogTerm } from './log-term.ts';
import { listLogTokens } from './log-token.ts';

const NOW = Date.UTC(2026, 10, 21, 8, 42, 16);
const at = (text: string) => Date.parse(text);

describe('a moment of a search', () => {
  it.each([
    ['30m', at('2026-11-21T08:12:16Z')],
    ['2h', at('2026-11-21T06:42:16Z')],
    ['7d', at('2026-11-14T08:42:16Z')],
    ['08:36', at('2026-11-21T08:36:00Z')],
    ['08:36:30', at('2026-11-21T08:36:30Z')],
    ['22:15', at('2026-11-20T22:15:00Z')],
    ['2026-11-19', at('2026-11-19T00:00:00Z')],
    ['2026-11-19T08:36', at('2026-11-19T08:36:00Z')],
    ['2026-11-19T08:36:12.500Z', at('2026-11-19T08:36:12.500Z')],
    ['24:00', null],
    ['2026-13-40', null],
    ['yesterday', null],
    ['', null],
  ])('%s', (text, moment) => {
    expect(parseLogTime(text, NOW)).toBe(moment);
  });
});

describe('a search of the log', () => {
  const nothing = { words: [], vessels: [], levels: [], parts: [], sinceMs: null, untilMs: null, problems: [] };
  it.each([
    ['', {}],
    ['Mailbox unknown', { words: [['mailbox'], ['unknown']] }],
    ['"not stored" again', { words: [['not stored'], ['again']] }],
    ['mailbox or Postbox unknown', { words: [['mailbox', 'postbox'], ['unknown']] }],
    [
      'a OR b or "c d" e or f',
      {
        words: [
          ['a', 'b', 'c d'],
          ['e', 'f'],
        ],
      },
    ],
    ['sea "or" lake', { words: [['sea'], ['or'], ['lake']] }],
    ['part:mail or part:map level:error Or level:info', { parts: ['mail', 'map'], levels: ['info', 'error'] }],
    ['or', { problems: [{ name: 'or', value: 'or' }] }],
    ['late or', { words: [['late']], problems: [{ name: 'or', value: 'or' }] }],
    ['late or part:mail', { words: [['late']], parts: ['mail'], problems: [{ name: 'or', value: 'or' }] }],
    ['since:1h or since:2h', { sinceMs: NOW - 7_200_000, problems: [{ name: 'or', value: 'or' }] }],
    ['vessel:Havbris vessel:"Solund Star"', { vessels: ['Havbris', 'Solund Star'] }],
    ['level:>=warning', { levels: ['warning', 'error'] }],
    ['level:error level:Info', { levels: ['info', 'error'] }],
    ['part:Mail', { parts: ['mail'] }],
    ['since:08:36 until:08:40', { sinceMs: at('2026-11-21T08:36:00Z'), untilMs: at('2026-11-21T08:40:00Z') }],
    ['since:1h since:08:36', { sinceMs: at('2026-11-21T08:36:00Z') }],
    ['stream:s-7', { words: [['stream:s-7']] }],
    ['vessel:', {}],
    ['level:loud', { problems: [{ name: 'level', value: 'loud' }] }],
    ['since:soon', { problems: [{ name: 'since', value: 'soon' }] }],
  ])('%s', (text, asked) => {
    expect(parseLogQuery(text, NOW)).toEqual({ ...nothing, ...asked });
  });

  it('is read the same once it was written from its terms', () => {
    const pieces = ['vessel:', 'level:', '"', ' ', ' or ', 'a', 'Havbris', ':', '>=', 'since:', '1h', 'é'];
    const texts = fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join(''));
    fc.assert(
      fc.property(texts, (text) => {
        const terms = listLogTerms(text);
        expect(listLogTerms(formatLogTerms(terms))).toEqual(terms);
      }),
      { seed: 17 },
    );
  });

  it.each([
    ['late vessel:A vessel:B', 'vessel', 'Solund Star', 'late vessel:"Solund Star"'],
    ['late vessel:A', 'vessel', null, 'late'],
    ['', 'since', '24h', 'since:24h'],
    ['a or b vessel:A or vessel:B', 'vessel', null, 'a or b'],
  ] as const)('%s with another %s', (text, name, value, changed) => {
    expect(replaceLogTerm(text, name, value)).toBe(changed);
  });
});

it.each([
  ['Batch 31 NOT stored, batch-unreadable', ['batch', '31', 'not', 'stored', 'unreadable']],
  ['Ålesund', ['ålesund']],
  ['—', ['—']],
  [' , ', []],
])('the tokens of %s', (text, tokens) => {
  expect(listLogTokens(text)).toEqual(tokens);
});
