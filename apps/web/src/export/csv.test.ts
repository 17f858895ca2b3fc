import { describe, expect, it } from 'vitest';
import { buildFleetTable } from '../testing/fleet/fleet-table.ts';
import { formatCsv } from './csv.ts';

const NOON = new Date('2026-11-21T12:00:00.000Z');
const lines = (text: string) => text.replace('\uFEFF', '').split('\r\n');

describe('formatCsv', () => {
  it('writes lines above the head, decimals by column, times in UTC, and nothing for what is unknown', () => {
    const table = buildFleetTable(['Havbris', 12.44, NOON], ['Tindra', Number.NaN, undefined]);
    expect(lines(formatCsv(table))).toEqual([
      'Zone,"21 Nov 2026, UTC"',
      'Vessel,"SOG, kn",heard at',
      'Havbris,12.4,2026-11-21T12:00:00.000Z',
      'Tindra,,',
      '',
    ]);
  });

  it('begins with the mark of UTF-8, which spreadsheets look for', () => {
    expect(formatCsv({ name: '', columns: [{ title: 'Ø' }], rows: [] })).toBe('\uFEFFØ\r\n');
  });

  it.each([
    ['Sea, "Wind"', '"Sea, ""Wind"""'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['@home', "'@home"],
    ['-1+1', "'-1+1"],
  ])('keeps the name %s a text', (name, expected) => {
    expect(lines(formatCsv({ name: '', columns: [{ title: 'Vessel' }], rows: [[name]] }))[1]).toBe(expected);
  });

  it('leaves a negative number a number', () => {
    expect(lines(formatCsv({ name: '', columns: [{ title: 'Lat' }], rows: [[-33.5]] }))[1]).toBe('-33.5');
  });
});
