/** Organisation calls of §7.4. */
import { getAllOrganizations, getAvailableFolders } from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { OrganizationService } from './organization.service.ts';

export function mountOrganization(door: Door, organization: OrganizationService): void {
  door.mount(getAllOrganizations, ({ caller }) => organization.list(caller));
  door.mount(getAvailableFolders, ({ caller }) => organization.folders(caller));
}
