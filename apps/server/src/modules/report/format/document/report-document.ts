/** A report on its way into a file: what stands on its cover, and its tables, whose rows come one after another. */
import type { Instant } from '@fms/domain/time';

/** An instant in a column of times, a number, a text; null is an empty cell. */
export type ReportCell = string | number | null;

export interface ReportColumn {
  /** Names the unit where there is one: `Speed, average, kn`. */
  readonly title: string;
  readonly kind: 'time' | 'number' | 'text';
  /** Drawn as a curve where the format has charts. */
  readonly isDrawn?: boolean;
}

/** One table of a report, usually of one vessel. */
export interface ReportSection {
  readonly title: string;
  readonly columns: readonly ReportColumn[];
}

export interface ReportDocument {
  readonly title: string;
  /** Lines of the cover: a name and what it says. */
  readonly about: readonly (readonly [name: string, text: string])[];
  readonly sections: readonly ReportSection[];
  /** Stands in the file as the time it was made; the same run has the same. */
  readonly madeMs: Instant;
  /** Of the zone that times are written in: `+02:00` of a moment changes with summer time. */
  readonly zone: string;
}

/** What is known only after the last row: how complete each section is, and what its reader has to know. */
export interface ReportSummary {
  /** Share of the time with data of each section, 0 to 1; null where it has no measure. */
  readonly coverage: readonly (number | null)[];
  readonly notes: readonly string[];
}

/** A cell of a row that was extrapolated is marked where the format can. */
export interface ReportRow {
  readonly cells: readonly ReportCell[];
  /** Places of cells that were extrapolated. */
  readonly extrapolated?: readonly number[];
}

/** Writes one file. Sections come in order; `finish` closes the file. */
export interface ReportWriter {
  write(section: number, rows: readonly ReportRow[]): Promise<void> | void;
  finish(summary: ReportSummary): Promise<void> | void;
}
