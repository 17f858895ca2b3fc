/** Reports: what people defined, what was made of it, and the addresses by which outsiders read it. */
import type { UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Generated, Selectable } from 'kysely';
import type { RevisionColumns } from '../revision-columns.ts';

export interface ReportDefinitionTable extends RevisionColumns {
  id: Generated<number>;
  ownerId: UserId;
  ownerName: string;
  /** `reportFields` of the contract as JSON. */
  fields: string;
  /** When its schedule is due next; null without one. */
  nextRunMs: Instant | null;
}
export type ReportDefinitionRow = Selectable<ReportDefinitionTable>;

export type ReportRunState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';

export interface ReportRunTable {
  id: Generated<number>;
  definitionId: number | null;
  ownerId: UserId;
  ownerName: string;
  /** As they were when it was asked for. */
  fields: string;
  fromMs: Instant;
  toMs: Instant;
  /** Whether the recipients are sent its address. */
  isSent: boolean;
  state: ReportRunState;
  /** Of the queue. */
  jobId: Generated<number | null>;
  /** 0 to 1. */
  progress: Generated<number>;
  /** The moment of which its data is. */
  knownAtMs: Generated<Instant | null>;
  requestedMs: Instant;
  endedMs: Generated<Instant | null>;
  error: Generated<string | null>;
  /** Name in the store of files. */
  blob: Generated<string | null>;
  sizeBytes: Generated<number | null>;
  sha256: Generated<string | null>;
  coverage: Generated<number | null>;
  /** The run that it repeats. */
  againOf: Generated<number | null>;
  /** What differs from it, in a sentence. */
  difference: Generated<string | null>;
  sentTo: Generated<number>;
}
export type ReportRunRow = Selectable<ReportRunTable>;

export interface ReportAddressTable {
  id: Generated<number>;
  runId: number;
  email: string;
  /** SHA-256 of the secret in the address. */
  hash: string;
  untilMs: Instant;
  revokedMs: Generated<Instant | null>;
  uses: Generated<number>;
  lastUsedMs: Generated<Instant | null>;
}
export type ReportAddressRow = Selectable<ReportAddressTable>;

export interface ReportTables {
  reportDefinition: ReportDefinitionTable;
  reportRun: ReportRunTable;
  reportAddress: ReportAddressTable;
}
