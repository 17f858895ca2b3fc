/** The file policy of a vessel: read by who reads its files, set by who may edit it (§7.10). */
import type { BodyOf } from '@fms/contract/endpoint';
import type { FilePolicy, setFilePolicy } from '@fms/contract/file';
import type { VesselId } from '@fms/domain/identity';
import { LINE_ACCOUNTS } from '@fms/domain/transfer';
import type { Caller, VesselRights } from '../../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../../platform/audit/audit.ts';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import { requireRevision, toLastEdit } from '../../../platform/database/revision.ts';
import type { LineGovernors } from '../line/line-governors.service.ts';
import { countStoredBytes } from '../store/file.repository.ts';
import { findPolicy, lockPolicy, type StoredPolicy, savePolicy } from '../store/file-policy.repository.ts';
import { countMonthBytes } from '../store/transfer.repository.ts';

export interface FilePolicyPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly bus: Pick<Bus, 'publish'>;
  readonly rights: Pick<VesselRights, 'require'>;
  readonly governors: LineGovernors;
}

export function createFilePolicyService({ db, clock, bus, rights, governors }: FilePolicyPorts) {
  async function toPolicy(stored: StoredPolicy): Promise<FilePolicy> {
    const { vesselId, rules } = stored;
    const storeBytes = await countStoredBytes(db, vesselId);
    const monthBytes = await countMonthBytes(db, vesselId, clock.now());
    const line = await toLineUse(vesselId);
    return { vesselId, ...rules, used: { storeBytes, monthBytes, line }, ...toLastEdit(stored) };
  }

  async function toLineUse(vesselId: VesselId): Promise<FilePolicy['used']['line']> {
    const governor = await governors.get(vesselId);
    const entries = LINE_ACCOUNTS.map((account) => {
      const { dayBytes, monthBytes } = governor.getUsage(account, clock.now());
      return [account, { dayBytes, monthBytes }] as const;
    });
    return Object.fromEntries(entries) as FilePolicy['used']['line'];
  }

  return {
    async read(caller: Caller, vesselId: VesselId): Promise<FilePolicy> {
      await rights.require(caller, 'file-read', [vesselId]);
      return toPolicy(await findPolicy(db, vesselId));
    },

    /** What waits is evaluated by it from then on; what is over a smaller quota stays. */
    async set(caller: Caller, from: string, asked: BodyOf<typeof setFilePolicy>): Promise<FilePolicy> {
      const { vesselId, revision, ...rules } = asked;
      await rights.require(caller, 'edit', [vesselId]);
      const saved = await db.transaction().execute(async (tx) => {
        const before = await lockPolicy(tx, vesselId);
        requireRevision(before, revision);
        const after = await savePolicy(tx, vesselId, rules, { name: caller.userName, at: clock.now() });
        const entry = { at: clock.now(), ...toActor(caller), from, what: 'file.policy' };
        await recordAudit(tx, { ...entry, subject: `vessel:${vesselId}`, old: before.rules, new: after.rules });
        return after;
      });
      await governors.reload(vesselId);
      bus.publish('transfer.changed', { vesselId, transferIds: [] });
      return toPolicy(saved);
    },
  };
}
export type FilePolicyService = ReturnType<typeof createFilePolicyService>;
