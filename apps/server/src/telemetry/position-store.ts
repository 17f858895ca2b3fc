/**
 * Positions of vessels' position tags. Repaired, zero and doubtful ones are stored and never answered here
 * (§B3-10). Times are epoch milliseconds, coordinates degrees.
 */
import type { TagId } from '@fms/domain/identity';
import { computeGridCellDegrees, MAX_SCOPE, type MapWindow, normaliseMapWindow } from '@fms/domain/map';
import { QUALITY_NOT_TRACKABLE } from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';
import { type ClickHouse, type Columns, formatSqlNumbers } from '../platform/clickhouse/index.ts';
import { buildArrivedSql } from './aggregate/arrival.ts';
import { type DirtyHours, HOUR_MS } from './hour/dirty-hours.ts';
import type { RetentionHorizon } from './hour/retention-horizon.ts';
import { FINEST_STORED_TRACK_LEVEL, formatBucketSql, getTrackLevel } from './hour/track-level.ts';
import type { LatestReading, LatestReadings, LatLon } from './latest/latest.ts';

export interface WithinRequest {
  readonly tagIds: readonly TagId[];
  /** As asked for; widened and unfolded here by the rule of the specification. */
  readonly window: MapWindow;
  /** Both ends inclusive; null asks for all times. */
  readonly period: { readonly fromMs: number; readonly toMs: number } | null;
  /** Zoom level that thins; the highest keeps every point. */
  readonly scope: number;
  /** Keeps the points of a vessel that lies still, which a map has no use for: one in each step of time. */
  readonly keepStandstill?: boolean;
  /** Leaves out what arrived later; thinned tracks do not tell when their points came. */
  readonly knownAtMs?: Instant | undefined;
}

/** Parallel columns, newest first: an answer may hold a million points. */
export interface Points {
  readonly length: number;
  readonly tagIds: ArrayLike<number>;
  readonly times: ArrayLike<number>;
  readonly ordinals: ArrayLike<number>;
  readonly latitudes: ArrayLike<number>;
  readonly longitudes: ArrayLike<number>;
}

export interface PositionStore {
  latest(tagId: TagId): Readonly<LatestReading<LatLon>> | undefined;
  /** Positions in a window, thinned by scope. */
  within(request: WithinRequest): Promise<Points>;
  /** The newest in a window of each tag. */
  newestWithin(request: Omit<WithinRequest, 'scope'>): Promise<Points>;
  /** The newest of some tags, never thinned. */
  newest(tagIds: readonly TagId[], limit: number): Promise<Points>;
  /** The last at or before a moment. */
  at(tagIds: readonly TagId[], timeMs: number): Promise<Points>;
  /** The last of each tag at or before a moment. */
  lastOfEach(tagIds: readonly TagId[], timeMs: number): Promise<Points>;
  /** What tracks leave out, newest first, with its quality. */
  leftOut(tagIds: readonly TagId[], period: Period, limit: number): Promise<Points & { qualities: ArrayLike<number> }>;
}

interface Period {
  readonly fromMs: number;
  readonly toMs: number;
}

const POINT = 'tag_id, ts, ordinal, latitude, longitude';
const TRACKABLE = `bitAnd(quality, ${QUALITY_NOT_TRACKABLE}) = 0`;
/** With more dirty hours than this the positions answer alone. */
const MAX_DIRTY_HOURS = 400;

