/** Links files of a vessel to its jobs. */

import type { BodyOf } from '@fms/contract/endpoint';
import { type linkJobFile, MAX_JOB_FILES } from '@fms/contract/job';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import { conflict, notFound } from '../../../platform/failure/failure.ts';
import type { EntryEditor } from '../../../platform/vessel-entry/vessel-entry.ts';
import { requireJobRight } from '../right/job.policy.ts';
import { findJob, lockJobs } from '../store/job.repository.ts';
import { countJobFiles, findFileOf, linkFile, unlinkFile } from '../store/job-file.repository.ts';
import type { JobEditPorts } from './job-change.ts';

export function createJobFileService({ db, bus, clock, rights }: Omit<JobEditPorts, 'totals'>) {
  return {
    /** A link that is there already, or gone, changes nothing. Throws `not-found` for a job or file of another vessel. */
    async link({ caller, from }: EntryEditor, { vesselId, id, fileId, isLinked }: BodyOf<typeof linkJobFile>) {
      await requireJobRight(rights, caller, vesselId);
      await db.transaction().execute(async (tx) => {
        await lockJobs(tx, vesselId);
        if ((await findJob(tx, vesselId, id)) === undefined) throw notFound('This job');
        const file = await findFileOf(tx, vesselId, fileId);
        if (file === undefined) throw notFound('This file');
        if (isLinked && (await countJobFiles(tx, id)) >= MAX_JOB_FILES) {
          throw conflict(`This job has ${MAX_JOB_FILES} files already.`);
        }
        await (isLinked ? linkFile : unlinkFile)(tx, id, fileId);
        const told = { id, path: `${file.tree}/${file.path}` };
        await recordAudit(tx, {
          ...{ at: clock.now(), ...toActor(caller), from, subject: `vessel:${vesselId}` },
          ...(isLinked ? { what: 'job.file-linked', new: told } : { what: 'job.file-unlinked', old: told }),
        });
      });
      bus.publish('job.changed', { vesselIds: [vesselId] });
    },
  };
}
export type JobFileService = ReturnType<typeof createJobFileService>;
