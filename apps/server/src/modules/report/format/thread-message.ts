/** What passes between the server and the thread that writes a report. */

import type { ReportDocument, ReportRow, ReportSummary } from './document/report-document.ts';
import type { ThreadFormat } from './open-writer.ts';

export interface ThreadStart {
  readonly path: string;
  readonly format: ThreadFormat;
  readonly document: ReportDocument;
  readonly isSplitByDay: boolean;
}

export type ThreadMessage =
  | { readonly kind: 'rows'; readonly section: number; readonly rows: readonly ReportRow[] }
  | { readonly kind: 'finish'; readonly summary: ReportSummary };

export interface WrittenFile {
  readonly sizeBytes: number;
  readonly sha256: string;
}

export type ThreadAnswer =
  | { readonly kind: 'written' }
  | ({ readonly kind: 'finished' } & WrittenFile)
  | { readonly kind: 'failed'; readonly reason: string };
