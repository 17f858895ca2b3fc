/**
 * Which hours of which tags have samples their roll-ups do not know yet. A mark is on disk before the samples it
 * stands for, so a crash can leave a mark too many and never one too few; while an hour is marked it is answered from
 * the samples themselves.
 */
import type { ClickHouse } from '../../platform/clickhouse/index.ts';

export const HOUR_MS = 3_600_000;

/** Samples and positions have roll-ups of their own. */
export type RollUpKind = 'sample' | 'position';
export const KIND_NUMBER: Record<RollUpKind, number> = { sample: 0, position: 1 };

export interface TagHour {
  readonly tagId: number;
  /** Hours since 1970. */
  readonly hour: number;
}

interface Mark {
  /** Rows of the table this mark stands for; more than one after a crash. */
  count: number;
  markedAt: number;
}

interface Readings {
  readonly length: number;
  readonly tagIds: ArrayLike<number>;
  readonly times: ArrayLike<number>;
}

export class DirtyHours {
  readonly #engine: ClickHouse;
  readonly #kind: number;
  readonly #marks = new Map<number, Map<number, Mark>>();
  /** Taken for recomputing: still dirty for readers, and markable again. */
  readonly #inWork = new Map<number, Map<number, Mark>>();
  /** The hour last seen of each tag: live samples cost one look here. */
  readonly #seen = new Map<number, number>();

  readonly #keptFrom: (tagId: number) => number;

  private constructor(engine: ClickHouse, kind: RollUpKind, keptFrom: (tagId: number) => number) {
    this.#engine = engine;
    this.#keptFrom = keptFrom;
    this.#kind = KIND_NUMBER[kind];
  }

  /** Hours before `keptFrom` (epoch milliseconds) are never marked: their raw readings were given up. */
  static async load(engine: ClickHouse, kind: RollUpKind, keptFrom: (tagId: number) => number): Promise<DirtyHours> {
    const dirty = new DirtyHours(engine, kind, keptFrom);
    const rows = await engine.select(
      `SELECT tag_id, hour, sum(marks) AS total FROM dirty_hour WHERE kind = ${dirty.#kind}
       GROUP BY tag_id, hour HAVING total > 0`,
    );
    const [tagIds, hours, totals] = [rows.numbers('tag_id'), rows.numbers('hour'), rows.numbers('total')];
    for (let i = 0; i < rows.length; i++) {
      put(dirty.#marks, tagIds[i] as number, hours[i] as number, { count: totals[i] as number, markedAt: 0 });
    }
    return dirty;
  }

  /** Marks the hours of these readings; resolves when the marks are on disk. */
  mark(blocks: readonly Readings[], now: number): Promise<void> {
    const fresh: TagHour[] = [];
    for (const { length, tagIds, times } of blocks) {
      for (let row = 0; row < length; row++) {
        const tagId = tagIds[row] as number;
        const hour = Math.floor((times[row] as number) / HOUR_MS);
        if (this.#seen.get(tagId) === hour) continue;
        this.#seen.set(tagId, hour);
        if (!this.#marks.get(tagId)?.has(hour)) fresh.push({ tagId, hour });
      }
    }
    return this.markHours(fresh, now);
  }

  /** Marks hours by name, those already marked left out. */
  async markHours(hours: readonly TagHour[], now: number): Promise<void> {
    const fresh = hours.filter(
      ({ tagId, hour }) => hour * HOUR_MS >= this.#keptFrom(tagId) && !this.#marks.get(tagId)?.has(hour),
    );
    for (const { tagId, hour } of fresh) put(this.#marks, tagId, hour, { count: 1, markedAt: now });
    if (fresh.length === 0) return;
    try {
      await this.#write(fresh.map((tagHour) => ({ ...tagHour, marks: 1 })));
    } catch (error) {
      // What is not on disk must be marked again with the next attempt.
      for (const { tagId, hour } of fresh) {
        remove(this.#marks, tagId, hour);
        this.#seen.delete(tagId);
      }
      throw error;
    }
  }

  /**
   * Takes marks that are settled: their hour is over and they are older than `settleMs`, or anything when forced. Must
   * run between two writes of samples, or a mark could be taken before its samples are there.
   */
  take(now: number, settleMs: number, limit: number): TagHour[] {
    const taken: TagHour[] = [];
    for (const [tagId, hours] of this.#marks) {
      for (const [hour, mark] of hours) {
        const isOver = (hour + 1) * HOUR_MS + settleMs <= now && mark.markedAt + settleMs <= now;
        if (!isOver || this.#inWork.get(tagId)?.has(hour)) continue;
        hours.delete(hour);
        put(this.#inWork, tagId, hour, mark);
        if (this.#seen.get(tagId) === hour) this.#seen.delete(tagId);
        taken.push({ tagId, hour });
        if (taken.length >= limit) return taken;
      }
      if (hours.size === 0) this.#marks.delete(tagId);
    }
    return taken;
  }

  /** Their roll-ups are on disk. */
  async done(taken: readonly TagHour[]): Promise<void> {
    await this.#write(
      taken.map(({ tagId, hour }) => ({ tagId, hour, marks: -(this.#inWork.get(tagId)?.get(hour)?.count ?? 0) })),
    );
    for (const { tagId, hour } of taken) remove(this.#inWork, tagId, hour);
  }

  /** Recomputing failed: they are due again. */
  giveBack(taken: readonly TagHour[]): void {
    for (const { tagId, hour } of taken) {
      const mark = this.#inWork.get(tagId)?.get(hour);
      remove(this.#inWork, tagId, hour);
      const again = this.#marks.get(tagId)?.get(hour);
      if (again) again.count += mark?.count ?? 0;
      else if (mark) put(this.#marks, tagId, hour, mark);
    }
  }

  /** Hours in [fromHour, toHour] that are dirty for any of the tags, in order. */
  within(tagIds: Iterable<number>, fromHour: number, toHour: number): number[] {
    const hours = new Set<number>();
    for (const tagId of tagIds) {
      for (const marks of [this.#marks.get(tagId), this.#inWork.get(tagId)]) {
        for (const hour of marks?.keys() ?? []) if (hour >= fromHour && hour <= toHour) hours.add(hour);
      }
    }
    return [...hours].sort((a, b) => a - b);
  }

  get size(): number {
    let size = 0;
    for (const hours of this.#marks.values()) size += hours.size;
    return size;
  }

  /** The newest dirty hour of each tag that has one. */
  newest(): Map<number, number> {
    return new Map([...this.#marks].map(([tagId, hours]) => [tagId, Math.max(...hours.keys())]));
  }

  async #write(rows: readonly (TagHour & { marks: number })[]): Promise<void> {
    await this.#engine.insert('dirty_hour', [
      { name: 'kind', type: 'UInt8', values: rows.map(() => this.#kind) },
      { name: 'tag_id', type: 'UInt32', values: rows.map(({ tagId }) => tagId) },
      { name: 'hour', type: 'Int32', values: rows.map(({ hour }) => hour) },
      { name: 'marks', type: 'Int64', values: rows.map(({ marks }) => marks) },
    ]);
  }
}

function put(map: Map<number, Map<number, Mark>>, tagId: number, hour: number, mark: Mark): void {
  const hours = map.get(tagId);
  if (hours) hours.set(hour, mark);
  else map.set(tagId, new Map([[hour, mark]]));
}

function remove(map: Map<number, Map<number, Mark>>, tagId: number, hour: number): void {
  const hours = map.get(tagId);
  hours?.delete(hour);
  if (hours?.size === 0) map.delete(tagId);
}
