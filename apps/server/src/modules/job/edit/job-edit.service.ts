/** Changes of the job history by people: each a version with who, when and why, and an entry of the audit. */

import type { BodyOf } from '@fms/contract/endpoint';
import type {
  correctJob,
  enterJob as enterJobCall,
  mergeJobs as mergeJobsCall,
  splitJob as splitJobCall,
} from '@fms/contract/job';
import { fromWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import { type Actor, editJob, enterJob, type JobContent, type JobRecord, mergeJobs, splitJob } from '@fms/domain/job';
import type { TimeSpan } from '@fms/domain/time';
import type { Caller } from '../../../platform/access/caller.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/failure/failure.ts';
import type { EntryEditor } from '../../../platform/vessel-entry/vessel-entry.ts';
import { findJob, listJobsWithin } from '../store/job.repository.ts';
import { readJob } from '../store/job-record.ts';
import { giveWay, listEntered } from './give-way.ts';
import { createJobChange, type JobEditPorts } from './job-change.ts';
import { takeEdit } from './job-problem.ts';

interface NamedJob {
  readonly vesselId: VesselId;
  readonly id: number;
}

/** Id of a job that is not stored yet. */
const NEW = 'new';

export function createJobEditService(ports: JobEditPorts) {
  const { clock } = ports;
  const change = createJobChange(ports);
  const actorOf = ({ userName }: Caller, reason: string): Actor => ({ by: userName, at: clock.now(), reason });

  /** One step of one job, as the table of rules allows it. */
  const step = (
    editor: EntryEditor,
    { vesselId, id, reason = '' }: NamedJob & { readonly reason?: string },
    action: 'sign' | 'lock' | 'remove',
    what: string,
  ) =>
    change(editor, vesselId, what, async (tx) => {
      const old = await requireJob(tx, vesselId, id);
      return { old, records: [takeEdit(editJob(old, action, actorOf(editor.caller, reason)))] };
    });

  return {
    /** Throws `conflict` where it shares time with another, and `invalid-input` for a time that is none. */
    enter: (editor: EntryEditor, body: BodyOf<typeof enterJobCall>) =>
      change(editor, body.vesselId, 'job.entered', async (tx) => {
        const content = toContent(body);
        const others = await othersIn(tx, body.vesselId, content);
        const actor = actorOf(editor.caller, body.reason);
        const entered = takeEdit(enterJob(NEW, content, actor, listEntered(others)));
        return { records: [entered, ...giveWay(entered, others, actor.at)] };
      }),

    /** Throws as `enter`, and `conflict` for what is locked or needs a reason. */
    correct: (editor: EntryEditor, body: BodyOf<typeof correctJob>) =>
      change(editor, body.vesselId, 'job.corrected', async (tx) => {
        const content = toContent(body);
        const old = await requireJob(tx, body.vesselId, body.id);
        const others = (await othersIn(tx, body.vesselId, content)).filter(({ id }) => id !== old.id);
        const actor = actorOf(editor.caller, body.reason);
        const corrected = takeEdit(editJob(old, 'correct', actor, content, listEntered(others)));
        return { old, records: [corrected, ...giveWay(corrected, others, actor.at)] };
      }),

    split: (editor: EntryEditor, { vesselId, id, at, reason }: BodyOf<typeof splitJobCall>) =>
      change(editor, vesselId, 'job.split', async (tx) => {
        const old = await requireJob(tx, vesselId, id);
        const [earlier, later] = takeEdit(splitJob(old, fromWireTime(at), NEW, actorOf(editor.caller, reason)));
        return { old, records: [later, earlier] };
      }),

    merge: (editor: EntryEditor, { vesselId, id, otherId, reason }: BodyOf<typeof mergeJobsCall>) =>
      change(editor, vesselId, 'job.merged', async (tx) => {
        const [one, other] = [await requireJob(tx, vesselId, id), await requireJob(tx, vesselId, otherId)];
        const { kept, removed } = takeEdit(mergeJobs(one, other, actorOf(editor.caller, reason)));
        return { old: one.id === kept.id ? one : other, records: [kept, removed] };
      }),

    sign: (editor: EntryEditor, named: NamedJob) => step(editor, named, 'sign', 'job.signed'),
    lock: (editor: EntryEditor, named: NamedJob) => step(editor, named, 'lock', 'job.locked'),
    remove: async (editor: EntryEditor, named: NamedJob & { readonly reason: string }) => {
      await step(editor, named, 'remove', 'job.removed');
    },
  };
}
export type JobEditService = ReturnType<typeof createJobEditService>;

const toContent = ({ kind, from, to, place, number, customer }: BodyOf<typeof enterJobCall>): JobContent => ({
  ...{ kind, place, number, customer },
  from: fromWireTime(from),
  to: fromWireTime(to),
});

async function requireJob(tx: Db, vesselId: VesselId, id: number): Promise<JobRecord> {
  const row = await findJob(tx, vesselId, id);
  if (row === undefined) throw notFound('This job');
  return readJob(row).record;
}

const othersIn = async (tx: Db, vesselId: VesselId, span: TimeSpan): Promise<JobRecord[]> =>
  (await listJobsWithin(tx, vesselId, span)).map((row) => readJob(row).record);
