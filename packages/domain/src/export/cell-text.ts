/** Text of a cell: ships and people write it, so a spreadsheet must not run it as a formula. */

/** What a spreadsheet takes for the beginning of a formula or a command, also in its full width. */
const STARTERS = '=+\\-@|\uff1d\uff0b\uff0d\uff20\uff5c';
/** What it passes over before: blanks, line feeds, marks of byte order and other characters without a width. */
const BEFORE = '[\\s\\p{Cc}\\p{Cf}]';
const FORMULA = new RegExp(`^(?:[\\t\\r]|${BEFORE}*[${STARTERS}])`, 'u');
/** Where a spreadsheet of another language, or one that reads lines, ends a cell in the middle of a text. */
const HIDDEN_FORMULA = new RegExp(`([;\\t\\r\\n]${BEFORE}*)(?=[${STARTERS}])`, 'gu');

/** Whether a spreadsheet would run the text of a cell. */
export const isFormula = (text: string): boolean => FORMULA.test(text);

/** An apostrophe keeps a text that begins like a formula a text. */
export function formatPlainText(text: string): string {
  const safe = text.toWellFormed().replaceAll(HIDDEN_FORMULA, "$1'");
  return isFormula(text) ? `'${safe}` : safe;
}

/** Without what a formula begins with, what a spreadsheet keeps for itself in names of sheets, and longer than 31 characters. */
export function formatSheetName(name: string): string {
  const plain = name.replaceAll(/[\\/?*[\]:\p{Cc}\p{Cf}]/gu, ' ').replace(new RegExp(`^[\\s'${STARTERS}]+`, 'u'), '');
  return (
    plain
      .slice(0, 31)
      .toWellFormed()
      .replace(/[\s']+$/, '') || 'Sheet'
  );
}
