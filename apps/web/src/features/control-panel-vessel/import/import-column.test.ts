import { expect, it } from 'vitest';
import { guessMapping, toImportRows } from './import-column.ts';

it('finds columns by their heads and leaves others out', () => {
  const mapping = guessMapping(['Ship name', 'IMO no.', 'Colour', 'W-Serial Number', 'Contract ends']);
  expect(mapping).toEqual({ name: 0, IMO: 1, serialNumber: 3, expiredDate: 4 });
  expect(toImportRows([{ line: 3, cells: ['Brimnes', '9074729', 'red', 'W-1'] }], mapping)).toEqual([
    { line: 3, name: 'Brimnes', IMO: '9074729', serialNumber: 'W-1', expiredDate: '' },
  ]);
});
