/** Offers organisations, their folders, logos and settings. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import type { Module } from '../../platform/module/module.ts';
import { createAdvancedSettingService } from './advanced-setting.service.ts';
import { createFolderService } from './folder.service.ts';
import { createOrganizationPolicy } from './organization.policy.ts';
import { registerFolderRoutes, registerOrganizationRoutes } from './organization.routes.ts';
import { createOrganizationService } from './organization.service.ts';
import { createOrganizationEditService } from './organization-edit.service.ts';
import { createOrganizationLogoService } from './organization-logo.service.ts';
import { addOrganizationUndo } from './organization-undo.ts';
import { createOrganizationUserService } from './organization-user.service.ts';

const SWEEP_INTERVAL_MS = 3_600_000;

export const organizationModule: Module = {
  name: 'organization',
  register({ db, bus, clock, blobs, jobs, services, setting, web }) {
    const organizations = createOrganizationService(db, services.get(VESSEL_RIGHTS));
    const ports = { db, bus, clock, setting, policy: createOrganizationPolicy(db) };
    const edits = createOrganizationEditService(ports);
    const settings = createAdvancedSettingService(ports);
    const folders = createFolderService(ports);
    const logos = createOrganizationLogoService({ ...ports, blobs, organizations });
    addOrganizationUndo(services.get(UNDO_RULES), { db, edits, settings, folders, logos });
    jobs.add({ name: 'logo files', intervalMs: SWEEP_INTERVAL_MS, run: () => logos.sweep() });
    registerOrganizationRoutes(web.router, {
      organizations,
      edits,
      logos,
      users: createOrganizationUserService(ports),
      settings,
    });
    registerFolderRoutes(web.router, folders);
  },
};
