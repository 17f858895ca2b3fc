/** Tables of AIS positions, as CSV with a line of column names or as one JSON object a line. */
import { Readable } from 'node:stream';
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import { validateTime } from '../../clock/bounds.ts';
import type { ReadCounts } from '../../feed/feed.ts';
import { createLineSplitter } from '../../line/line-splitter.ts';
import { RecordingError, readRecording } from '../../line/recording-file.ts';
import type { ReadOptions, RecordingReader, TimedReading } from '../reading.ts';
import { type ColumnMap, readColumns } from './column.ts';
import { type Row, readRow } from './row.ts';

const ROW_CHARACTERS = 100_000;
const ROW_BOUNDS: ShapeBounds = { size: ROW_CHARACTERS, depth: 16, values: 10_000, keys: 5000, text: ROW_CHARACTERS };
const ROWS_PER_PIECE = 1000;

export class TableRecording implements RecordingReader {
  readonly counts: ReadCounts = { lines: 0, sentences: 0, notKept: 0 };
  readonly #path: string;
  readonly #options: ReadOptions;
  readonly #isJson: boolean;
  #map: ColumnMap | null = null;

  constructor(path: string, options: ReadOptions, isJson: boolean) {
    this.#path = path;
    this.#options = options;
    this.#isJson = isJson;
  }

  async *readings(): AsyncGenerator<TimedReading[]> {
    let ready: TimedReading[] = [];
    for await (const row of this.#isJson ? this.#jsonRows() : this.#csvRows()) {
      this.counts.lines++;
      ready.push(...this.#read(row));
      if (ready.length < ROWS_PER_PIECE) continue;
      yield ready;
      ready = [];
    }
    yield ready;
  }

  #read(row: Row): TimedReading[] {
    this.#map ??= readColumns(Object.keys(row));
    if (!this.#map) {
      throw new RecordingError('recording-unreadable', `${this.#path} has no columns for time, latitude and longitude`);
    }
    this.counts.sentences++;
    const { refuse, latest } = this.#options;
    return readRow(row, this.#map, refuse).filter(({ time, reading }) => {
      const reason = validateTime(time, latest());
      if (reason) refuse(reason, reading.line);
      return reason === null;
    });
  }

  #pieces(): AsyncGenerator<Buffer> {
    const { remark } = this.#options;
    return readRecording(this.#path, { onCutOff: (unpackedBytes) => remark?.({ kind: 'cut-off', unpackedBytes }) });
  }

  async *#csvRows(): AsyncGenerator<Row> {
    // Loaded here: a gateway on a ship's bus never needs it.
    const { parse } = await import('csv-parse');
    const bytes = Readable.from(this.#pieces(), { objectMode: false });
    const rows = bytes.pipe(
      parse({
        bom: true,
        columns: true,
        skip_empty_lines: true,
        relax_column_count: true,
        max_record_size: ROW_CHARACTERS,
      }),
    );
    bytes.on('error', (error) => rows.destroy(error));
    for await (const row of rows) yield row as Row;
  }

  async *#jsonRows(): AsyncGenerator<Row> {
    const { refuse } = this.#options;
    const splitter = createLineSplitter((beginning) => refuse('line-too-long', beginning), ROW_CHARACTERS);
    for await (const piece of this.#pieces()) yield* this.#parse(splitter.push(piece));
    yield* this.#parse(splitter.end());
  }

  *#parse(lines: readonly string[]): Generator<Row> {
    for (const line of lines) {
      const row = readJsonRow(line);
      if (row) yield row;
      else this.#options.refuse('row-unreadable', line);
    }
  }
}

/** A line of bytes as one JSON object; null when it is none. */
export function readJsonRow(latin1: string): Row | null {
  const read = readJson(Buffer.from(latin1, 'latin1').toString('utf8'), ROW_BOUNDS);
  if (!read.ok || typeof read.value !== 'object' || read.value === null || Array.isArray(read.value)) return null;
  return read.value as Row;
}
