import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFileRefusal } from '../refusal/file-refusal.ts';
import { checkFileName, NAME_BYTES } from './file-name.ts';
import { checkFilePath, PATH_BYTES, PATH_PARTS } from './file-path.ts';
import { checkFilePlace } from './file-tree.ts';
import { countUtf8Bytes, cutToUtf8Bytes } from './utf8-bytes.ts';

describe('checkFilePath', () => {
  it.each([
    'blackout-2026-11-19.zip',
    'engine-logs/2026/11/port (main) #2.log',
    'Übergabe Brücke.pdf',
    'отчёт за ноябрь.xlsx',
    '航海日誌.csv',
    'تقرير.pdf',
    'Tiếng Việt.txt',
    'Screenshot 2026-11-19 at 9.41.00\u202FAM.png',
    '100 % load.csv',
    'x@y, z;w=1 [a] {b} ^ & + !.txt',
    'console.log',
    'com10.txt',
    'nullify',
    'a..b',
    '½ inch … valve.pdf',
    'ship \u{1F6A2}.jpg',
    'a'.repeat(255),
    Array(16).fill('a').join('/'),
  ])('takes %s', (path) => {
    expect(checkFilePath(path)).toEqual({ parts: path.normalize('NFC').split('/') });
  });

  it('gives names in NFC, whatever form the file system has', () => {
    expect(checkFilePath('U\u0308bergabe/Bru\u0308cke.pdf')).toEqual({ parts: ['Übergabe', 'Brücke.pdf'] });
  });

  it('takes no path, of 10,000, that could leave its directory or that is another when it is looked at again', () => {
    const pieces = fc.constantFrom(' ', ...'. .. / \\ a É e\u0301 NUL : %2e ~1 \u202E -'.split(' '));
    const hostile = fc.oneof(
      fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(hostile, (path) => {
        const answer = checkFilePath(path);
        if (isFileRefusal(answer)) return;
        expect(
          answer.parts.every(
            (part) => /^[^./\\ -][^/\\:\p{Cc}\p{Cf}\p{Cs}\p{Co}]*$/u.test(part) && !/[. ]$/.test(part),
          ),
        ).toBe(true);
        expect(answer.parts.every((part) => countUtf8Bytes(part) <= NAME_BYTES)).toBe(true);
        expect(answer.parts.length).toBeLessThanOrEqual(PATH_PARTS);
        const joined = answer.parts.join('/');
        expect(countUtf8Bytes(joined)).toBeLessThanOrEqual(PATH_BYTES);
        expect(checkFilePath(joined)).toEqual(answer);
      }),
      { seed: 19, numRuns: 10_000 },
    );
  });

  it('refuses a name of 100,000 stacked marks without making its normal form', () => {
    expect(checkFileName(`a${'\u0301\u0323'.repeat(50_000)}`)).toMatchObject({ refused: 'name-too-long' });
  });
});

describe('checkFilePlace', () => {
  it.each([
    ['on-vessel', 'list', { tree: 'on-vessel', parts: [] }],
    ['on-vessel/logs/a.log', 'fetch', { tree: 'on-vessel', parts: ['logs', 'a.log'] }],
    ['from-vessel/a.log', 'download', { tree: 'from-vessel', parts: ['a.log'] }],
    ['to-vessel/charts/week-47.zip', 'upload', { tree: 'to-vessel', parts: ['charts', 'week-47.zip'] }],
    ['on-vessel/a.log', 'download', { refused: 'read-only-tree' }],
    ['from-vessel/a.log', 'upload', { refused: 'read-only-tree' }],
    ['from-vessel/a.log', 'delete', { refused: 'read-only-tree' }],
    ['to-vessel/a.log', 'fetch', { refused: 'read-only-tree' }],
    ['to-vessel', 'delete', { refused: 'read-only-tree' }],
    ['TO-VESSEL/a.log', 'upload', { refused: 'unknown-tree' }],
    ['etc/passwd', 'list', { refused: 'unknown-tree' }],
    ['to-vessel/../from-vessel/a', 'delete', { refused: 'parent-path' }],
  ] as const)('of %s to %s', (path, action, answer) => {
    expect(checkFilePlace(path, action)).toMatchObject(answer);
  });
});

describe('bytes in UTF-8', () => {
  it('are those of an encoder, also when a text is cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, most) => {
        expect(countUtf8Bytes(text)).toBe(encodeURIComponent(text).replaceAll(/%../g, '.').length);
        const cut = cutToUtf8Bytes(text, most);
        expect(text.startsWith(cut) && cut.isWellFormed()).toBe(true);
        expect(countUtf8Bytes(cut)).toBeLessThanOrEqual(most);
        const rest = text.slice(cut.length);
        if (rest)
          expect(countUtf8Bytes(cut + String.fromCodePoint(rest.codePointAt(0) as number))).toBeGreaterThan(most);
      }),
      { seed: 19, numRuns: 1000 },
    );
  });
});
