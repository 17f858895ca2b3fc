/** Which release the gateways of vessels are to run, and which are held at what they run (§7.7); each change stays on record. */
import type { BodyOf } from '@fms/contract/endpoint';
import type { setVersionTarget } from '@fms/contract/version';
import type { VesselId } from '@fms/domain/identity';
import { formatVersionName } from '@fms/domain/version';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudits, toActor } from '../../platform/audit/audit.ts';
import { forbidden, invalid } from '../../platform/failure/failure.ts';
import type { RunningVersionPorts } from './running-version.service.ts';
import { findManagedBy } from './version.policy.ts';
import { findVersion } from './version.repository.ts';
import { type ChosenVersion, findChosenVersions, saveVesselVersions } from './vessel-version.repository.ts';

export type VersionTargetPorts = Pick<RunningVersionPorts, 'db' | 'clock' | 'rights'>;

/** As the trail names the target of a vessel for which none was chosen. */
const NEWEST = 'newest';

export function createVersionTargetService({ db, clock, rights }: VersionTargetPorts) {
  return {
    /** All of the vessels or none. */
    async choose(caller: Caller, from: string, asked: BodyOf<typeof setVersionTarget>): Promise<void> {
      const { vesselIds, versionId, hold } = asked;
      const mine = new Set(await findManagedBy({ db, rights }, caller));
      if (vesselIds.some((id) => !mine.has(id))) throw forbidden();
      await rights.require(caller, 'edit', vesselIds);
      const release = versionId == null ? undefined : await findVersion(db, versionId);
      if (versionId != null && release?.product !== 'gateway') {
        throw invalid('A vessel runs a release of the gateway.', ['body.versionId: no release of the gateway']);
      }
      const now = clock.now();
      const change = {
        ...(versionId !== undefined && { versionId }),
        ...(hold === null && { holdBy: null, holdMs: null, holdReason: null }),
        ...(hold != null && { holdBy: caller.userName, holdMs: now, holdReason: hold.reason }),
      };
      if (Object.keys(change).length === 0) return;
      const told = (row: ChosenVersion | undefined) => ({
        ...(versionId !== undefined && { target: nameOf(row) }),
        ...(hold !== undefined && { hold: row?.holdReason ?? null }),
      });
      const entry = { at: now, ...toActor(caller), from, what: 'version.target' };
      const ids = [...new Set<VesselId>(vesselIds)];
      await db.transaction().execute(async (tx) => {
        const before = await findChosenVersions(tx, ids);
        await saveVesselVersions(tx, ids, change);
        const after = await findChosenVersions(tx, ids);
        await recordAudits(
          tx,
          ids.map((id) => ({
            ...{ ...entry, subject: `vessel:${id}` },
            ...{ old: told(before.get(id)), new: told(after.get(id)) },
          })),
        );
      });
    },
  };
}
export type VersionTargetService = ReturnType<typeof createVersionTargetService>;

function nameOf(chosen: ChosenVersion | undefined): string {
  if (chosen === undefined || chosen.version === null) return NEWEST;
  return formatVersionName({ version: chosen.version, build: chosen.build ?? '' });
}
