/** What was calibrated, maintained and replaced on scrubbers, as people entered it. */
import type { ScrubberLogKind } from '@fms/contract/scrubber';
import type { VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { ColumnType, Generated } from 'kysely';

export interface ScrubberLogTable {
  id: Generated<number>;
  vesselId: VesselId;
  /** Equipment of the plant. */
  scrubberId: string;
  kind: ScrubberLogKind;
  atMs: Instant;
  part: string;
  note: string;
  isStruck: ColumnType<boolean, boolean | undefined, boolean>;
  /** Of earlier versions as JSON, the oldest first. */
  earlier: ColumnType<string, string | undefined, string>;
  savedMs: Instant;
  enteredBy: string;
}

export interface ScrubberLogTables {
  scrubberLog: ScrubberLogTable;
}