export function createPositionStore(
  engine: ClickHouse,
  latest: LatestReadings<LatLon>,
  dirty: DirtyHours,
  retired: RetentionHorizon,
): PositionStore {
  const source = (tagIds: readonly TagId[], which: string) => readings(which, retired.latestBefore(tagIds), 'position');
  return {
    latest: (tagId) => latest.of(tagId),
    async within(request) {
      const arrived = await buildArrivedSql(engine, request.knownAtMs);
      const sql =
        arrived === ''
          ? withinSql(request, dirty, retired.latestBefore(request.tagIds))
          : withinArrivedSql(request, arrived);
      const points = pointsOf(await engine.select(sql));
      return request.scope >= MAX_SCOPE || request.keepStandstill === true
        ? points
        : withoutStandstill(points, request.scope);
    },
    async newestWithin({ tagIds, window, period, knownAtMs }) {
      const arrived = await buildArrivedSql(engine, knownAtMs);
      const which = `${inTags(tagIds)} AND ${inWindow(window)} AND ${inPeriod(period)}`;
      return pointsOf(
        await engine.select(
          `SELECT ${POINT} FROM ${arrived === '' ? source(tagIds, which) : readings(which + arrived, Number.NEGATIVE_INFINITY)}
           ORDER BY tag_id, ts DESC, ordinal DESC LIMIT 1 BY tag_id`,
        ),
      );
    },
    async newest(tagIds, limit) {
      return pointsOf(
        await engine.select(
          `SELECT ${POINT} FROM position WHERE ${inTags(tagIds)} AND ${TRACKABLE}
           ORDER BY ts DESC, ordinal DESC LIMIT 1 BY tag_id, ts, ordinal LIMIT ${formatSqlNumbers([limit])}`,
        ),
      );
    },
    async at(tagIds, timeMs) {
      return pointsOf(
        await engine.select(
          `SELECT ${POINT} FROM ${source(tagIds, `${inTags(tagIds)} AND ts <= ${formatSqlNumbers([timeMs])}`)}
           ORDER BY ts DESC, ordinal DESC LIMIT 1`,
        ),
      );
    },
    async lastOfEach(tagIds, timeMs) {
      return pointsOf(
        await engine.select(
          `SELECT ${POINT} FROM ${source(tagIds, `${inTags(tagIds)} AND ts <= ${formatSqlNumbers([timeMs])}`)}
           ORDER BY tag_id, ts DESC, ordinal DESC LIMIT 1 BY tag_id`,
        ),
      );
    },
    async leftOut(tagIds, period, limit) {
      const rows = await engine.select(
        `SELECT ${POINT}, quality FROM position FINAL WHERE ${inTags(tagIds)} AND ${inPeriod(period)} AND NOT (${TRACKABLE})
         ORDER BY ts DESC, ordinal DESC LIMIT ${formatSqlNumbers([limit])}`,
      );
      return { ...pointsOf(rows), qualities: rows.numbers('quality') };
    },
  };
}

const inTags = (tagIds: readonly TagId[]) => `tag_id IN (${formatSqlNumbers(tagIds)})`;

function inPeriod(period: WithinRequest['period']): string {
  return period ? `ts >= ${formatSqlNumbers([period.fromMs])} AND ts <= ${formatSqlNumbers([period.toMs])}` : 'true';
}

function inWindow(window: MapWindow): string {
  const box = normaliseMapWindow(window);
  return `latitude BETWEEN ${formatSqlNumbers([box.bottomRightLatitude])} AND ${formatSqlNumbers([box.topLeftLatitude])}
    AND longitude BETWEEN ${formatSqlNumbers([box.topLeftLongitude])} AND ${formatSqlNumbers([box.bottomRightLongitude])}`;
}

function withinSql({ tagIds, window, period, scope }: WithinRequest, dirty: DirtyHours, retiredBefore: number): string {
  const level = getTrackLevel(scope);
  const which = `${inTags(tagIds)} AND ${inPeriod(period)}`;
  const newestFirst = 'ORDER BY ts DESC, ordinal DESC, tag_id';
  if (level === null) {
    const all = `${which} AND ${inWindow(window)}`;
    return `SELECT ${POINT} FROM ${readings(all, retiredBefore)} ${newestFirst} LIMIT 1 BY tag_id, ts, ordinal`;
  }
  const hours = dirty.within(tagIds, hourOf(period?.fromMs, -1), hourOf(period?.toMs, 1));
  if (level > FINEST_STORED_TRACK_LEVEL || hours.length > MAX_DIRTY_HOURS) {
    return `SELECT ${POINT} FROM (${thinned(which, level, retiredBefore)}) WHERE ${inWindow(window)} ${newestFirst}`;
  }
  const isDirty = `intDiv(ts, ${HOUR_MS}) IN (${formatSqlNumbers(hours)})`;
  const spans =
    hours.map((hour) => `(ts >= ${hour * HOUR_MS} AND ts < ${(hour + 1) * HOUR_MS})`).join(' OR ') || 'false';
  return `
    SELECT ${POINT} FROM (
      SELECT ${POINT} FROM track FINAL WHERE level = ${level} AND ${which} AND NOT ${isDirty}
      UNION ALL
      SELECT ${POINT} FROM (${thinned(`${which} AND (${spans})`, level, retiredBefore)})
    ) WHERE ${inWindow(window)} ${newestFirst}`;
}

