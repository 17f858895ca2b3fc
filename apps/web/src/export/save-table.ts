/** Gives a table to the person as a file. */
import { csvText } from './csv.ts';
import type { ExportTable } from './export-table.ts';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves `{fileName}.csv`. */
export function saveCsv(fileName: string, table: ExportTable): void {
  saveFile(`${fileName}.csv`, new Blob([csvText(table)], { type: 'text/csv;charset=utf-8' }));
}

/** Saves `{fileName}.xlsx`; what writes it is fetched when it is first asked for. */
export async function saveExcel(fileName: string, table: ExportTable): Promise<void> {
  const { workbook } = await import('./workbook.ts');
  saveFile(`${fileName}.xlsx`, new Blob([workbook(table) as Uint8Array<ArrayBuffer>], { type: EXCEL }));
}

function saveFile(fileName: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
