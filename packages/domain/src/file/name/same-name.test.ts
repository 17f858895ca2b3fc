import { describe, expect, it } from 'vitest';
import { foldName } from './fold-name.ts';
import { DirectoryNames } from './same-name.ts';

describe('names that one file system or another takes for the same', () => {
  it.each([
    ['Report.pdf', 'report.PDF'],
    ['straße.txt', 'STRASSE.TXT'],
    ['Brücke.log', 'Bru\u0308cke.log'],
    ['ﬁnal.csv', 'FINAL.csv'],
    ['ΟΔΟΣ', 'οδος'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['\u212Aeel', 'keel'],
    ['ſhip', 'SHIP'],
    ['ﬁ\uFF41', 'FIa'],
    ['a\u00A0b', 'a b'],
    ['ıce', 'ICE'],
  ])('%s and %s', (one, other) => {
    expect(foldName(one)).toBe(foldName(other));
  });

  it.each([
    ['resume', 'résumé'],
    ['a1', 'a2'],
    ['отчёт', 'отчет'],
  ])('not %s and %s', (one, other) => {
    expect(foldName(one)).not.toBe(foldName(other));
  });
});

describe('DirectoryNames', () => {
  const names = new DirectoryNames([
    { name: 'a.log', isDirectory: false },
    { name: 'charts', isDirectory: true },
  ]);

  it.each([
    ['b.log', false, { placement: 'new' }],
    ['a.log', false, { placement: 'version' }],
    ['charts', true, { placement: 'there' }],
    ['A.log', false, { refused: 'same-name' }],
    ['Charts', true, { refused: 'same-name' }],
    ['Charts', false, { refused: 'same-name' }],
    ['charts', false, { refused: 'other-kind' }],
    ['a.log', true, { refused: 'other-kind' }],
    // Added by the first row.
    ['B.LOG', false, { refused: 'same-name' }],
  ])('takes %s, directory %s, as %j', (name, isDirectory, answer) => {
    expect(names.add({ name, isDirectory })).toMatchObject(answer);
  });
});
