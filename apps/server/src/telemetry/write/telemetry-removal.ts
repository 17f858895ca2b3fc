/** Takes out everything that was ever kept of tags and vessels which are there no more. */
import { type ClickHouse, formatSqlNumbers } from '../../platform/clickhouse/index.ts';
import type { Latest } from '../latest/latest.ts';
import type { RollUps } from './roll-up.ts';
import type { Writer } from './writer.ts';

/** Ids in one statement. */
const IDS_PER_STATEMENT = 5000;
const TABLES = ['sample', 'sample_text', 'position', 'roll_up', 'track'];

export interface TelemetryRemoval {
  /** Nothing may be written of these any more. What is not there is no error, so that it can be done again. */
  remove(gone: { readonly tagIds: readonly number[]; readonly vesselIds: readonly number[] }): Promise<void>;
}

interface RemovalParts {
  readonly engine: ClickHouse;
  readonly writer: Writer;
  readonly rollUps: RollUps;
  readonly latest: Latest;
}

export function createTelemetryRemoval({ engine, writer, rollUps, latest }: RemovalParts): TelemetryRemoval {
  const removeFrom = (table: string, column: string, ids: readonly number[]) =>
    engine.command(
      `ALTER TABLE ${table} DELETE WHERE ${column} IN (${formatSqlNumbers(ids)}) SETTINGS mutations_sync = 1`,
      'job',
    );
  return {
    async remove({ tagIds, vesselIds }) {
      // What a ship sent before it was refused is on its way: it is written, and then removed with the rest.
      await writer.exclusively(async () => {});
      for (const ids of parts(tagIds)) {
        await rollUps.whileIdle(async () => {
          for (const table of TABLES) await removeFrom(table, 'tag_id', ids);
        });
        for (const tagId of ids) {
          for (const readings of [latest.samples, latest.texts, latest.positions]) readings.forget(tagId);
        }
      }
      for (const ids of parts(vesselIds)) await removeFrom('traffic', 'vessel_id', ids);
    },
  };
}

function parts(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_PER_STATEMENT) }, (_, i) =>
    ids.slice(i * IDS_PER_STATEMENT, (i + 1) * IDS_PER_STATEMENT),
  );
}
