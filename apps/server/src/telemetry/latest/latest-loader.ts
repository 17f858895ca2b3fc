/**
 * Fills the latest readings at start. Not by reading everything: the newest hour of each tag is known from its
 * roll-ups and from its dirty hours, and only those hours are read.
 */
import { QUALITY_NOT_TRACKABLE } from '@fms/domain/quality';
import { type ClickHouse, formatSqlNumbers } from '../../platform/clickhouse/index.ts';
import { type DirtyHours, HOUR_MS } from '../hour/dirty-hours.ts';
import { COARSEST_TRACK_LEVEL } from '../hour/track-level.ts';
import type { Latest, ReadingColumns } from './latest.ts';

/** Hours asked for in one query. */
const HOURS_PER_QUERY = 100;
const ORDER = 'ts * 65536 + ordinal';
const TRACKABLE = `bitAnd(quality, ${QUALITY_NOT_TRACKABLE}) = 0`;

export async function loadLatest(
  engine: ClickHouse,
  latest: Latest,
  dirtySamples: DirtyHours,
  dirtyPositions: DirtyHours,
): Promise<void> {
  const sampleHours = await newestHours(engine, 'roll_up WHERE step = 3600', dirtySamples);
  for (const condition of conditions(sampleHours)) await loadSamples(engine, latest, condition);
  const positionHours = await newestHours(engine, `track WHERE level = ${COARSEST_TRACK_LEVEL}`, dirtyPositions);
  for (const condition of conditions(positionHours)) await loadPositions(engine, latest, condition);
  // The newest hour can be empty after a deletion, or hold nothing that may be shown: search those from the end.
  const missing = [
    ...[...sampleHours.keys()].filter((tagId) => !latest.samples.of(tagId)),
    ...[...positionHours.keys()].filter((tagId) => !latest.positions.of(tagId)),
  ];
  await refreshLatest(engine, latest, missing);
  // Texts come on change and are few: they are read whole.
  await loadTexts(engine, latest, 'true');
}

/** After a deletion the newest reading can be anywhere: these tags are searched from the end. */
export async function refreshLatest(engine: ClickHouse, latest: Latest, tagIds: readonly number[]): Promise<void> {
  for (const tagId of tagIds) {
    latest.samples.forget(tagId);
    latest.texts.forget(tagId);
    latest.positions.forget(tagId);
    const newest = await engine.select(
      ['sample', 'sample_text', `position WHERE ${TRACKABLE}`]
        .map(
          (table) => `SELECT max(ts) AS newest FROM (SELECT ts FROM ${withTag(table, tagId)} ORDER BY ts DESC LIMIT 1)`,
        )
        .join(' UNION ALL '),
    );
    const condition = `tag_id = ${tagId} AND ts IN (${formatSqlNumbers(Array.from(newest.numbers('newest')))})`;
    await loadSamples(engine, latest, condition);
    await loadTexts(engine, latest, condition);
    await loadPositions(engine, latest, condition);
  }
}

function withTag(table: string, tagId: number): string {
  return table.includes('WHERE') ? `${table} AND tag_id = ${tagId}` : `${table} WHERE tag_id = ${tagId}`;
}

async function newestHours(engine: ClickHouse, rollUps: string, dirty: DirtyHours): Promise<Map<number, number>> {
  const newest = dirty.newest();
  const rows = await engine.select(
    `SELECT tag_id, intDiv(max(ts), ${HOUR_MS}) AS hour FROM ${rollUps} GROUP BY tag_id`,
  );
  const [tagIds, hours] = [rows.numbers('tag_id'), rows.numbers('hour')];
  for (let i = 0; i < rows.length; i++) {
    const tagId = tagIds[i] as number;
    newest.set(tagId, Math.max(hours[i] as number, newest.get(tagId) ?? Number.NEGATIVE_INFINITY));
  }
  return newest;
}

/** One condition per hour with all tags whose newest hour it is, a bounded number of them in each query. */
function* conditions(newestHour: ReadonlyMap<number, number>): Generator<string> {
  const tagsOfHour = new Map<number, number[]>();
  for (const [tagId, hour] of newestHour) {
    // Pushed, not spread: a whole fleet shares its newest hour, and copying took 20 s for 27,000 tags.
    const tagIds = tagsOfHour.get(hour);
    if (tagIds) tagIds.push(tagId);
    else tagsOfHour.set(hour, [tagId]);
  }
  const parts = [...tagsOfHour].map(
    ([hour, tagIds]) =>
      `(tag_id IN (${formatSqlNumbers(tagIds)}) AND ts >= ${hour * HOUR_MS} AND ts < ${(hour + 1) * HOUR_MS})`,
  );
  for (let i = 0; i < parts.length; i += HOURS_PER_QUERY) yield parts.slice(i, i + HOURS_PER_QUERY).join(' OR ');
}

async function loadSamples(engine: ClickHouse, { samples }: Latest, condition: string): Promise<void> {
  const rows = await engine.select(newestPerTag('sample', ['value'], condition));
  const [columns, values] = [readingColumns(rows), rows.numbers('latest_value')];
  for (let row = 0; row < rows.length; row++) samples.offerRow(columns, row, values[row] as number);
}

async function loadTexts(engine: ClickHouse, { texts }: Latest, condition: string): Promise<void> {
  const rows = await engine.select(newestPerTag('sample_text', ['value'], condition));
  const [columns, values] = [readingColumns(rows), rows.texts('latest_value')];
  for (let row = 0; row < rows.length; row++) texts.offerRow(columns, row, values[row] as string);
}

async function loadPositions(engine: ClickHouse, { positions }: Latest, condition: string): Promise<void> {
  const names = ['latitude', 'longitude'];
  const rows = await engine.select(newestPerTag('position', names, `(${condition}) AND ${TRACKABLE}`));
  const columns = readingColumns(rows);
  const [latitudes, longitudes] = [rows.numbers('latest_latitude'), rows.numbers('latest_longitude')];
  for (let row = 0; row < rows.length; row++) {
    const place = { latitude: latitudes[row] as number, longitude: longitudes[row] as number };
    positions.offerRow(columns, row, place);
  }
}

function newestPerTag(table: string, columns: readonly string[], condition: string): string {
  const newest = ['ts', 'ordinal', 'quality', ...columns].map((name) => `argMax(${name}, ${ORDER}) AS latest_${name}`);
  return `SELECT tag_id, ${newest.join(', ')} FROM ${table} WHERE ${condition} GROUP BY tag_id`;
}

function readingColumns(rows: { numbers(name: string): ArrayLike<number> }): ReadingColumns {
  return {
    tagIds: rows.numbers('tag_id'),
    times: rows.numbers('latest_ts'),
    ordinals: rows.numbers('latest_ordinal'),
    qualities: rows.numbers('latest_quality'),
  };
}
