/** How screen and files of a vessel are reached. Secrets go in sealed and never come out. */
import type { BodyOf } from '@fms/contract/endpoint';
import {
  ADMIN_SECRETS,
  type AdminSecret,
  type AdminSetting,
  adminSetting,
  type editAdminSetting,
} from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { z } from 'zod';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import { requireRevision, takeNextRevision } from '../../platform/database/revision.ts';
import { notFound } from '../../platform/failure/failure.ts';
import type { SecretBox } from '../../platform/secret/secret-box.ts';
import { diffFields } from './vessel-change.ts';
import { lockVessel, updateVesselColumns, type VesselColumns } from './vessel-info.repository.ts';
import type { VesselInfoPorts } from './vessel-info.service.ts';

export interface AdminSettingPorts extends VesselInfoPorts {
  secretBox: Pick<SecretBox, 'seal'>;
}

type Stored = Readonly<Record<string, unknown>>;

/** Who saved a setting last, beside its fields: of two admins the second is told of the first. */
const lastSaved = z.object({
  revision: z.int().default(0),
  changedMs: z.number().nullable().default(null),
  changedBy: z.string().nullable().default(null),
});

/** What a secret was sealed for; the reader names the same place. */
export const formatAdminSecretPurpose = (id: VesselId, secret: AdminSecret) => `admin-setting:${id}:${secret}`;

/** Secrets that were there before and are others now; the trail tells their names. */
function listReplaced(before: Stored | null, after: Stored | null): AdminSecret[] {
  return ADMIN_SECRETS.filter((secret) => before?.[secret] && after?.[secret] && before[secret] !== after[secret]);
}

/** As it travels: which secrets there are, and none of them. */
export function toAdminSetting(stored: Stored | null): AdminSetting {
  const secretsSet = ADMIN_SECRETS.filter((secret) => typeof stored?.[secret] === 'string' && stored[secret] !== '');
  const blank = Object.fromEntries(ADMIN_SECRETS.map((secret) => [secret, '']));
  return adminSetting.parse({ ...stored, ...blank, secretsSet });
}

/** What the trail tells of it. */
function listTold(stored: Stored | null) {
  const { revision: _, ...told } = toAdminSetting(stored);
  return told;
}

type Next = (stored: Stored | null) => Stored | null;

export function createAdminSettingService({ db, bus, clock, policy, secretBox }: AdminSettingPorts) {
  async function write(caller: Caller, from: string, id: VesselId, next: Next) {
    await policy.require(caller, 'admin', [id]);
    const after = await db.transaction().execute(async (tx) => {
      const row = await lockVessel(tx, id);
      if (!row) throw notFound('The vessel');
      const stored = next(row.adminSetting);
      const columns = { adminSetting: stored && JSON.stringify(stored) } as VesselColumns;
      await updateVesselColumns(tx, id, { ...columns, ...takeNextRevision(caller.userName, clock.now()) });
      const told = { ...listTold(stored), secretsReplaced: listReplaced(row.adminSetting, stored) };
      const changed = diffFields({ ...listTold(row.adminSetting), secretsReplaced: [] }, told);
      const entry = { at: clock.now(), ...toActor(caller), from, what: 'vessel.admin-setting' };
      await recordAudit(tx, { ...entry, subject: `vessel:${id}`, ...changed });
      return stored;
    });
    bus.publish('vessel.changed', { vesselIds: [id] });
    return toAdminSetting(after);
  }

  return {
    /** A blank secret keeps what is stored. Throws `changed-meanwhile` for an outdated revision. */
    async edit(
      caller: Caller,
      from: string,
      { vesselId, revision, adminSetting: edit }: BodyOf<typeof editAdminSetting>,
    ): Promise<AdminSetting> {
      const given = Object.entries(edit).filter(([, value]) => value !== undefined);
      const isSecret = (name: string): name is AdminSecret => (ADMIN_SECRETS as readonly string[]).includes(name);
      const plain = given.filter(([name]) => !isSecret(name));
      const sealed = given.flatMap(([name, value]) =>
        isSecret(name) && value !== ''
          ? [[name, secretBox.seal(String(value), formatAdminSecretPurpose(vesselId, name))] as const]
          : [],
      );
      return write(caller, from, vesselId, (stored) => {
        const last = lastSaved.parse(stored ?? {});
        requireRevision(last, revision);
        const saved = { revision: last.revision + 1, changedMs: clock.now(), changedBy: caller.userName };
        return { ...stored, ...Object.fromEntries([...plain, ...sealed]), ...saved };
      });
    },

    async remove(caller: Caller, from: string, vesselId: VesselId): Promise<void> {
      await write(caller, from, vesselId, () => null);
    },
  };
}
export type AdminSettingService = ReturnType<typeof createAdminSettingService>;
