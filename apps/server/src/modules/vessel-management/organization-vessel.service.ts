/** Vessels of an organisation, and which of them may be put there (§7.4). */

import type { AvailableVessel, OrganizationVessel } from '@fms/contract/organization';
import { toWireTime } from '@fms/contract/scalar';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { OrganizationId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Caller } from '../../platform/access/caller.ts';
import type { LatestPositions } from '../../platform/bus/latest-positions.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OrganizationPolicy } from '../organization/index.ts';
import type { VesselPolicy } from '../vessel/index.ts';
import { findVessels } from '../vessel/index.ts';

export interface OrganizationVesselPorts {
  db: Db;
  policy: Pick<VesselPolicy, 'visible'>;
  organizations: OrganizationPolicy;
  latest: Pick<LatestPositions, 'lastPings'>;
}

const wireTimeOrNull = (time: Instant | null | undefined) => (time == null ? null : toWireTime(time));

export function createOrganizationVesselService({ db, policy, organizations, latest }: OrganizationVesselPorts) {
  return {
    /** Of admins those of all organisations, of managers those of their own. */
    async available(caller: Caller, organizationId: OrganizationId): Promise<AvailableVessel[]> {
      await organizations.requireManage(caller, organizationId);
      const rows = await findVessels(db, await policy.visible(caller));
      return rows
        .filter((row) => caller.level === LEVEL_ADMIN || row.organizationId === organizationId)
        .map((row) => ({
          id: row.id,
          name: row.name,
          IMO: row.imo,
          MMSI: row.mmsi,
          organizationId: row.organizationId,
        }));
    },

    async list(caller: Caller, organizationId: OrganizationId): Promise<OrganizationVessel[]> {
      await organizations.requireManage(caller, organizationId);
      const rows = (await findVessels(db, await policy.visible(caller))).filter(
        (row) => row.organizationId === organizationId,
      );
      const pings = await latest.lastPings(new Set(rows.map(({ id }) => id)));
      return rows.map(({ id, name, imo, mmsi, folderId, expiredMs }) => ({
        id,
        name,
        IMO: imo,
        MMSI: mmsi,
        folderId,
        expiredDate: wireTimeOrNull(expiredMs),
        lastPing: wireTimeOrNull(pings.get(id)),
      }));
    },
  };
}
export type OrganizationVesselService = ReturnType<typeof createOrganizationVesselService>;
