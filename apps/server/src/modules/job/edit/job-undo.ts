/** Undoes corrections and entries of jobs, while nothing was done to them since. */
import { jobKind } from '@fms/contract/job';
import { toId, type VesselId } from '@fms/domain/identity';
import { z } from 'zod';
import { createChangedFailure, type UndoneEntry, type UndoRules } from '../../../platform/audit/undo-rule.ts';
import type { JobHistoryService } from '../history/job-history.service.ts';
import type { JobEditService } from './job-edit.service.ts';

/** What an entry tells of a job. */
const told = z.object({
  id: z.int(),
  version: z.int(),
  kind: jobKind,
  from: z.string(),
  to: z.string(),
  place: z.string(),
  number: z.string(),
  customer: z.string(),
});

/** Why, in the version that an undo makes. */
const REASON = 'Undone in the audit trail.';

export function addJobUndo(
  rules: UndoRules,
  edits: Pick<JobEditService, 'correct' | 'remove'>,
  jobs: Pick<JobHistoryService, 'detail'>,
): void {
  const can = (entry: UndoneEntry) => told.safeParse(entry.new).success;
  async function requireUnchanged(by: Parameters<JobEditService['remove']>[0], entry: UndoneEntry) {
    const left = told.parse(entry.new);
    const vesselId = toId<VesselId>(entry.subjectId);
    const { job } = await jobs.detail(by.caller, vesselId, left.id);
    if (job.versions !== left.version) throw createChangedFailure('This job was changed since.');
    return { vesselId, id: left.id };
  }
  rules.add('job.entered', {
    can,
    undo: async (by, entry) => edits.remove(by, { ...(await requireUnchanged(by, entry)), reason: REASON }),
  });
  rules.add('job.corrected', {
    can: (entry) => can(entry) && told.safeParse(entry.old).success,
    async undo(by, entry) {
      const { id: _, version: __, ...before } = told.parse(entry.old);
      await edits.correct(by, { ...(await requireUnchanged(by, entry)), ...before, reason: REASON });
    },
  });
}
