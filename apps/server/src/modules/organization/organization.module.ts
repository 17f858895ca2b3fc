/** Offers organisations, their folders, logos and settings. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { createAdvancedSettingService } from './advanced-setting.service.ts';
import { createFolderService } from './folder.service.ts';
import { createOrganizationPolicy } from './organization.policy.ts';
import { registerFolderRoutes, registerOrganizationRoutes } from './organization.routes.ts';
import { createOrganizationService } from './organization.service.ts';
import { createOrganizationEditService } from './organization-edit.service.ts';
import { createOrganizationLogoService } from './organization-logo.service.ts';
import { createOrganizationUserService } from './organization-user.service.ts';

export const organizationModule: Module = {
  name: 'organization',
  register({ db, bus, clock, blobs, services, setting, web }) {
    const organizations = createOrganizationService(db, services.get(VESSEL_RIGHTS));
    const ports = { db, bus, clock, setting, policy: createOrganizationPolicy(db) };
    registerOrganizationRoutes(web.router, {
      organizations,
      edits: createOrganizationEditService(ports),
      logos: createOrganizationLogoService({ ...ports, blobs, organizations }),
      users: createOrganizationUserService(ports),
      settings: createAdvancedSettingService(ports),
    });
    registerFolderRoutes(web.router, createFolderService(ports));
  },
};
