/** The writer of a format. Parquet is written by the telemetry engine (`parquet-writer.ts`), not here. */

import { createCsvWriter } from './csv-writer.ts';
import type { ByteFile } from './document/byte-file.ts';
import type { ReportDocument, ReportWriter } from './document/report-document.ts';
import { createXlsxWriter } from './xlsx/xlsx-writer.ts';

export type ThreadFormat = 'xlsx' | 'csv' | 'pdf';

/** pdfkit and its fonts are loaded for a PDF alone. */
export async function openWriter(
  format: ThreadFormat,
  file: ByteFile,
  document: ReportDocument,
  isSplitByDay: boolean,
): Promise<ReportWriter> {
  if (format === 'csv') return createCsvWriter(file, document);
  if (format === 'xlsx') return createXlsxWriter(file, document, { isSplitByDay });
  const { createPdfWriter } = await import('./pdf/pdf-writer.ts');
  return createPdfWriter(file, document);
}
