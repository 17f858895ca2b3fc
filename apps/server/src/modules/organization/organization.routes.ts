/** Organisation calls of §7.4. */
import { getAllOrganizations, getAvailableFolders } from '@fms/contract/organization';
import type { Router } from '../../platform/http/router.ts';
import type { OrganizationService } from './organization.service.ts';

export function registerOrganizationRoutes(router: Router, organization: OrganizationService): void {
  router.route(getAllOrganizations, ({ caller }) => organization.list(caller));
  router.route(getAvailableFolders, ({ caller }) => organization.folders(caller));
}
