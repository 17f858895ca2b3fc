/** Tables as files: CSV for programs, a workbook for spreadsheets. */
export { formatCsv } from './csv.ts';
export { type ExportCell, type ExportColumn, type ExportTable, formatExportName, toTimeCell } from './export-table.ts';
export { saveBlob } from './save-blob.ts';
export { buildCsvFile, buildExcelFile, saveCsv, saveExcel } from './save-table.ts';
