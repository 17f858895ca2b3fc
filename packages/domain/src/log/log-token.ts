/** Words of the log as its index holds them: runs of letters and digits, in small letters. */

/** What is beyond ASCII counts as a letter, as the index of the store has it. */
const TOKEN = /[a-z0-9\u{80}-\u{10ffff}]+/gu;

/** The tokens of a text, each once; a line is found by any of them. */
export function listLogTokens(text: string): string[] {
  return [...new Set(text.toLowerCase().match(TOKEN) ?? [])];
}
