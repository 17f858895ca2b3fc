import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { buildFleetTable } from '../testing/fleet/fleet-table.ts';
import { buildWorkbook } from './workbook.ts';

function sheetOf(table: Parameters<typeof buildWorkbook>[0]): Document {
  const bytes = unzipSync(buildWorkbook(table))['xl/worksheets/sheet1.xml'];
  if (bytes === undefined) throw new Error('There is no sheet');
  const sheet = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
  expect(sheet.querySelector('parsererror')).toBeNull();
  return sheet;
}
const cellOf = (sheet: Document, place: string) => sheet.querySelector(`c[r="${place}"]`);

describe('workbook', () => {
  const heardAt = new Date('2026-11-21T12:00:00.000Z');
  const table = buildFleetTable(['Havbris', 12.44, heardAt], ['=1+1', null, null]);

  it('keeps numbers numbers, texts texts and times days since 1900', () => {
    const sheet = sheetOf(table);
    expect(cellOf(sheet, 'B1')?.textContent).toBe('21 Nov 2026, UTC');
    expect(cellOf(sheet, 'A3')?.textContent).toBe('Havbris');
    expect(cellOf(sheet, 'B3')?.textContent).toBe('12.44');
    expect(cellOf(sheet, 'C3')?.textContent).toBe('46347.5');
    expect(cellOf(sheet, 'A4')?.getAttribute('t')).toBe('inlineStr');
    expect(cellOf(sheet, 'B4')).toBeNull();
  });

  it('keeps the head in view and lets each column be filtered', () => {
    const sheet = sheetOf(table);
    expect(sheet.querySelector('pane')?.getAttribute('ySplit')).toBe('2');
    expect(sheet.querySelector('autoFilter')?.getAttribute('ref')).toBe('A2:C4');
  });

  it('takes a hostile name as a text', () => {
    const hostile = '</t><f>HYPERLINK("x")</f>\u0000\u0007&';
    const sheet = sheetOf({ name: 'a/b:c', columns: [{ title: 'Vessel' }], rows: [[hostile]] });
    expect(cellOf(sheet, 'A2')?.textContent).toBe('</t><f>HYPERLINK("x")</f>&');
  });

  it('names columns past Z', () => {
    const columns = Array.from({ length: 28 }, (_, index) => ({ title: `c${index}` }));
    expect(cellOf(sheetOf({ name: '', columns, rows: [] }), 'AB1')?.textContent).toBe('c27');
  });
});
