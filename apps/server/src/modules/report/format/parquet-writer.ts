/** A report as Parquet, by the telemetry engine: one table of all sections, each row with the vessel it is of. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { OpenParquetTable, ParquetValues } from '../../../telemetry/index.ts';
import type { ReportCell, ReportColumn, ReportDocument, ReportRow } from './document/report-document.ts';
import type { ReportFileWriter } from './thread-writer.ts';

const VESSEL: ReportColumn = { title: 'Vessel', kind: 'text' };
/** Names the extrapolated columns of a row. */
const MARKS: ReportColumn = { title: 'Extrapolated', kind: 'text' };
/** Rows of a block: more of them are faster, and are held at once. */
const BLOCK_ROWS = 20_000;

export async function openParquetWriter(
  open: OpenParquetTable,
  path: string,
  document: ReportDocument,
): Promise<ReportFileWriter> {
  const { columns, placesOf } = uniteColumns(document);
  const table = await open(columns);
  let waiting: ReportCell[][] = [];
  const flush = async () => {
    const rows = waiting;
    waiting = [];
    if (rows.length > 0) await table.append(columns.map(({ kind }, place) => readColumn(rows, place, kind)));
  };
  return {
    async write(section, rows) {
      const name = document.sections[section]?.title ?? '';
      const titles = document.sections[section]?.columns ?? [];
      for (const row of rows) waiting.push(placeCells(row, name, titles, placesOf[section] ?? [], columns.length));
      if (waiting.length >= BLOCK_ROWS) await flush();
    },
    async finish() {
      await flush();
      await table.writeTo(path);
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      return { sizeBytes: (await stat(path)).size, sha256: hash.digest('hex') };
    },
    close: () => table.drop(),
  };
}

/** The columns of all sections by title, and where those of each section stand among them. */
function uniteColumns({ sections }: ReportDocument) {
  const columns: ReportColumn[] = [VESSEL, MARKS];
  const placesOf = sections.map((section) =>
    section.columns.map((column) => {
      const known = columns.findIndex(({ title, kind }) => title === column.title && kind === column.kind);
      return known >= 0 ? known : columns.push(column) - 1;
    }),
  );
  return { columns, placesOf };
}

function placeCells(
  { cells, extrapolated = [] }: ReportRow,
  vessel: string,
  titles: readonly ReportColumn[],
  places: readonly number[],
  width: number,
): ReportCell[] {
  const row = new Array<ReportCell>(width).fill(null);
  row[0] = vessel;
  row[1] = extrapolated.map((place) => titles[place]?.title ?? '').join('; ');
  for (const [index, place] of places.entries()) row[place] = cells[index] ?? null;
  return row;
}

function readColumn(rows: readonly ReportCell[][], place: number, kind: ReportColumn['kind']): ParquetValues {
  if (kind === 'text') return rows.map((row) => String(row[place] ?? ''));
  const nothing = kind === 'time' ? 0 : Number.NaN;
  return rows.map((row) => (typeof row[place] === 'number' ? row[place] : nothing));
}
