/** Tables on their way into files: texts that a spreadsheet must not run, lines of CSV, texts of XML, names of cells. */
export * from './cell-text.ts';
export * from './csv-line.ts';
export * from './sheet-cell.ts';
export * from './xml-text.ts';
