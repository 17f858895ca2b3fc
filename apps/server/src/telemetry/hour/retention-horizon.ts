/**
 * Up to when each tag's raw readings were given up by retention, while their statistics stay. Such hours are never
 * marked again: recomputed from the few readings that came late, they would lose what they know.
 */
import type { ClickHouse } from '../../platform/clickhouse/index.ts';
import { KIND_NUMBER, type RollUpKind } from './dirty-hours.ts';

export class RetentionHorizon {
  readonly #engine: ClickHouse;
  readonly #kind: number;
  /** Epoch milliseconds, always a whole hour. */
  readonly #before = new Map<number, number>();

  private constructor(engine: ClickHouse, kind: RollUpKind) {
    this.#engine = engine;
    this.#kind = KIND_NUMBER[kind];
  }

  static async load(engine: ClickHouse, kind: RollUpKind): Promise<RetentionHorizon> {
    const retired = new RetentionHorizon(engine, kind);
    const rows = await engine.select(
      `SELECT tag_id, max(before) AS latest FROM retired WHERE kind = ${retired.#kind} GROUP BY tag_id`,
    );
    const [tagIds, before] = [rows.numbers('tag_id'), rows.numbers('latest')];
    for (let i = 0; i < rows.length; i++) retired.#before.set(tagIds[i] as number, before[i] as number);
    return retired;
  }

  /** What was measured before this is known by its statistics alone; −Infinity when all readings are kept. */
  before(tagId: number): number {
    return this.#before.get(tagId) ?? Number.NEGATIVE_INFINITY;
  }

  /** The latest such moment of several tags. */
  latestBefore(tagIds: Iterable<number>): number {
    let latest = Number.NEGATIVE_INFINITY;
    if (this.#before.size > 0) for (const tagId of tagIds) latest = Math.max(latest, this.before(tagId));
    return latest;
  }

  /** Moves the moments on; resolves when that is on disk. */
  async advance(moments: ReadonlyMap<number, number>): Promise<void> {
    const later = [...moments].filter(([tagId, before]) => before > this.before(tagId));
    if (later.length === 0) return;
    await this.#engine.insert('retired', [
      { name: 'kind', type: 'UInt8', values: later.map(() => this.#kind) },
      { name: 'tag_id', type: 'UInt32', values: later.map(([tagId]) => tagId) },
      { name: 'before', type: 'Int64', values: later.map(([, before]) => before) },
    ]);
    for (const [tagId, before] of later) this.#before.set(tagId, before);
  }
}
