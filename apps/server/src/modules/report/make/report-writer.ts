/** Writes a planned report into a file, and tells how far it is. */
import type { ReportFormat } from '@fms/domain/report';
import type { OpenParquetTable } from '../../../telemetry/index.ts';
import { openParquetWriter } from '../format/parquet-writer.ts';
import type { WrittenFile } from '../format/thread-message.ts';
import { openThreadWriter, type ReportFileWriter } from '../format/thread-writer.ts';
import type { ReportPlan } from '../plan/report-plan.ts';

export interface WriteOptions {
  readonly format: ReportFormat;
  readonly path: string;
  readonly openParquet: OpenParquetTable;
  readonly signal: AbortSignal;
  /** Told after each slice, 0 to 1. */
  onProgress(share: number): Promise<void>;
}

export interface WrittenReport extends WrittenFile {
  /** Share of the time of all sections with data; null where that has no meaning. */
  readonly coverage: number | null;
}

/** Throws what `signal` was raised with, or why the file could not be written. */
export async function writeReport(plan: ReportPlan, options: WriteOptions): Promise<WrittenReport> {
  const { document, sources } = plan;
  const writer = await openWriter(plan, options);
  try {
    const expected = sources.reduce((total, { expectedRows }) => total + expectedRows, 0);
    const shares: { knownMs: number; wholeMs: number }[] = [];
    let [rows, marked] = [0, 0];
    for (const [section, source] of sources.entries()) {
      const share = { knownMs: 0, wholeMs: 0 };
      shares.push(share);
      for await (const slice of source.slices()) {
        options.signal.throwIfAborted();
        await writer.write(section, slice.rows);
        share.knownMs += slice.knownMs;
        share.wholeMs += slice.wholeMs;
        rows += slice.rows.length;
        marked += slice.rows.reduce((total, { extrapolated }) => total + (extrapolated?.length ?? 0), 0);
        await options.onProgress(Math.min(1, rows / Math.max(1, expected)));
      }
    }
    const coverage = shares.map(shareOf);
    const notes = marked > 0 ? [`${marked} ${marked === 1 ? 'value is' : 'values are'} extrapolated and marked.`] : [];
    const summary = { coverage, notes: [...notes, ...tellGaps(document.sections, coverage)] };
    const file = await writer.finish(summary);
    return { ...file, coverage: shareOf(sumShares(shares)) };
  } finally {
    await writer.close();
  }
}

function openWriter(
  { document, isSplitByDay }: ReportPlan,
  { format, path, openParquet }: WriteOptions,
): Promise<ReportFileWriter> | ReportFileWriter {
  if (format === 'parquet') return openParquetWriter(openParquet, path, document);
  return openThreadWriter({ path, format, document, isSplitByDay });
}

const shareOf = ({ knownMs, wholeMs }: { knownMs: number; wholeMs: number }) =>
  wholeMs > 0 ? knownMs / wholeMs : null;

const sumShares = (shares: readonly { knownMs: number; wholeMs: number }[]) => ({
  knownMs: shares.reduce((total, share) => total + share.knownMs, 0),
  wholeMs: shares.reduce((total, share) => total + share.wholeMs, 0),
});

/** Sums and means cover what is known: who reads them has to know. */
function tellGaps(sections: readonly { readonly title: string }[], coverage: readonly (number | null)[]): string[] {
  const isIncomplete = sections.some((_, place) => (coverage[place] ?? 1) < 0.9995);
  return isIncomplete ? ['Time without data is left out: figures cover the rest of their period.'] : [];
}
