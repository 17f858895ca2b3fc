/** Offers organisations and folders. */
import { VESSEL_RIGHTS } from '../../platform/caller.ts';
import type { Module } from '../../platform/module/module.ts';
import { mountOrganization } from './organization.routes.ts';
import { createOrganizationService } from './organization.service.ts';

export const organizationModule: Module = {
  name: 'organization',
  register({ db, services, web }) {
    mountOrganization(web.door, createOrganizationService(db, services.get(VESSEL_RIGHTS)));
  },
};
