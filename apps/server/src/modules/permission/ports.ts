/** What rights of people on vessels are looked at and changed with. */
import type { VesselGrants } from '../../platform/access/caller.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';

export interface PermissionPorts {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  grants: VesselGrants;
  /** Whether people of no organisation must enable the second factor. */
  twoFactorByDefault: boolean;
}
