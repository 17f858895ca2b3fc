/** Organisations and the folder tree, each caller's own part of them (§6 and §7.4). */
import type { Folder, Organization, OrganizationEntry } from '@fms/contract/organization';
import { LEVEL_ADMIN } from '@fms/domain/account';
import type { OrganizationId, VesselId } from '@fms/domain/identity';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { toLastEdit } from '../../platform/database/revision.ts';
import { findFolders } from './folder.repository.ts';
import { buildFolderTree } from './folder-tree.ts';
import {
  findOrganizations,
  findVesselPlaces,
  type OrganizationRow,
  type VesselPlace,
} from './organization.repository.ts';

type Named = Pick<OrganizationRow, 'id' | 'name' | 'customData' | 'logo' | 'revision' | 'changedMs' | 'changedBy'>;

/** As it travels; what the server alone reads stays here. */
export function toOrganization({ id, name, customData, logo, ...edit }: Named): Organization {
  return { id, name, customData, logo, ...toLastEdit(edit) };
}

export function createOrganizationService(db: Db, rights: Pick<VesselRights, 'visible'>) {
  async function visiblePlaces(caller: Caller): Promise<VesselPlace[]> {
    const visible: ReadonlySet<VesselId> = await rights.visible(caller);
    return (await findVesselPlaces(db)).filter(({ id }) => visible.has(id));
  }

  return {
    async list(caller: Caller): Promise<OrganizationEntry[]> {
      const organizations = await findOrganizations(db, caller.level === LEVEL_ADMIN ? 'all' : caller.userId);
      const places = await visiblePlaces(caller);
      const vesselsOf = new Map<OrganizationId, { id: VesselId }[]>(organizations.map(({ id }) => [id, []]));
      for (const { id, organizationId } of places) vesselsOf.get(organizationId)?.push({ id });
      return organizations.map((row) => ({ organization: toOrganization(row), vessels: vesselsOf.get(row.id) ?? [] }));
    },

    async folders(caller: Caller): Promise<Folder[]> {
      return buildFolderTree(await findFolders(db), await visiblePlaces(caller), caller.level);
    },
  };
}
export type OrganizationService = ReturnType<typeof createOrganizationService>;
