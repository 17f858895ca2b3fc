/** What exists in the demonstration alone: two organisations and three accounts with a published password. */
import type { Role } from '@fms/contract/account';
import type { OrganizationId } from '@fms/domain/identity';
import { hasAccount, hashPassword, insertAccount } from '../modules/account/index.ts';
import { findOrInsertOrganization } from '../modules/organization/index.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Db } from '../platform/database/database.ts';

export const DEMONSTRATION_PASSWORD = 'Fleet-Demo-1';

/** The first is that of `manager` and `operator`; vessels of the second they must not see. */
export const DEMONSTRATION_ORGANIZATIONS = ['Nordlys Rederi', 'Blue Water Lines'] as const;

interface DemonstrationAccount {
  userName: string;
  fullName: string;
  role: Role;
  organization: (typeof DEMONSTRATION_ORGANIZATIONS)[number] | null;
}

export const DEMONSTRATION_ACCOUNTS: readonly DemonstrationAccount[] = [
  { userName: 'admin', fullName: 'Ada Admin', role: 'Admin', organization: null },
  { userName: 'manager', fullName: 'Marit Manager', role: 'Manager', organization: 'Nordlys Rederi' },
  { userName: 'operator', fullName: 'Olav Operator', role: 'User', organization: 'Nordlys Rederi' },
];

/** Makes organisations and accounts on the first start; later starts leave what was changed as it is. */
export async function seedDemonstration(db: Db, clock: Clock): Promise<void> {
  if (await hasAccount(db, { demonstration: true })) return;
  const passwordHash = await hashPassword(DEMONSTRATION_PASSWORD);
  await db.transaction().execute(async (tx) => {
    const organizations = new Map<string, OrganizationId>();
    for (const name of DEMONSTRATION_ORGANIZATIONS) {
      organizations.set(name, await findOrInsertOrganization(tx, { name, twoFactorRequired: false }));
    }
    for (const { userName, fullName, role, organization } of DEMONSTRATION_ACCOUNTS) {
      const organizationId = organization === null ? null : (organizations.get(organization) ?? null);
      const email = `${userName}@fleet.example`;
      const account = { userName, fullName, email, role, organizationId, passwordHash, demonstration: true };
      await insertAccount(tx, { ...account, now: clock.now() });
    }
  });
}
