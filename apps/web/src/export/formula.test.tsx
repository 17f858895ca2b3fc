import { formatPlainText, formatSheetName } from '@fms/domain/export';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { splitCsvCells } from '../testing/csv-cells.ts';
import { formatCsv } from './csv.ts';
import type { ExportTable } from './export-table.ts';
import { cleanFileName } from './save-blob.ts';
import { buildWorkbook } from './workbook.ts';

/** Each begins, after what a spreadsheet passes over, as a formula or a command of DDE does. */
const PAYLOADS = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '|calc',
  ' =1+1',
  '\n=1+1',
  '\r\n=1+1',
  '\t=1+1',
  '\tHavbris',
  '\rHavbris',
  '\ufeff=1+1',
  '\u00a0=1+1',
  '\u3000=1+1',
  '\u200b=1+1',
  '\u2060@x',
  '\uff1d1+1',
  '\uff0b1',
  '\uff0d1',
  '\uff20x',
  '\0=1',
] as const;
/** A cell that ends in the middle of the text where `;` or a line feed parts cells. */
const HIDDEN = ['Havbris;=1+1', 'Havbris; @x', 'Havbris\n=1+1', 'Havbris\t+1', 'Havbris;\uff1d1'] as const;

const tableOf = (text: string): ExportTable => ({
  name: text,
  about: [[text, text]],
  columns: [{ title: text }, { title: `${text}, kn`, decimals: 1 }],
  rows: [[text, -33.5]],
});

describe.each(PAYLOADS)('the text %j', (payload) => {
  it('is a text in each cell of a CSV: above the head, in it and below', () => {
    const cells = splitCsvCells(formatCsv(tableOf(payload)));
    expect(cells).toHaveLength(6);
    for (const cell of cells.slice(0, 5)) expect(cell).toMatch(/^'/);
    expect(cells[5]).toBe('-33.5');
  });

  it('is a string in each cell of a workbook, and there is no formula', () => {
    const files = unzipSync(buildWorkbook(tableOf(payload)));
    const sheet = new DOMParser().parseFromString(
      strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array),
      'text/xml',
    );
    const styles = new DOMParser().parseFromString(strFromU8(files['xl/styles.xml'] as Uint8Array), 'text/xml');
    const formats = [...styles.querySelectorAll('cellXfs > xf')].map((format) => format.getAttribute('quotePrefix'));
    const quoting = new Set(formats.flatMap((quoted, index) => (quoted === '1' ? [index] : [])));
    expect([sheet.querySelectorAll('f').length, sheet.querySelectorAll('parsererror').length]).toEqual([0, 0]);
    const texts = [...sheet.querySelectorAll('c')].filter((cell) => cell.querySelector('t'));
    expect(texts.map((cell) => cell.getAttribute('t'))).toEqual(Array(5).fill('inlineStr'));
    // Kept a text when it is edited, too.
    for (const cell of texts) expect(quoting.has(Number(cell.getAttribute('s')))).toBe(true);
    expect(sheet.querySelector('v')?.textContent).toBe('-33.5');
  });

  it('begins no name of a sheet or of a file', () => {
    expect(formatSheetName(payload)).toMatch(/^[\p{L}\p{N}]/u);
    expect(cleanFileName(`${payload}.csv`)).toMatch(/^[\p{L}\p{N}\uff0b-\uff5c].*\.csv$/u);
  });
});

it.each(HIDDEN)('%j holds no formula for a spreadsheet that parts cells otherwise', (payload) => {
  expect(formatPlainText(payload)).toMatch(/[;\t\n\r]\s*'/);
  expect(formatCsv({ name: '', columns: [{ title: payload }], rows: [] })).toMatch(/^\ufeff"/);
});

it.each(['Havbris', 'a - b', "O'Neill", 'Blåhav ½', '12.5', 'a;b', '', 'x=1'])('%j stays as it is', (text) => {
  expect(formatPlainText(text)).toBe(text);
});

describe('names', () => {
  it('of sheets have at most 31 characters, none of which a spreadsheet keeps for itself', () => {
    expect(formatSheetName("'a/b:c[1]*?'")).toBe('a b c 1');
    expect(formatSheetName(`${'x'.repeat(30)}\ud83d\udea2`)).toBe(`${'x'.repeat(30)}\ufffd`);
    expect(formatSheetName('=')).toBe('Sheet');
  });

  it('of files lead into no other folder, hide no ending and are not endless', () => {
    expect(cleanFileName('../../.bashrc')).toBe('bashrc');
    expect(cleanFileName('a\u202egpj.exe')).toBe('a gpj.exe');
    expect(cleanFileName(`${'x'.repeat(500)}.csv`)).toHaveLength(104);
    expect(cleanFileName('fleet 2026-11-21 0842Z.csv')).toBe('fleet 2026-11-21 0842Z.csv');
  });
});
