/** The budget as people see and set it. */

import type { CameraBudgetState, getCameraBudget, setCameraBudget } from '@fms/contract/camera';
import type { AnswerOf, BodyOf } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import type { BudgetLimit, PicturePurpose } from '@fms/domain/camera';
import type { VesselId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { requireRevision, toLastEdit } from '../../../platform/database/revision.ts';
import { Failure } from '../../../platform/failure/failure.ts';
import { findBudgetHolder, lockBudget, saveBudget } from '../store/budget.repository.ts';
import type { BudgetBook } from './budget-book.service.ts';

type EditedBudget = AnswerOf<typeof getCameraBudget>;

export interface BudgetPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: Pick<VesselRights, 'require'>;
  readonly book: BudgetBook;
  /** Limits were changed: schedules that were held may go on. */
  readonly changed: (vesselId: VesselId) => Promise<void>;
}

const LIMIT_WORDS: Readonly<Record<BudgetLimit, string>> = {
  stream: 'The budget of this live view is used.',
  day: "Today's budget is used.",
  month: "This month's budget is used.",
  line: 'A rule of the line holds pictures back.',
};

export function createBudgetService({ db, clock, rights, book, changed }: BudgetPorts) {
  async function toState(
    caller: Caller,
    vesselId: VesselId,
    purpose: PicturePurpose,
    streamBytes = 0,
  ): Promise<CameraBudgetState> {
    const { limits, usage, evaluation } = await book.evaluate(vesselId, purpose, streamBytes);
    return {
      streamBytes: limits.streamBytes,
      dayBytes: limits.dayBytes,
      monthBytes: limits.monthBytes,
      usedDayBytes: usage.dayBytes,
      usedMonthBytes: usage.monthBytes,
      reached: evaluation.reached,
      resumesAt: evaluation.resumesAt === null ? null : toWireTime(evaluation.resumesAt),
      askWhom: await findBudgetHolder(db, vesselId, caller.userId),
    };
  }

  return {
    toState,

    /** @throws {Failure} `conflict` with the limit and when it goes on */
    async requireLeft(vesselId: VesselId, purpose: PicturePurpose, streamBytes = 0): Promise<number> {
      const { evaluation } = await book.evaluate(vesselId, purpose, streamBytes);
      const { reached, resumesAt, leftBytes } = evaluation;
      if (reached === null) return leftBytes;
      const goesOn =
        resumesAt === null ? '' : ` It goes on at ${toWireTime(resumesAt).slice(0, 16).replace('T', ' ')} UTC.`;
      throw new Failure('conflict', `${LIMIT_WORDS[reached]}${goesOn}`);
    },

    async read(caller: Caller, vesselId: VesselId): Promise<EditedBudget> {
      await rights.require(caller, 'view', [vesselId]);
      const { limits } = await book.evaluate(vesselId, 'still');
      return { ...(await toState(caller, vesselId, 'still')), ...toLastEdit(limits) };
    },

    async set(caller: Caller, from: string, asked: BodyOf<typeof setCameraBudget>): Promise<EditedBudget> {
      const { vesselId, revision, ...limits } = asked;
      await rights.require(caller, 'edit', [vesselId]);
      await db.transaction().execute(async (tx) => {
        const { streamBytes, dayBytes, monthBytes, ...before } = await lockBudget(tx, vesselId);
        requireRevision(before, revision);
        await saveBudget(tx, vesselId, limits, { name: caller.userName, at: clock.now() });
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'camera.budget' };
        const old = { streamBytes, dayBytes, monthBytes };
        await recordAudit(tx, { ...entry, subject: `vessel:${vesselId}`, old, new: limits });
      });
      await book.reload(vesselId);
      await changed(vesselId);
      return this.read(caller, vesselId);
    },
  };
}
export type BudgetService = ReturnType<typeof createBudgetService>;
