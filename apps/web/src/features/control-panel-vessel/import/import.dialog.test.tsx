import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { buildWorkbook } from '../../../export/workbook.ts';
import { press, renderForm } from '../../../testing/form-screen.tsx';
import { clearScreen, stubCalls } from '../../../testing/screen.tsx';
import { nordlysPlaces as places } from '../testing/places.ts';
import ImportDialog from './import.dialog.tsx';

const IMPORT = '/api/v2/vessel/import';
// The empty line is a row of the spreadsheet.
const CSV = 'Vessel;IMO;Colour\nBrimnes;9268409;red\n;;\nVestbris;9412075;blue\nTindra;9844459;red\n';
const results = [
  { row: 0, result: 'new', vesselId: null, name: 'Brimnes', changes: [], problems: [] },
  { row: 1, result: 'error', vesselId: null, name: 'Vestbris', changes: [], problems: ['IMO: check digit wrong'] },
  { row: 2, result: 'same', vesselId: 4, name: 'Tindra', changes: [], problems: [] },
];

afterEach(clearScreen);

async function open(content: BlobPart, name = 'fleet.csv') {
  const asked = stubCalls({
    [IMPORT]: { body: { importId: 12, rows: results } },
    [`${IMPORT}/undo`]: { body: { vesselIds: [9] } },
  });
  renderForm(<ImportDialog places={places} onClose={() => {}} />, [[['account', 'profile'], { organizationId: 3 }]]);
  const file = new File([content], name);
  fireEvent.change(screen.getByLabelText('Choose CSV or Excel', { selector: 'input' }), { target: { files: [file] } });
  return asked;
}

describe('vessels from a table', () => {
  it('are told by a dry run, written without the wrong rows, and taken back', async () => {
    const asked = await open(CSV);
    await screen.findByRole('button', { name: 'Show what changes' });
    press('Show what changes');
    await screen.findByText('IMO: check digit wrong');
    expect(screen.queryByText('Tindra')).toBeNull();
    expect(screen.getByRole('row', { name: /Vestbris/ }).textContent).toMatch(/^4Vestbris/);
    fireEvent.click(screen.getByLabelText('Show rows that change nothing'));
    expect(screen.getByText('Tindra')).toBeTruthy();
    press('Write 1 row');
    await screen.findByRole('button', { name: 'Take the import back' });
    press('Take the import back');
    await waitFor(() => expect(asked).toHaveLength(3));
    const rows = [
      { line: 2, name: 'Brimnes', IMO: '9268409' },
      { line: 4, name: 'Vestbris', IMO: '9412075' },
      { line: 5, name: 'Tindra', IMO: '9844459' },
    ];
    expect(asked.map(({ body }) => body)).toEqual([
      { organizationId: 3, rows, dryRun: true },
      { organizationId: 3, rows, dryRun: false },
      { importId: 12 },
    ]);
  });

  it('come from a workbook too', async () => {
    const book = buildWorkbook({
      name: 'Fleet',
      columns: [{ title: 'Vessel' }, { title: 'IMO' }],
      rows: [['Brimnes', 9268409]],
    });
    const asked = await open(book as BlobPart, 'fleet.xlsx');
    fireEvent.click(await screen.findByRole('button', { name: 'Show what changes' }));
    await screen.findByText('IMO: check digit wrong');
    expect(asked[0]?.body).toMatchObject({ rows: [{ name: 'Brimnes', IMO: '9268409' }] });
  });

  it('are not looked for in a file that is no table', async () => {
    await open('PK\u0003\u0004', 'fleet.xlsx');
    expect((await screen.findByRole('alert')).textContent).toBe('fleet.xlsx is neither a CSV nor an Excel workbook.');
  });

  it('are asked for in a table that has rows', async () => {
    await open('Vessel;IMO\n');
    expect((await screen.findByRole('alert')).textContent).toBe('A table has 1 to 5000 rows below its heads.');
  });
});
