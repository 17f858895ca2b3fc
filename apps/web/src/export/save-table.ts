/** Saves a table as a file. */
import { formatCsv } from './csv.ts';
import type { ExportTable } from './export-table.ts';
import { saveBlob } from './save-blob.ts';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function buildCsvFile(table: ExportTable): Blob {
  return new Blob([formatCsv(table)], { type: 'text/csv;charset=utf-8' });
}

/** What writes it is fetched when it is first asked for. */
export async function buildExcelFile(table: ExportTable): Promise<Blob> {
  const { buildWorkbook } = await import('./workbook.ts');
  return new Blob([buildWorkbook(table) as Uint8Array<ArrayBuffer>], { type: EXCEL });
}

/** Saves `{fileName}.csv`. */
export function saveCsv(fileName: string, table: ExportTable): void {
  saveBlob(`${fileName}.csv`, buildCsvFile(table));
}

/** Saves `{fileName}.xlsx`. */
export async function saveExcel(fileName: string, table: ExportTable): Promise<void> {
  saveBlob(`${fileName}.xlsx`, await buildExcelFile(table));
}
