/** Organisations added, edited and deleted (§7.4); each change stays on record. */
import type { BodyOf } from '@fms/contract/endpoint';
import type { addOrganization, editOrganization, Organization } from '@fms/contract/organization';
import { type AppSetting, overrideSetting, parseOverrides } from '@fms/contract/setting';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { OrganizationId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { recordAudit } from '../../platform/audit/audit.ts';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import { requireRevision, takeNextRevision } from '../../platform/database/revision.ts';
import { conflict, Failure, forbidden, invalid, notFound } from '../../platform/failure/failure.ts';
import { createEntryMaker } from './audit-entry.ts';
import type { OrganizationPolicy } from './organization.policy.ts';
import {
  countBelongings,
  deleteOrganizationRow,
  hasOtherOfName,
  insertOrganization,
  lockOrganization,
  type OrganizationRow,
  pickUploadedLogo,
  updateOrganization,
} from './organization.repository.ts';
import { toOrganization } from './organization.service.ts';

export interface OrganizationEditPorts {
  db: Db;
  bus: Pick<Bus, 'publish'>;
  clock: Clock;
  policy: OrganizationPolicy;
  setting: AppSetting;
}

/** Logos that are shipped have one word for a name; an uploaded one has a path. */
const SHIPPED_LOGO = /^[\w-]{1,60}$/;

export function createOrganizationEditService({ db, bus, clock, policy, setting }: OrganizationEditPorts) {
  const entry = createEntryMaker<OrganizationId>(clock, 'organization');

  return {
    async add(caller: Caller, from: string, wanted: BodyOf<typeof addOrganization>): Promise<Organization> {
      const { name, customData = '{}', logo = '1' } = wanted;
      requireOverrides(setting, customData);
      requireShippedLogo(logo);
      const made = await db.transaction().execute(async (tx) => {
        await requireFreeName(tx, name, null);
        const row = await insertOrganization(tx, { name, customData, logo });
        await recordAudit(tx, { ...entry(caller, from, 'organization.added', row.id), new: toldOf(row) });
        return row;
      });
      bus.publish('organization.changed', { vesselIds: [] });
      return toOrganization(made);
    },

    /** What is left out stays; overrides are the admins' alone. */
    async edit(caller: Caller, from: string, edit: BodyOf<typeof editOrganization>): Promise<Organization> {
      const { id, revision, ...wanted } = edit;
      await policy.requireManage(caller, id);
      const row = await db.transaction().execute(async (tx) => {
        const before = await lockOrganization(tx, id);
        if (!before) throw notFound('The organisation');
        requireRevision(before, revision);
        const { name, customData = before.customData, logo = before.logo } = wanted;
        if (customData !== before.customData) {
          if (caller.level !== LEVEL_ADMIN) throw forbidden('Only administrators change the overrides.');
          requireOverrides(setting, customData);
        }
        if (logo !== before.logo) requireShippedLogo(logo);
        await requireFreeName(tx, name, id);
        const change = { name, customData, logo, ...takeNextRevision(caller.userName, clock.now()) };
        const after = await updateOrganization(tx, id, change);
        const kept = logo === before.logo ? undefined : pickUploadedLogo(before.logo);
        const told = { old: toldOf(before), new: toldOf(after), kept };
        await recordAudit(tx, { ...entry(caller, from, 'organization.edited', id), ...told });
        return after;
      });
      bus.publish('organization.changed', { vesselIds: [] });
      return toOrganization(row);
    },

    /** Throws `organization-not-empty` with what it holds. */
    async remove(caller: Caller, from: string, id: OrganizationId): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const before = await lockOrganization(tx, id);
        if (!before) throw notFound('The organisation');
        const held = Object.entries(await countBelongings(tx, id)).map(([what, count]) => `${what}: ${count}`);
        if (held.length > 0) {
          throw new Failure(
            'organization-not-empty',
            `${before.name} is not empty: it holds ${held.join(', ')}.`,
            held,
          );
        }
        await deleteOrganizationRow(tx, id);
        await recordAudit(tx, { ...entry(caller, from, 'organization.deleted', id), old: toldOf(before) });
      });
      bus.publish('organization.changed', { vesselIds: [] });
    },
  };
}
export type OrganizationEditService = ReturnType<typeof createOrganizationEditService>;

const toldOf = ({ name, customData, logo }: OrganizationRow) => ({ name, customData, logo });

async function requireFreeName(tx: Db, name: string, own: OrganizationId | null): Promise<void> {
  if (await hasOtherOfName(tx, name, own)) throw conflict(`There is an organisation ${name} already.`);
}

/** Refuses what would have no effect in a browser. */
function requireOverrides(setting: AppSetting, customData: string): void {
  const values = parseOverrides(customData);
  const refused = values ? overrideSetting(setting, values).refused : ['customData'];
  if (refused.length > 0) {
    const errors = refused.map((key) => `${key}: unknown, or not of the right kind`);
    throw invalid(`These settings cannot be overridden: ${refused.join(', ')}.`, errors);
  }
}

function requireShippedLogo(logo: string): void {
  if (!SHIPPED_LOGO.test(logo)) throw invalid('There is no logo of this name.', ['logo: unknown']);
}
