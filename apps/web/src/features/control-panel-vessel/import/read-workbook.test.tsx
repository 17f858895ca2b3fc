import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildWorkbook } from '../../../export/workbook.ts';
import { isDateFormat } from './date-format.ts';
import { readTable } from './read-table.ts';
import { readWorkbook } from './read-workbook.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as spreadsheets write it: texts apart, runs of several looks, places left out where cells are empty. */
function spreadsheet(parts: Record<string, string> = {}): Uint8Array {
  const files = {
    'xl/workbook.xml': `<x:workbook xmlns:x="m" xmlns:r="${OFFICE}"><x:workbookPr/><x:sheets><x:sheet name="Fleet" sheetId="4" r:id="rId7"/><x:sheet name="Old" sheetId="1" r:id="rId1"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/fleet.xml"/></Relationships>',
    'xl/sharedStrings.xml':
      '<sst><si><t>Name</t></si><si><r><t>Contract </t></r><r><t>ends</t></r><rPh><t>sound</t></rPh></si><si><t> Brimnes </t></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
    'xl/worksheets/fleet.xml':
      '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row><row r="2"/>' +
      '<row r="3"><c r="A3" t="s"><v>2</v></c><c r="B3"><v>9268409</v></c><c r="C3" s="1"><v>46507</v></c></row>' +
      '<row r="4"><c r="A4" t="str"><v>Tindra</v></c><c r="B4" t="e"><v>#N/A</v></c><c r="C4" s="1"><v>46507.5</v></c></row></sheetData></worksheet>',
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}

describe('the first sheet of a workbook', () => {
  it('is read with its texts, numbers and days', () => {
    expect(readWorkbook(spreadsheet())).toEqual([
      { line: 1, cells: ['Name', '', 'Contract ends'] },
      { line: 3, cells: ['Brimnes', '9268409', '2027-04-30'] },
      { line: 4, cells: ['Tindra', '', '2027-04-30T12:00:00.000Z'] },
    ]);
  });

  it('counts days from 1904 where the workbook says so', () => {
    const about = `<workbook xmlns:r="${OFFICE}"><workbookPr date1904="1"/><sheets><sheet name="F" r:id="rId7"/></sheets></workbook>`;
    expect(readWorkbook(spreadsheet({ 'xl/workbook.xml': about }))?.[1]?.cells[2]).toBe('2031-05-01');
  });

  it('comes back as the product writes it', () => {
    const rows = [['Havbris', 12.5, new Date('2026-11-21T00:00:00.000Z')]] as const;
    const book = buildWorkbook({
      name: 'Fleet',
      columns: [{ title: 'Name' }, { title: 'Kn' }, { title: 'Day' }],
      rows,
    });
    expect(readWorkbook(book)?.map(({ cells }) => cells)).toEqual([
      ['Name', 'Kn', 'Day'],
      ['Havbris', '12.5', '2026-11-21'],
    ]);
  });

  it.each([
    ['an archive of something else', zipSync({ 'note.txt': strToU8('x') })],
    ['half an archive', spreadsheet().slice(0, 200)],
    ['a sheet that is no XML', spreadsheet({ 'xl/worksheets/fleet.xml': '<worksheet><row>' })],
  ])('is not found in %s', (_, bytes) => expect(readWorkbook(bytes)).toBeUndefined());
});

describe('a number format', () => {
  it.each([
    [0, undefined, false],
    [14, undefined, true],
    [44, undefined, false],
    [46, undefined, true],
    [170, 'yyyy\\-mm\\-dd', true],
    [170, '[h]:mm', true],
    [170, '[Red]0.0 "days"', false],
    [170, '0\\d', false],
  ])('%i %s is of days: %s', (id, code, isDate) => expect(isDateFormat(id, code)).toBe(isDate));
});

describe('a file', () => {
  it('is told apart by its first bytes, not by its name', async () => {
    expect(await readTable(new Blob([spreadsheet() as BlobPart]))).toHaveLength(3);
    expect(await readTable(new Blob(['Name;IMO\nBrimnes;9268409']))).toEqual([
      { line: 1, cells: ['Name', 'IMO'] },
      { line: 2, cells: ['Brimnes', '9268409'] },
    ]);
  });
});
