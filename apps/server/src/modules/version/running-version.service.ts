/** What runs where, who is behind, and what vessels are to run; admins of all vessels, managers of their organisation's. */
import type { AnswerOf, BodyOf } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import { APPLICATION_VERSION } from '@fms/contract/setting';
import type { getRunningVersions, setVersionTarget, VersionProduct } from '@fms/contract/version';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { findVersionStanding, formatVersionName, parseSoftwareVersion } from '@fms/domain/version';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudits, toActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { VesselVersionTable } from '../../platform/database/tables/version.ts';
import { forbidden, invalid } from '../../platform/failure/failure.ts';
import type { LinkStateStore } from '../link/index.ts';
import { findVersion, findVersionPage } from './version.repository.ts';
import {
  countBrowsers,
  findManagedVessels,
  findVesselVersions,
  saveVesselVersions,
} from './vessel-version.repository.ts';

export interface RunningVersionPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly links: Pick<LinkStateStore, 'linkOf'>;
  /** When this server started, and the commit it was built from. */
  readonly startedMs: Instant;
  readonly build: string;
}

/** Releases that are compared: more of one product there will not be. */
const MOST_RELEASES = 2000;

const wireTimeOrNull = (time: Instant | null | undefined) => (time == null ? null : toWireTime(time));
/** Null for an admin, who sees every organisation. */
const organizationOf = ({ level, userId }: Caller): UserId | null => (level === LEVEL_ADMIN ? null : userId);

export function createRunningVersionService({ db, clock, links, startedMs, build }: RunningVersionPorts) {
  return {
    async overview(caller: Caller): Promise<AnswerOf<typeof getRunningVersions>> {
      const now = clock.now();
      const account = organizationOf(caller);
      const vessels = await findManagedVessels(db, account);
      const kept = new Map((await findVesselVersions(db)).map((row) => [row.vesselId, row]));
      const { rows } = await findVersionPage(db, { offset: 0, limit: MOST_RELEASES });
      const ofProduct = (product: VersionProduct) => rows.filter((release) => release.product === product);
      const releases = ofProduct('gateway');
      const own = { version: APPLICATION_VERSION, build };
      const asked = { runs: own, chosen: null, isHeld: false };
      return {
        server: { ...own, since: toWireTime(startedMs), ...findVersionStanding(ofProduct('application'), asked, now) },
        browsers: await countBrowsers(db, account, now),
        vessels: vessels.map(({ id }) => {
          const link = links.linkOf(id);
          const row = kept.get(id);
          const runs = parseSoftwareVersion(link?.software ?? '');
          const asked = { runs, chosen: row?.versionId ?? null, isHeld: row?.holdMs != null };
          return {
            vesselId: id,
            software: link?.software ?? '',
            connected: link?.connectedSince != null,
            lastPing: wireTimeOrNull(link?.lastPingMs),
            ...findVersionStanding(releases, asked, now),
            isChosen: row?.versionId != null,
            hold: toHold(row),
          };
        }),
      };
    },

    /** All of the vessels or none. */
    async choose(caller: Caller, from: string, asked: BodyOf<typeof setVersionTarget>): Promise<void> {
      const { vesselIds, versionId, hold } = asked;
      const managed = new Set((await findManagedVessels(db, organizationOf(caller))).map(({ id }) => id));
      if (vesselIds.some((id) => !managed.has(id))) throw forbidden();
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
      const told = {
        ...(versionId !== undefined && { target: release ? formatVersionName(release) : 'newest' }),
        ...(hold !== undefined && { hold: hold?.reason ?? null }),
      };
      const entry = { at: now, ...toActor(caller), from, what: 'version.target', new: told };
      const ids = [...new Set<VesselId>(vesselIds)];
      await db.transaction().execute(async (tx) => {
        await saveVesselVersions(tx, ids, change);
        await recordAudits(
          tx,
          ids.map((id) => ({ ...entry, subject: `vessel:${id}` })),
        );
      });
    },
  };
}
export type RunningVersionService = ReturnType<typeof createRunningVersionService>;

function toHold(row: VesselVersionTable | undefined) {
  if (row?.holdMs == null) return null;
  return { by: row.holdBy ?? '', at: toWireTime(row.holdMs), reason: row.holdReason ?? '' };
}
