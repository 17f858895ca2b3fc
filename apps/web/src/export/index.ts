/** Tables as files: CSV for programs, a workbook for spreadsheets. */
export { type ExportCell, type ExportColumn, type ExportTable, exportName, timeCell } from './export-table.ts';
export { saveCsv, saveExcel } from './save-table.ts';
