/** Tables as files: CSV for programs, a workbook for spreadsheets. */
export { csvText } from './csv.ts';
export { type ExportCell, type ExportColumn, type ExportTable, exportName, timeCell } from './export-table.ts';
export { csvFile, excelFile, saveCsv, saveExcel } from './save-table.ts';
export { xmlText } from './xml-text.ts';