/** From the positions alone, as they had arrived. */
function withinArrivedSql({ tagIds, window, period, scope }: WithinRequest, arrived: string): string {
  const [level, which] = [getTrackLevel(scope), `${inTags(tagIds)} AND ${inPeriod(period)}${arrived}`];
  const kept = Number.NEGATIVE_INFINITY;
  const points = level === null ? readings(which, kept) : `(${thinned(which, level, kept)})`;
  return `SELECT ${POINT} FROM ${points} WHERE ${inWindow(window)} ORDER BY ts DESC, ordinal DESC, tag_id`;
}

function hourOf(timeMs: number | undefined, sign: 1 | -1): number {
  return timeMs === undefined ? sign * Number.MAX_SAFE_INTEGER : Math.floor(timeMs / HOUR_MS);
}

/** Positions as they came, and for the time of which they were given up the finest track that is kept. */
function readings(
  which: string,
  retiredBefore: number,
  table: 'position' | 'position FINAL' = 'position FINAL',
): string {
  const kept = `SELECT ${POINT} FROM ${table} WHERE ${which} AND ${TRACKABLE}`;
  if (retiredBefore === Number.NEGATIVE_INFINITY) return `(${kept})`;
  return `(${kept} UNION ALL
    SELECT ${POINT} FROM track FINAL WHERE level = ${FINEST_STORED_TRACK_LEVEL} AND ${which} AND ts < ${retiredBefore})`;
}

/** The first position of each bucket, from the positions themselves. */
function thinned(which: string, level: number, retiredBefore: number): string {
  return `SELECT ${POINT} FROM ${readings(which, retiredBefore)}
    ORDER BY tag_id, ts, ordinal LIMIT 1 BY tag_id, ${formatBucketSql('ts', level)}`;
}

function pointsOf(rows: Columns): Points {
  return {
    length: rows.length,
    tagIds: rows.numbers('tag_id'),
    times: rows.numbers('ts'),
    ordinals: rows.numbers('ordinal'),
    latitudes: rows.numbers('latitude'),
    longitudes: rows.numbers('longitude'),
  };
}

/** Leaves out points in the same cell of the screen as the newer one before them: a berthed ship is one point. */
function withoutStandstill(points: Points, scope: number): Points {
  const cell = computeGridCellDegrees(scope);
  const lastCell = new Map<number, { row: number; column: number }>();
  const kept: number[] = [];
  for (let i = 0; i < points.length; i++) {
    const tagId = points.tagIds[i] as number;
    const row = Math.floor((points.latitudes[i] as number) / cell);
    const column = Math.floor((points.longitudes[i] as number) / cell);
    const last = lastCell.get(tagId);
    if (!last) lastCell.set(tagId, { row, column });
    else if (last.row === row && last.column === column) continue;
    else {
      last.row = row;
      last.column = column;
    }
    kept.push(i);
  }
  if (kept.length === points.length) return points;
  const pick = (column: ArrayLike<number>) => Float64Array.from(kept, (row) => column[row] as number);
  return {
    length: kept.length,
    tagIds: pick(points.tagIds),
    times: pick(points.times),
    ordinals: pick(points.ordinals),
    latitudes: pick(points.latitudes),
    longitudes: pick(points.longitudes),
  };
}
