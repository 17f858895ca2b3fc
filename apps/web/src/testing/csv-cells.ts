/** The cells of a CSV that are not empty, as a spreadsheet reads them where a comma parts cells. */
export function splitCsvCells(text: string): string[] {
  const found = text.replace(/^\ufeff/, '').matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^,"\r\n]*))/g);
  return [...found]
    .map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '')
    .filter((cell) => cell !== '');
}
