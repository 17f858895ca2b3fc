/**
 * Gives up raw readings older than a vessel keeps them (`dataMaxDays`, §9.6); statistics and thinned tracks
 * stay. Days are counted back from the vessel's newest reading, so a ship that is laid up loses nothing by lying there.
 */
import { DAY_MS } from '@fms/domain/time';
import { type ClickHouse, formatSqlNumbers } from '../../platform/clickhouse/index.ts';
import { type DirtyHours, HOUR_MS } from '../hour/dirty-hours.ts';
import type { RetentionHorizon } from '../hour/retention-horizon.ts';
import type { Latest, LatestReadings } from '../latest/latest.ts';
import type { StoreParts } from './store-parts.ts';

/** Tags in one statement. */
const TAGS_PER_STATEMENT = 5000;

interface VesselRetention {
  /** The tags of one vessel. */
  readonly tagIds: readonly number[];
  /** Days of raw readings it keeps, 1 or more. */
  readonly days: number;
}

export interface Retention {
  /** Deletes what is due, in whole UTC days; what still waits for its statistics is left for the next run. */
  run(retentions: readonly VesselRetention[]): Promise<void>;
}

interface RetentionParts extends StoreParts {
  readonly retiredPositions: RetentionHorizon;
}

/** One table of readings and what stays of it. */
interface Source {
  readonly table: 'sample' | 'sample_text' | 'position';
  readonly newest: Pick<LatestReadings<unknown>, 'of'>;
  readonly dirty?: DirtyHours;
  readonly retired?: RetentionHorizon;
}

export function createRetention(parts: RetentionParts): Retention {
  const { latest, dirtySamples, dirtyPositions, retiredSamples, retiredPositions } = parts;
  const sources: readonly Source[] = [
    { table: 'sample', newest: latest.samples, dirty: dirtySamples, retired: retiredSamples },
    { table: 'sample_text', newest: latest.texts },
    { table: 'position', newest: latest.positions, dirty: dirtyPositions, retired: retiredPositions },
  ];
  return {
    async run(retentions) {
      const bounds = boundsOf(retentions, latest);
      for (const source of sources) await giveUp(parts, source, bounds);
    },
  };
}

/** The moment before which each tag's readings are too old. */
function boundsOf(retentions: readonly VesselRetention[], latest: Latest): Map<number, number> {
  const bounds = new Map<number, number>();
  for (const { tagIds, days } of retentions) {
    let newest = Number.NEGATIVE_INFINITY;
    for (const tagId of tagIds) {
      for (const readings of [latest.samples, latest.texts, latest.positions]) {
        newest = Math.max(newest, readings.of(tagId)?.time ?? newest);
      }
    }
    if (newest === Number.NEGATIVE_INFINITY) continue;
    const bound = Math.floor(newest / DAY_MS - days) * DAY_MS;
    for (const tagId of tagIds) bounds.set(tagId, bound);
  }
  return bounds;
}

async function giveUp(parts: RetentionParts, source: Source, bounds: ReadonlyMap<number, number>): Promise<void> {
  const tagIds = [...bounds.keys()].filter((tagId) => source.newest.of(tagId));
  for (let i = 0; i < tagIds.length; i += TAGS_PER_STATEMENT) {
    await giveUpTags(parts, source, tagIds.slice(i, i + TAGS_PER_STATEMENT), bounds);
  }
}

/**
 * The bound is on disk before anything is deleted: after a crash in between the readings are still there and are
 * deleted by the next run. Nothing is recomputed meanwhile; ships go on writing.
 */
function giveUpTags(
  { engine, writer, rollUps }: RetentionParts,
  source: Source,
  tagIds: readonly number[],
  bounds: ReadonlyMap<number, number>,
): Promise<void> {
  return rollUps.whileIdle(async () => {
    const old = await writer.exclusively(async () => {
      const condition = olderThan(tagIds, (tagId) => ownBound(source, tagId, bounds.get(tagId) as number));
      const found = await newestHourEnds(engine, source.table, condition);
      await source.retired?.advance(found);
      return found.size > 0 ? condition : null;
    });
    if (old) await engine.command(`ALTER TABLE ${source.table} DELETE WHERE ${old} SETTINGS mutations_sync = 1`, 'job');
  });
}

/** The hour of a tag's newest reading stays, or it would have no latest value; so does what has no statistics yet. */
function ownBound({ newest, dirty }: Source, tagId: number, bound: number): number {
  const newestHour = Math.floor((newest.of(tagId)?.time ?? 0) / HOUR_MS);
  const [firstDirty = newestHour] = dirty?.within([tagId], Number.NEGATIVE_INFINITY, newestHour) ?? [];
  return Math.min(bound, firstDirty * HOUR_MS, newestHour * HOUR_MS);
}

/** Most tags share one bound: one condition for each of them. */
function olderThan(tagIds: readonly number[], boundOf: (tagId: number) => number): string {
  const tagsOf = new Map<number, number[]>();
  for (const tagId of tagIds) {
    const bound = boundOf(tagId);
    const sharing = tagsOf.get(bound);
    if (sharing) sharing.push(tagId);
    else tagsOf.set(bound, [tagId]);
  }
  return [...tagsOf]
    .map(([bound, sharing]) => `(tag_id IN (${formatSqlNumbers(sharing)}) AND ts < ${bound})`)
    .join(' OR ');
}

/** The end of the newest hour of each tag that has readings there. */
async function newestHourEnds(engine: ClickHouse, table: string, condition: string): Promise<Map<number, number>> {
  const rows = await engine.select(
    `SELECT tag_id, (intDiv(max(ts), ${HOUR_MS}) + 1) * ${HOUR_MS} AS ends FROM ${table} WHERE ${condition}
     GROUP BY tag_id`,
    'job',
  );
  const [tagIds, ends] = [rows.numbers('tag_id'), rows.numbers('ends')];
  return new Map(Array.from({ length: rows.length }, (_, i) => [tagIds[i] as number, ends[i] as number]));
}
