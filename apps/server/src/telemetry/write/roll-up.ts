/**
 * The job that recomputes statistics and thinned tracks of dirty hours from the de-duplicated readings. They are never
 * added up at insert: late, repeated and deleted readings would be counted wrong for ever (§B3-7).
 */
import { QUALITY_NOT_TRACKABLE, QUALITY_UNUSABLE } from '@fms/domain/quality';
import { ROLL_UPS_SECONDS } from '@fms/domain/tag';
import { type ClickHouse, formatSqlNumbers } from '../../platform/clickhouse/index.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { SerialQueue } from '../../platform/concurrency/serial-queue.ts';
import { type DirtyHours, HOUR_MS, type TagHour } from '../hour/dirty-hours.ts';
import { formatMinuteBit } from '../hour/minute-mask.ts';
import { FINEST_STORED_TRACK_LEVEL, formatBucketSql } from '../hour/track-level.ts';
import type { Writer } from './writer.ts';

/** An hour is recomputed once it is over and nothing new has marked it for so long. */
export const SETTLE_MS = 60_000;
/** Hours of tags in one statement. */
const HOURS_PER_STATEMENT = 2000;
const FINE_STEP_SECONDS = 5;
const COMMON_STEPS_SECONDS = ROLL_UPS_SECONDS.filter((step) => step !== FINE_STEP_SECONDS);

export interface RollUpParts {
  readonly engine: ClickHouse;
  readonly clock: Clock;
  readonly writer: Writer;
  readonly dirtySamples: DirtyHours;
  readonly dirtyPositions: DirtyHours;
  /** Whether 5 s statistics are kept for the tag: they cost as much as its samples. */
  readonly isFine: (tagId: number) => boolean;
}

export class RollUps {
  readonly #parts: RollUpParts;
  readonly #queue = new SerialQueue();
  #running: Promise<void> | null = null;
  #isEnding = false;

  constructor(parts: RollUpParts) {
    this.#parts = parts;
  }

  /** Recomputes every settled dirty hour; one run at a time. `settleMs` 0 takes all hours that are over. */
  run(settleMs: number = SETTLE_MS): Promise<void> {
    this.#running ??= this.#runAll(settleMs).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  /** Begins nothing more: hours left over stay marked for the next start. A server that stops must not wait for years. */
  end(): void {
    this.#isEnding = true;
  }

  /**
   * Runs a deletion while nothing is recomputed: statistics read before it and written after it would stay, of buckets
   * that are never recomputed because they are empty.
   */
  whileIdle<T>(deletion: () => Promise<T>): Promise<T> {
    return this.#queue.run(deletion);
  }

  async #runAll(settleMs: number): Promise<void> {
    const { dirtySamples, dirtyPositions } = this.#parts;
    await this.#empty(dirtySamples, settleMs, (hours) => this.#recomputeSamples(hours));
    await this.#empty(dirtyPositions, settleMs, (hours) => this.#recomputeTracks(hours));
  }

  async #empty(dirty: DirtyHours, settleMs: number, recompute: (hours: readonly TagHour[]) => Promise<void>) {
    while (await this.#queue.run(() => this.#recomputeSome(dirty, settleMs, recompute)));
  }

  /** False when nothing was due, or nothing more is to begin. */
  async #recomputeSome(
    dirty: DirtyHours,
    settleMs: number,
    recompute: (hours: readonly TagHour[]) => Promise<void>,
  ): Promise<boolean> {
    if (this.#isEnding) return false;
    const { clock, writer } = this.#parts;
    const taken = await writer.exclusively(async () => dirty.take(clock.now(), settleMs, HOURS_PER_STATEMENT));
    if (taken.length === 0) return false;
    try {
      await recompute(taken);
      await dirty.done(taken);
      return true;
    } catch (error) {
      dirty.giveBack(taken);
      throw error;
    }
  }

  async #recomputeSamples(hours: readonly TagHour[]): Promise<void> {
    const { engine, isFine } = this.#parts;
    const fine = hours.filter(({ tagId }) => isFine(tagId));
    await engine.command(sampleRollUpSql(hours, COMMON_STEPS_SECONDS), 'job');
    if (fine.length > 0) await engine.command(sampleRollUpSql(fine, [FINE_STEP_SECONDS]), 'job');
  }

  async #recomputeTracks(hours: readonly TagHour[]): Promise<void> {
    await this.#parts.engine.command(trackSql(hours), 'job');
  }
}

/** The readings of these hours. The two outer bounds let the engine skip what the exact list cannot. */
function inHours(hours: readonly TagHour[]): string {
  const first = Math.min(...hours.map(({ hour }) => hour)) * HOUR_MS;
  const end = (Math.max(...hours.map(({ hour }) => hour)) + 1) * HOUR_MS;
  const tagIds = new Set(hours.map(({ tagId }) => tagId));
  const pairs = hours.map(({ tagId, hour }) => `(${formatSqlNumbers([tagId, hour])})`).join(', ');
  return `tag_id IN (${formatSqlNumbers(tagIds)}) AND ts >= ${first} AND ts < ${end}
    AND (tag_id, intDiv(ts, ${HOUR_MS})) IN (${pairs})`;
}

/** Hours that hold only bad values get a row with count 0: where a tag's newest sample is, is looked up here. */
function sampleRollUpSql(hours: readonly TagHour[], stepsSeconds: readonly number[]): string {
  return `
    INSERT INTO roll_up (step, tag_id, ts, min, max, sum, first, last, count, minutes)
    SELECT step, tag_id, intDiv(time, step * 1000) * step * 1000 AS bucket,
      minIf(value, good), maxIf(value, good), sumIf(value, good),
      argMinIf(value, sort_key, good), argMaxIf(value, sort_key, good), countIf(good),
      if(step = ${HOUR_MS / 1000}, groupBitOrIf(${formatMinuteBit('time')}, good), 0)
    FROM (
      SELECT tag_id, ts AS time, ts * 65536 + ordinal AS sort_key, value,
        bitAnd(quality, ${QUALITY_UNUSABLE}) = 0 AS good
      FROM sample FINAL WHERE ${inHours(hours)}
    ) ARRAY JOIN [${formatSqlNumbers(stepsSeconds)}] AS step
    GROUP BY step, tag_id, bucket
    SETTINGS max_partitions_per_insert_block = 0`;
}

function trackSql(hours: readonly TagHour[]): string {
  const levels = Array.from({ length: FINEST_STORED_TRACK_LEVEL + 1 }, (_, level) => level);
  return `
    INSERT INTO track (level, tag_id, bucket, ts, ordinal, quality, latitude, longitude)
    SELECT level, tag_id, ${formatBucketSql('time', 'level')} AS bucket, time, ordinal, quality, latitude, longitude
    FROM (
      SELECT tag_id, ts AS time, ordinal, quality, latitude, longitude FROM position FINAL
      WHERE ${inHours(hours)} AND bitAnd(quality, ${QUALITY_NOT_TRACKABLE}) = 0
    ) ARRAY JOIN [${formatSqlNumbers(levels)}] AS level
    ORDER BY level, tag_id, time, ordinal
    LIMIT 1 BY level, tag_id, bucket
    SETTINGS max_partitions_per_insert_block = 0`;
}
