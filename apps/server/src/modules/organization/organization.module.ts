/** Offers organisations and folders. */
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { registerOrganizationRoutes } from './organization.routes.ts';
import { createOrganizationService } from './organization.service.ts';

export const organizationModule: Module = {
  name: 'organization',
  register({ db, services, web }) {
    registerOrganizationRoutes(web.router, createOrganizationService(db, services.get(VESSEL_RIGHTS)));
  },
};
