/** How far the guide for the first hour of a live server is, beside what the store shows by itself. */
import type { FirstHourStep } from '@fms/contract/first-hour';
import type { Instant } from '@fms/domain/time';
import type { Generated } from 'kysely';

export interface FirstHourTable {
  id: 1;
  skipped: Generated<FirstHourStep[]>;
  /** Null while a step is open. */
  endedMs: Instant | null;
}

export interface FirstHourTables {
  firstHour: FirstHourTable;
}
