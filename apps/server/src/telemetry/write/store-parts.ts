/** What reads and what retires stored samples share. */
import type { ClickHouse } from '../../platform/clickhouse/index.ts';
import type { DirtyHours } from '../hour/dirty-hours.ts';
import type { RetentionHorizon } from '../hour/retention-horizon.ts';
import type { Latest } from '../latest/latest.ts';
import type { RollUps } from './roll-up.ts';
import type { Writer } from './writer.ts';

export interface StoreParts {
  readonly engine: ClickHouse;
  readonly writer: Writer;
  readonly rollUps: RollUps;
  readonly latest: Latest;
  readonly dirtySamples: DirtyHours;
  readonly dirtyPositions: DirtyHours;
  /** Up to when raw samples were given up; only their statistics are left before it. */
  readonly retiredSamples: RetentionHorizon;
}
