/** Formats that every workbook knows by number (ECMA-376, part 1, 18.8.30): 14 to 22 and 45 to 47 are of days and times. */
const isBuiltInDate = (id: number) => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

/** Whether cells of a number format show a day or a time. `code` is the format's own, where it has one. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  // Texts in quotes, escaped letters, colours and conditions are no fields.
  const fields = code.replaceAll(/"[^"]*"|\\.|\[(?!h|m|s)[^\]]*\]/gi, '');
  return /[ymdhs]/i.test(fields);
}
