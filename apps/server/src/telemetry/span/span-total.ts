/** Totals of tags over spans, with the time that is known of each: the figures `average` and `sum` of `computeFigure`. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { TagId } from '@fms/domain/identity';
import { computeKnownMs } from '@fms/domain/statistic';
import type { TimeSpan } from '@fms/domain/time';
import { type ClickHouse, type Columns, formatSqlNumbers } from '../../platform/clickhouse/index.ts';
import { type DirtyHours, HOUR_MS } from '../hour/dirty-hours.ts';
import { formatStepCount, KNOWN_STEPS_MINUTES } from '../hour/minute-mask.ts';
import { buildHourPartSql, planHourParts } from './hour-part.ts';

export interface SpanTag {
  readonly tagId: TagId;
  /** Width of the steps in which it is known or not, as `getKnownStepMs` tells; null where it is known as a whole. */
  readonly knownStepMs: number | null;
}

/** Keeps of each vessel the hours in which its wind was weak. */
export interface CalmHours {
  /** For each tag asked for the tag of the wind of its vessel; a tag without one has no calm hours. */
  readonly windOf: ReadonlyMap<TagId, TagId>;
  /** Mean of an hour, in the unit of each wind tag. */
  readonly mostOf: ReadonlyMap<TagId, number>;
}

export interface SpanRequest {
  readonly tags: readonly SpanTag[];
  /** One after another without a gap, at full minutes. */
  readonly spans: readonly TimeSpan[];
  readonly calm?: CalmHours | undefined;
}

export interface SpanTotal {
  readonly sum: number;
  /** Usable readings, at least one. */
  readonly count: number;
  readonly knownMs: number;
}

export async function readSpanTotals(
  engine: ClickHouse,
  dirty: DirtyHours,
  { tags, spans, calm }: SpanRequest,
): Promise<ReadonlyMap<TagId, readonly (SpanTotal | null)[]>> {
  const found = new Map(tags.map(({ tagId }) => [tagId, new Array<SpanTotal | null>(spans.length).fill(null)]));
  const last = spans.at(-1);
  if (found.size === 0 || last === undefined) return found;
  const borders = [...spans.map(({ from }) => from), last.to];
  const parts = buildHourPartSql(planHourParts(dirty, [...found.keys()], borders));
  const filtered = calm === undefined ? parts : keepCalm(parts, dirty, calm, borders);
  const rows = await engine.select(totalSql(filtered, borders), 'report');
  await take(rows, { tags, spans, calm }, found);
  return found;
}

/** Minutes and readings of one hour are joined first, so that a step is counted once. */
function totalSql(parts: string, borders: readonly number[]): string {
  const begins = formatSqlNumbers(borders.slice(0, -1));
  const steps = KNOWN_STEPS_MINUTES.map((minutes) => `sum(${formatStepCount('mask', minutes)}) AS steps${minutes}`);
  return `
    SELECT tag_id, span, sum(part) AS total, sum(counted) AS readings, ${steps.join(', ')},
      min(part_first) AS first_ms, max(part_last) AS last_ms
    FROM (
      SELECT tag_id, roundDown(ts, [${begins}]) AS span, intDiv(ts, ${HOUR_MS}) AS hour, sum(total) AS part,
        sum(readings) AS counted, groupBitOr(minutes) AS mask, min(first_ms) AS part_first, max(last_ms) AS part_last
      FROM (${parts}) GROUP BY tag_id, span, hour
    ) GROUP BY tag_id, span`;
}

/** Only parts of hours in which the wind of their vessel was weak. */
function keepCalm(parts: string, dirty: DirtyHours, { windOf, mostOf }: CalmHours, borders: readonly number[]): string {
  const winds = [...new Set(windOf.values())];
  const wind = buildHourPartSql(planHourParts(dirty, winds, borders));
  const limits = translate(
    'tag_id',
    winds,
    winds.map((tagId) => mostOf.get(tagId) ?? -1),
    '-1.',
  );
  return `SELECT * FROM (${parts}) WHERE
    (${translate('tag_id', [...windOf.keys()], [...windOf.values()], '0')}, intDiv(ts, ${HOUR_MS})) IN (
      SELECT toUInt64(tag_id), intDiv(ts, ${HOUR_MS}) AS hour FROM (${wind}) GROUP BY tag_id, hour
      HAVING sum(total) / sum(readings) <= any(${limits}))`;
}

function translate(of: string, from: readonly number[], to: readonly number[], otherwise: string): string {
  if (from.length === 0) return otherwise;
  const type = otherwise === '0' ? 'UInt64' : 'Float64';
  return `transform(toUInt64(${of}), [${formatSqlNumbers(from)}]::Array(UInt64), [${formatSqlNumbers(to)}]::Array(${type}), to${type}(${otherwise}))`;
}

/** Rows turned into objects between two turns of others. */
const ROWS_AT_ONCE = 20_000;

async function take(
  rows: Columns,
  { tags, spans, calm }: SpanRequest,
  found: ReadonlyMap<TagId, (SpanTotal | null)[]>,
): Promise<void> {
  const placeOf = new Map(spans.map(({ from }, place) => [from, place]));
  const stepOf = new Map(tags.map(({ tagId, knownStepMs }) => [tagId, knownStepMs]));
  const column = (name: string) => rows.numbers(name);
  const [tagIds, begins, sums, counts] = [column('tag_id'), column('span'), column('total'), column('readings')];
  const [firsts, lasts] = [column('first_ms'), column('last_ms')];
  const steps = new Map(KNOWN_STEPS_MINUTES.map((minutes) => [minutes * 60_000, column(`steps${minutes}`)]));
  for (let row = 0; row < rows.length; row++) {
    if (row > 0 && row % ROWS_AT_ONCE === 0) await yieldToEventLoop();
    const [tagId, place] = [tagIds[row] as TagId, placeOf.get(begins[row] as number)];
    const span = place === undefined ? undefined : spans[place];
    const totals = found.get(tagId);
    if (place === undefined || span === undefined || totals === undefined) continue;
    // Of a tag that is known as a whole, hours that were left out are not known.
    const stepMs = stepOf.get(tagId) ?? (calm === undefined ? null : HOUR_MS);
    totals[place] = {
      sum: sums[row] as number,
      count: counts[row] as number,
      knownMs: computeKnownMs({ fromMs: span.from, toMs: span.to }, stepMs, {
        steps: steps.get(stepMs ?? HOUR_MS)?.[row] ?? 0,
        firstMs: firsts[row] as number,
        lastMs: lasts[row] as number,
      }),
    };
  }
}
