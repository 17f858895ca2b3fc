import type { ExportCell, ExportTable } from '../../export/index.ts';

/** A table for a file with a column of each kind, text, number and time, under one line that says what it is about. */
export function buildFleetTable(...rows: (readonly [ExportCell, ExportCell, ExportCell])[]): ExportTable {
  const columns = [{ title: 'Vessel' }, { title: 'SOG, kn', decimals: 1 }, { title: 'heard at' }];
  return { name: 'Fleet', about: [['Zone', '21 Nov 2026, UTC']], columns, rows };
}
