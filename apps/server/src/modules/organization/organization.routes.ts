/** Organisation calls of §7.4, and the logo. */
import {
  addFolder,
  addOrganization,
  assignUserToOrganization,
  deleteFolder,
  deleteOrganization,
  editFolder,
  editOrganization,
  getAdvancedSetting,
  getAllOrganizations,
  getAvailableFolders,
  getOrganizationLogo,
  setAdvancedSetting,
  setOrganizationLogo,
} from '@fms/contract/organization';
import type { Router } from '../../platform/http/router.ts';
import type { AdvancedSettingService } from './advanced-setting.service.ts';
import type { FolderService } from './folder.service.ts';
import type { OrganizationService } from './organization.service.ts';
import type { OrganizationEditService } from './organization-edit.service.ts';
import type { OrganizationLogoService } from './organization-logo.service.ts';
import type { OrganizationUserService } from './organization-user.service.ts';

export interface OrganizationServices {
  organizations: OrganizationService;
  edits: OrganizationEditService;
  logos: OrganizationLogoService;
  users: OrganizationUserService;
  settings: AdvancedSettingService;
}

export function registerOrganizationRoutes(router: Router, services: OrganizationServices): void {
  const { organizations, edits, logos, users, settings } = services;
  router.route(getAllOrganizations, ({ caller }) => organizations.list(caller));
  router.route(getAvailableFolders, ({ caller }) => organizations.folders(caller));
  router.route(addOrganization, ({ caller, from, body }) => edits.add(caller, from, body));
  router.route(editOrganization, ({ caller, from, body }) => edits.edit(caller, from, body));
  router.route(deleteOrganization, ({ caller, from, query }) => edits.remove(caller, from, query.organizationId));

  router.route(setOrganizationLogo, ({ caller, from, query, body }) =>
    logos.set(caller, from, query.organizationId, body),
  );
  router.route(getOrganizationLogo, ({ caller, query }) => logos.read(caller, query.organizationId));

  router.route(assignUserToOrganization, ({ caller, from, body }) =>
    users.assign(caller, from, body.organizationId, body.userIds),
  );
  router.route(getAdvancedSetting, ({ caller, query }) => settings.list(caller, query.organizationId));
  router.route(setAdvancedSetting, ({ caller, from, query, body }) => settings.set(caller, from, query, body));
}

export function registerFolderRoutes(router: Router, folders: FolderService): void {
  router.route(addFolder, ({ caller, from, body }) => folders.add(caller, from, body));
  router.route(editFolder, ({ caller, from, body }) => folders.edit(caller, from, body));
  router.route(deleteFolder, ({ caller, from, body }) => folders.remove(caller, from, body.id));
}
