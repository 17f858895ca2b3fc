/** A job between its row and the rules of the domain. */

import type { WireJob, WireJobTotal, WireJobVersion } from '@fms/contract/job';
import { jobTotal as wireTotal } from '@fms/contract/job';
import { toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import {
  getValidVersion,
  JOB_ACTIONS,
  JOB_KINDS,
  JOB_STATES,
  type JobRecord,
  type JobTotal,
  type JobVersion,
} from '@fms/domain/job';
import { z } from 'zod';
import type { JobRow, NewJob } from '../../../platform/database/tables/machinery/job.ts';

const version = z.object({
  kind: z.enum(JOB_KINDS),
  from: z.number(),
  to: z.number(),
  place: z.string(),
  number: z.string(),
  customer: z.string(),
  state: z.enum(JOB_STATES),
  step: z.object({ action: z.enum(JOB_ACTIONS), by: z.string(), at: z.number(), reason: z.string() }),
});
const versions = z.tuple([version]).rest(version);
const total = wireTotal.extend({ from: z.number(), to: z.number() });

/** A job with what it came to. */
export interface StoredJob {
  readonly record: JobRecord;
  readonly total: JobTotal | null;
}

/** A text that is no job any more is a failure of the server. */
export const readJob = (row: JobRow): StoredJob => ({
  record: { id: String(row.id), versions: versions.parse(JSON.parse(row.versions)) },
  total: row.total === null ? null : total.parse(JSON.parse(row.total)),
});

export function toJobRow(vesselId: VesselId, record: JobRecord): Omit<NewJob, 'total'> {
  const { kind, from, to, state, number, place, customer } = getValidVersion(record);
  const words = [number, place, customer].filter((word) => word !== '').join(' ');
  return { vesselId, kind, state, words, fromMs: from, toMs: to, versions: JSON.stringify(record.versions) };
}

/** Undefined for a job that was not stored yet. */
export function readJobId({ id }: Pick<JobRecord, 'id'>): number | undefined {
  const number = Number(id);
  return Number.isInteger(number) ? number : undefined;
}

export function toWireJob({ record, total: summed }: StoredJob): WireJob {
  const { action: _, reason: __, ...valid } = toWireVersion(getValidVersion(record));
  return {
    ...valid,
    id: Number(record.id),
    versions: record.versions.length,
    total: summed === null ? null : toWireTotal(summed),
  };
}

export const toWireTotal = (of: JobTotal): WireJobTotal => ({
  ...of,
  from: toWireTime(of.from),
  to: toWireTime(of.to),
});

export function toWireVersion({ step, ...content }: JobVersion): WireJobVersion {
  const { action, by, at, reason } = step;
  const span = { from: toWireTime(content.from), to: toWireTime(content.to) };
  return { ...content, ...span, action, by, reason, at: toWireTime(at) };
}
