/** A row of a table as a spreadsheet shows it. */
export interface TableRow {
  /** Its number there: the head row counts, and so do rows that hold nothing. */
  readonly line: number;
  readonly cells: readonly string[];
}
