/** The log in the telemetry engine: lines are appended, searched by words and period, and dropped week by week. */

import { LOG_LEVELS, LOG_SOURCES } from '@fms/domain/log';
import type { Instant } from '@fms/domain/time';
import { type ClickHouse, type Column, type Columns, formatSqlNumbers } from '../../platform/clickhouse/index.ts';
import type { LogPage, LogScope, LogSearch, StoredLine } from './log-line.ts';
import { formatLogScope, formatLogSearch } from './log-search-sql.ts';

const WEEK_MS = 7 * 86_400_000;
const SHOWN = 'id, ts, source, level, area, vessel_id, user_id, content';
/** Warnings and what is graver. */
const GRAVE = LOG_LEVELS.indexOf('warning');

/** Lines of equal spans of time: all of them, and those that are grave. */
export interface LogCounts {
  readonly lines: readonly number[];
  readonly grave: readonly number[];
}

export interface LogTable {
  /** Resolves when the engine has them; nothing is synced to the disk. */
  append(lines: readonly StoredLine[]): Promise<void>;
  /** One page, without contexts. */
  find(search: LogSearch, page: LogPage): Promise<StoredLine[]>;
  /** Counts no further than `most`. */
  count(search: LogSearch, most: number): Promise<number>;
  /** Counts the period of the search in `buckets` equal spans. */
  countBySpan(search: LogSearch, buckets: number): Promise<LogCounts>;
  byId(id: number, scope: LogScope): Promise<StoredLine | undefined>;
  /** Drops each week that ended before. */
  dropBefore(beforeMs: Instant): Promise<void>;
}

/** `exclusively` runs an insert between two commits of what ships send, so that a backup's moment has none. */
export function createLogTable(
  engine: ClickHouse,
  exclusively: <T>(work: () => Promise<T>) => Promise<T> = (work) => work(),
): LogTable {
  return {
    append: (lines) => exclusively(() => engine.insert('log', toColumns(lines), 'log')),
    async find(search, { offset, limit, sortField, isDescending }) {
      const way = isDescending ? 'DESC' : 'ASC';
      const byTime = `ts ${way}, id ${way}`;
      const order = sortField === 'time' ? byTime : `${sortField} ${way}, ts DESC, id DESC`;
      const rows = await engine.select(
        `SELECT ${SHOWN}, '' AS context FROM log WHERE ${formatLogSearch(search)}
         ORDER BY ${order} LIMIT ${formatSqlNumbers([limit])} OFFSET ${formatSqlNumbers([offset])}`,
        'log',
      );
      return readLines(rows);
    },
    async count(search, most) {
      const rows = await engine.select(
        `SELECT toUInt32(count()) AS n FROM
           (SELECT 1 FROM log WHERE ${formatLogSearch(search)} LIMIT ${formatSqlNumbers([most])})`,
        'log',
      );
      return rows.numbers('n')[0] ?? 0;
    },
    async countBySpan(search, buckets) {
      const spanMs = Math.max(1, Math.ceil((search.toMs - search.fromMs + 1) / buckets));
      const rows = await engine.select(
        `SELECT toUInt32(intDiv(ts - ${formatSqlNumbers([search.fromMs])}, ${spanMs})) AS bucket,
           toUInt32(count()) AS n, toUInt32(countIf(level >= ${GRAVE})) AS grave
         FROM log WHERE ${formatLogSearch(search)} GROUP BY bucket`,
        'log',
      );
      const counts = { lines: new Array<number>(buckets).fill(0), grave: new Array<number>(buckets).fill(0) };
      const [at, all, grave] = [rows.numbers('bucket'), rows.numbers('n'), rows.numbers('grave')];
      for (let row = 0; row < rows.length; row++) {
        counts.lines[at[row] as number] = all[row] as number;
        counts.grave[at[row] as number] = grave[row] as number;
      }
      return counts;
    },
    async byId(id, scope) {
      const wanted = [`id = ${formatSqlNumbers([id])}`, ...formatLogScope(scope)].join(' AND ');
      const rows = await engine.select(`SELECT ${SHOWN}, context FROM log WHERE ${wanted} LIMIT 1`, 'log');
      return readLines(rows)[0];
    },
    async dropBefore(beforeMs) {
      const parts = await engine.select(
        `SELECT DISTINCT partition FROM system.parts
         WHERE database = currentDatabase() AND table = 'log' AND active`,
        'log',
      );
      const ended = parts.texts('partition').filter((monday) => Date.parse(monday) + WEEK_MS <= beforeMs);
      for (const monday of ended) {
        const drop = `ALTER TABLE log DROP PARTITION '${new Date(monday).toISOString().slice(0, 10)}'`;
        await exclusively(() => engine.command(drop, 'log'));
      }
    },
  };
}

function toColumns(lines: readonly StoredLine[]): Column[] {
  const texts = (name: 'area' | 'content' | 'context'): Column => ({
    ...{ name, type: 'String' },
    values: lines.map((line) => line[name]),
  });
  return [
    { name: 'id', type: 'UInt64', values: lines.map(({ id }) => id) },
    { name: 'ts', type: 'Int64', values: lines.map(({ timeMs }) => timeMs) },
    { name: 'source', type: 'UInt8', values: lines.map(({ source }) => LOG_SOURCES.indexOf(source)) },
    { name: 'level', type: 'UInt8', values: lines.map(({ level }) => LOG_LEVELS.indexOf(level)) },
    { name: 'vessel_id', type: 'UInt32', values: lines.map(({ vesselId }) => vesselId) },
    { name: 'user_id', type: 'UInt32', values: lines.map(({ userId }) => userId) },
    texts('area'),
    texts('content'),
    texts('context'),
  ];
}

function readLines(rows: Columns): StoredLine[] {
  const number = (name: string, row: number) => rows.numbers(name)[row] as number;
  const text = (name: string, row: number) => rows.texts(name)[row] as string;
  return Array.from({ length: rows.length }, (_, row) => ({
    id: number('id', row),
    timeMs: number('ts', row),
    source: LOG_SOURCES[number('source', row)] ?? 'server',
    level: LOG_LEVELS[number('level', row)] ?? 'info',
    area: text('area', row),
    vesselId: number('vessel_id', row),
    userId: number('user_id', row),
    content: text('content', row),
    context: text('context', row),
  }));
}
