/** Where the rows of a section come from. */
import type { ReportRow, ReportSection } from '../format/document/report-document.ts';

/** Rows one after another, and how much of their time is known. */
export interface SourceSlice {
  readonly rows: readonly ReportRow[];
  /** Of the time of all figures of the slice, in ms; both 0 where that has no meaning. */
  readonly knownMs: number;
  readonly wholeMs: number;
}

export interface ReportSource {
  readonly section: ReportSection;
  /** For progress. */
  readonly expectedRows: number;
  slices(): AsyncIterable<SourceSlice>;
}
