/** What runs where, and who is behind; for admins of all vessels, for managers of their organisation's. */
import type { AnswerOf } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import { APPLICATION_VERSION } from '@fms/contract/setting';
import type { getRunningVersions, VersionProduct } from '@fms/contract/version';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { UserId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import { findVersionStanding, parseSoftwareVersion } from '@fms/domain/version';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { VesselVersionTable } from '../../platform/database/tables/version.ts';
import type { LinkStateStore } from '../link/index.ts';
import { findManagedBy } from './version.policy.ts';
import { findVersionPage } from './version.repository.ts';
import { countBrowsers, findVesselVersions } from './vessel-version.repository.ts';

export interface RunningVersionPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly links: Pick<LinkStateStore, 'linkOf'>;
  readonly rights: VesselRights;
  /** When this server started, and the commit it was built from. */
  readonly startedMs: Instant;
  readonly build: string;
}

/** Releases that are compared: more of one product there will not be. */
const MOST_RELEASES = 2000;

const wireTimeOrNull = (time: Instant | null | undefined) => (time == null ? null : toWireTime(time));
/** Null for an admin, who sees every organisation. */
const organizationOf = ({ level, userId }: Caller): UserId | null => (level === LEVEL_ADMIN ? null : userId);

export function createRunningVersionService({ db, clock, links, rights, startedMs, build }: RunningVersionPorts) {
  return {
    async overview(caller: Caller): Promise<AnswerOf<typeof getRunningVersions>> {
      const now = clock.now();
      const account = organizationOf(caller);
      const vesselIds = await findManagedBy({ db, rights }, caller);
      const kept = new Map((await findVesselVersions(db)).map((row) => [row.vesselId, row]));
      const { rows } = await findVersionPage(db, { offset: 0, limit: MOST_RELEASES });
      const ofProduct = (product: VersionProduct) => rows.filter((release) => release.product === product);
      const releases = ofProduct('gateway');
      const own = { version: APPLICATION_VERSION, build };
      const asked = { runs: own, chosen: null, isHeld: false };
      return {
        server: { ...own, since: toWireTime(startedMs), ...findVersionStanding(ofProduct('application'), asked, now) },
        browsers: await countBrowsers(db, account, now),
        vessels: vesselIds.map((id) => {
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
  };
}
export type RunningVersionService = ReturnType<typeof createRunningVersionService>;

function toHold(row: VesselVersionTable | undefined) {
  if (row?.holdMs == null) return null;
  return { by: row.holdBy ?? '', at: toWireTime(row.holdMs), reason: row.holdReason ?? '' };
}
