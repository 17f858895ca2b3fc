/** Tables that the engine writes as Parquet: filled block by block, written as one file, dropped. */
import type { ClickHouse } from '../platform/clickhouse/index.ts';
import type { Column } from '../platform/clickhouse/native-format.ts';

export interface ParquetColumn {
  readonly title: string;
  readonly kind: 'time' | 'number' | 'text';
}

/** A column of a block: epoch milliseconds where 0 is nothing, numbers where NaN is, or texts. */
export type ParquetValues = readonly number[] | readonly string[];

export interface ParquetTable {
  append(values: readonly ParquetValues[]): Promise<void>;
  /** Writes everything in the order it came. */
  writeTo(path: string): Promise<void>;
  drop(): Promise<void>;
}

export type OpenParquetTable = (columns: readonly ParquetColumn[]) => Promise<ParquetTable>;

const PREFIX = 'parquet_';
const TYPES = { time: 'Int64', number: 'Float64', text: 'String' } as const;
const ROW_NUMBER = 'n';

/** Drops what a server that was killed left behind, and answers how to open a table. */
export async function openParquetTables(engine: ClickHouse): Promise<OpenParquetTable> {
  const left = await engine.select(
    `SELECT name FROM system.tables WHERE database = currentDatabase() AND startsWith(name, '${PREFIX}')`,
    'job',
  );
  for (const name of left.texts('name')) await engine.command(`DROP TABLE IF EXISTS ${name}`, 'job');
  let opened = 0;
  return async (columns) => {
    const table = `${PREFIX}${++opened}`;
    const declared = columns.map(({ kind }, place) => `c${place} ${TYPES[kind]}`);
    const order = `ENGINE = MergeTree ORDER BY ${ROW_NUMBER}`;
    await engine.command(`CREATE TABLE ${table} (${ROW_NUMBER} UInt64, ${declared.join(', ')}) ${order}`, 'job');
    return toTable(engine, table, columns);
  };
}

function toTable(engine: ClickHouse, table: string, columns: readonly ParquetColumn[]): ParquetTable {
  let rows = 0;
  return {
    async append(values) {
      const length = values[0]?.length ?? 0;
      const numbers = Array.from({ length }, (_, index) => rows + index);
      rows += length;
      const block: Column[] = columns.map(({ kind }, place) =>
        kind === 'text'
          ? { name: `c${place}`, type: 'String', values: values[place] as readonly string[] }
          : { name: `c${place}`, type: TYPES[kind], values: values[place] as readonly number[] },
      );
      await engine.insert(table, [{ name: ROW_NUMBER, type: 'UInt64', values: numbers }, ...block], 'job');
    },
    async writeTo(path) {
      const titles = nameColumns(columns);
      const chosen = columns.map(({ kind }, place) => `${readColumn(kind, `c${place}`)} AS \`${titles[place]}\``);
      await engine.writeParquet(`SELECT ${chosen.join(', ')} FROM ${table} ORDER BY ${ROW_NUMBER}`, path);
    },
    drop: () => engine.command(`DROP TABLE IF EXISTS ${table}`, 'job'),
  };
}

function readColumn(kind: ParquetColumn['kind'], name: string): string {
  if (kind === 'time') return `if(${name} = 0, NULL, fromUnixTimestamp64Milli(${name}, 'UTC'))`;
  return kind === 'number' ? `if(isNaN(${name}), NULL, ${name})` : name;
}

/** Titles as names of columns: without signs that mean something in SQL, and each once. */
function nameColumns(columns: readonly ParquetColumn[]): string[] {
  const names = new Set<string>();
  for (const { title } of columns) {
    const plain = title.replaceAll(/[^\p{L}\p{N} ,.:%/()+°³²-]/gu, '_') || '_';
    let name = plain;
    for (let count = 2; names.has(name); count++) name = `${plain} (${count})`;
    names.add(name);
  }
  return [...names];
}
