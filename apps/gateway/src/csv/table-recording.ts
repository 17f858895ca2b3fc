/** Tables of AIS positions, as CSV with a line of column names or as one JSON object a line. */
import { Readable } from 'node:stream';
import type { ReadCounts } from '../bus/feed.ts';
import { refuseTime } from '../clock/bounds.ts';
import { lineSplitter } from '../line/line-splitter.ts';
import { RecordingError, readRecording } from '../line/recording-file.ts';
import type { ReadOptions, RecordingReader, TimedReading } from '../recording/reading.ts';
import { type ColumnMap, readColumns } from './column.ts';
import { type Row, readRow } from './row.ts';

const MAX_ROW_CHARACTERS = 100_000;
const ROWS_PER_PIECE = 1000;

export class TableRecording implements RecordingReader {
  readonly counts: ReadCounts = { lines: 0, sentences: 0, notKept: 0 };
  private readonly path: string;
  private readonly options: ReadOptions;
  private readonly isJson: boolean;
  private map: ColumnMap | null = null;

  constructor(path: string, options: ReadOptions, isJson: boolean) {
    this.path = path;
    this.options = options;
    this.isJson = isJson;
  }

  async *readings(): AsyncGenerator<TimedReading[]> {
    let ready: TimedReading[] = [];
    for await (const row of this.isJson ? this.jsonRows() : this.csvRows()) {
      this.counts.lines++;
      ready.push(...this.read(row));
      if (ready.length < ROWS_PER_PIECE) continue;
      yield ready;
      ready = [];
    }
    yield ready;
  }

  private read(row: Row): TimedReading[] {
    this.map ??= readColumns(Object.keys(row));
    if (!this.map) {
      throw new RecordingError('recording-unreadable', `${this.path} has no columns for time, latitude and longitude`);
    }
    this.counts.sentences++;
    const { refuse, latest } = this.options;
    return readRow(row, this.map, refuse).filter(({ time, reading }) => {
      const reason = refuseTime(time, latest());
      if (reason) refuse(reason, reading.line);
      return reason === null;
    });
  }

  private async *csvRows(): AsyncGenerator<Row> {
    // Loaded here: a gateway on a ship's bus never needs it.
    const { parse } = await import('csv-parse');
    const bytes = Readable.from(readRecording(this.path), { objectMode: false });
    const rows = bytes.pipe(
      parse({
        bom: true,
        columns: true,
        skip_empty_lines: true,
        relax_column_count: true,
        max_record_size: MAX_ROW_CHARACTERS,
      }),
    );
    bytes.on('error', (error) => rows.destroy(error));
    for await (const row of rows) yield row as Row;
  }

  private async *jsonRows(): AsyncGenerator<Row> {
    const { refuse } = this.options;
    const splitter = lineSplitter((beginning) => refuse('line-too-long', beginning), MAX_ROW_CHARACTERS);
    for await (const piece of readRecording(this.path)) yield* this.parse(splitter.push(piece));
    yield* this.parse(splitter.end());
  }

  private *parse(lines: readonly string[]): Generator<Row> {
    for (const line of lines) {
      try {
        const value: unknown = JSON.parse(Buffer.from(line, 'latin1').toString('utf8'));
        if (typeof value === 'object' && value !== null && !Array.isArray(value)) yield value as Row;
        else this.options.refuse('row-unreadable', line);
      } catch {
        this.options.refuse('row-unreadable', line);
      }
    }
  }
}
