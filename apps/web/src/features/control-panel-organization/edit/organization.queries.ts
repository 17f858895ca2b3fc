/** Organisations one manages: their settings and logos, and the calls that change them. */
import type { BodyInputOf } from '@fms/contract/endpoint';
import {
  addFolder,
  addOrganization,
  deleteFolder,
  deleteOrganization,
  editFolder,
  editOrganization,
  getAdvancedSetting,
  getOrganizationLogo,
  setAdvancedSetting,
  setOrganizationLogo,
} from '@fms/contract/organization';
import type { FolderId, OrganizationId } from '@fms/domain/identity';
import { queryOptions } from '@tanstack/react-query';
import { sendTo } from '../../../api/ask-query.ts';
import { call, download } from '../../../api/index.ts';

export const organizationQueries = {
  settings: (id: OrganizationId) =>
    queryOptions({
      queryKey: ['organization', id, 'setting'],
      queryFn: ({ signal }) => call(getAdvancedSetting, { query: { organizationId: String(id) }, signal }),
      staleTime: 0,
      // A form begins with what is saved now.
      gcTime: 0,
    }),
  /** The uploaded picture, whose name is a path; shipped logos have a word for a name and are not asked for. */
  logo: (id: OrganizationId, name: string) =>
    queryOptions({
      queryKey: ['organization', id, 'logo', name],
      queryFn: ({ signal }) => download(getOrganizationLogo, { query: { organizationId: String(id) }, signal }),
      enabled: name.includes('/'),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

export const organizationCalls = {
  add: sendTo(addOrganization),
  edit: sendTo(editOrganization),
  remove: (id: OrganizationId) => call(deleteOrganization, { query: { organizationId: String(id) } }),
  setLogo: (id: OrganizationId, body: Blob) =>
    call(setOrganizationLogo, { query: { organizationId: String(id) }, body }),
  /** `revision`: that of the organisation the settings were read at. */
  setSettings: (id: OrganizationId, body: BodyInputOf<typeof setAdvancedSetting>, revision: number | undefined) =>
    call(setAdvancedSetting, {
      query: { orgId: String(id), ...(revision !== undefined && { revision: String(revision) }) },
      body,
    }),
  addFolder: sendTo(addFolder),
  editFolder: sendTo(editFolder),
  deleteFolder: (id: FolderId) => call(deleteFolder, { body: { id } }),
};
