/** The writer of a format. Parquet is written by the telemetry engine (`parquet-writer.ts`), not here. */
import type { ByteFile } from './byte-file.ts';
import { createCsvWriter } from './csv-writer.ts';
import { createPdfWriter } from './pdf/pdf-writer.ts';
import type { ReportDocument, ReportWriter } from './report-document.ts';
import { createXlsxWriter } from './xlsx/xlsx-writer.ts';

export type ThreadFormat = 'xlsx' | 'csv' | 'pdf';

export function openWriter(
  format: ThreadFormat,
  file: ByteFile,
  document: ReportDocument,
  isSplitByDay: boolean,
): ReportWriter {
  if (format === 'csv') return createCsvWriter(file, document);
  return format === 'pdf' ? createPdfWriter(file, document) : createXlsxWriter(file, document, { isSplitByDay });
}
