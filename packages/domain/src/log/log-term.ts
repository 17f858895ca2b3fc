/** The terms of a search of the log: `vessel:"Solund Star" level:>=warning mailbox or postbox`. */

/** Names that narrow a search; whatever else has a colon is a word. */
export const LOG_TERM_NAMES = ['vessel', 'level', 'part', 'since', 'until'] as const;
export type LogTermName = (typeof LOG_TERM_NAMES)[number];

export interface LogTerm {
  /** Null for a word; `or` for the join of two terms, which in quotation marks is a word. */
  readonly name: LogTermName | 'or' | null;
  /** Without quotation marks; never empty. */
  readonly value: string;
}

/** What stands between blanks, of which those in quotation marks are none. */
const PIECE = /(?:"[^"]*"?|[^\s"])+/g;
const JOIN = /^or$/i;
const NAMED = new RegExp(`^(${LOG_TERM_NAMES.join('|')}):(.*)$`, 'is');

/** The terms of a text in their order; a name whose value is still to be typed is left out. Never throws. */
export function listLogTerms(text: string): LogTerm[] {
  const pieces = text.match(PIECE) ?? [];
  return pieces.map(readTerm).filter(({ value }) => value !== '');
}

function readTerm(piece: string): LogTerm {
  if (JOIN.test(piece)) return { name: 'or', value: 'or' };
  const [, name, rest = piece] = NAMED.exec(piece) ?? [];
  const value = rest.replaceAll('"', '').trim();
  return { name: LOG_TERM_NAMES.find((known) => known === name?.toLowerCase()) ?? null, value };
}

/** The text of terms, so that reading it gives the same terms again. */
export function formatLogTerms(terms: readonly LogTerm[]): string {
  return terms.map(formatTerm).join(' ');
}

function formatTerm({ name, value }: LogTerm): string {
  if (name === 'or') return value;
  const isBare = !/\s/.test(value) && (name !== null || !(NAMED.test(value) || JOIN.test(value)));
  const written = isBare ? value : `"${value}"`;
  return name === null ? written : `${name}:${written}`;
}

/** The text with one value for a name, in the place of those it had; null takes the name away. */
export function replaceLogTerm(text: string, name: LogTermName, value: string | null): string {
  const others = removeLogTerms(listLogTerms(text), (term) => term.name === name);
  return formatLogTerms(value === null ? others : [...others, { name, value }]);
}

/** The terms that stay, without an `or` that loses one of its sides. */
export function removeLogTerms(terms: readonly LogTerm[], isGone: (term: LogTerm) => boolean): LogTerm[] {
  const goes = (term: LogTerm | undefined) => term !== undefined && isGone(term);
  return terms.filter(
    (term, at) => !(goes(term) || (term.name === 'or' && (goes(terms[at - 1]) || goes(terms[at + 1])))),
  );
}
