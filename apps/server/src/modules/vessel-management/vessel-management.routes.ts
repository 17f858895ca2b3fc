/** Calls that add, delete, move and connect vessels (§7.4, §7.10), and our own. */
import {
  assignVesselToOrganization,
  getAvailableVessels,
  getVesselsFromOrganization,
} from '@fms/contract/organization';
import {
  addVessel,
  changeVessels,
  deleteAdminSetting,
  deleteVessel,
  editAdminSetting,
  importVessels,
  issueGatewayKey,
  listGatewayKeys,
  listRemovedVessels,
  restoreVessel,
  revokeGatewayKey,
  rotateGatewayKey,
  undoImport,
} from '@fms/contract/vessel';
import type { Router } from '../../platform/http/router.ts';
import type { AdminSettingService } from '../vessel/index.ts';
import type { GatewayKeyEditService } from './gateway-key-edit.service.ts';
import type { OrganizationVesselService } from './organization-vessel.service.ts';
import type { VesselAdditionService } from './vessel-addition.service.ts';
import type { VesselBulkService } from './vessel-bulk.service.ts';
import type { VesselImportService } from './vessel-import.service.ts';
import type { VesselImportUndoService } from './vessel-import-undo.service.ts';
import type { VesselRemovalService } from './vessel-removal.service.ts';

export interface VesselManagementServices {
  additions: VesselAdditionService;
  removals: VesselRemovalService;
  adminSettings: AdminSettingService;
  keys: GatewayKeyEditService;
  bulk: VesselBulkService;
  imports: VesselImportService;
  undo: VesselImportUndoService;
  members: OrganizationVesselService;
}

export function registerVesselManagementRoutes(router: Router, services: VesselManagementServices): void {
  const { additions, removals, adminSettings, keys, bulk, imports, undo, members } = services;
  router.route(addVessel, ({ caller, from, body }) => additions.add(caller, from, body));
  router.route(deleteVessel, ({ caller, from, query }) => removals.remove(caller, from, query.vesselId));
  router.route(listRemovedVessels, () => removals.list());
  router.route(restoreVessel, ({ caller, from, body }) => removals.restore(caller, from, body.vesselId));
  router.route(editAdminSetting, ({ caller, from, body }) => adminSettings.edit(caller, from, body));
  router.route(deleteAdminSetting, ({ caller, from, body }) => adminSettings.remove(caller, from, body.vesselId));

  router.route(issueGatewayKey, ({ caller, from, body }) => keys.issue(caller, from, body.vesselId));
  router.route(listGatewayKeys, ({ caller, query }) => keys.list(caller, query.vesselId));
  router.route(rotateGatewayKey, ({ caller, from, body }) => keys.rotate(caller, from, body.vesselId, body.keyId));
  router.route(revokeGatewayKey, ({ caller, from, body }) => keys.revoke(caller, from, body.vesselId, body.keyId));

  router.route(changeVessels, ({ caller, from, body }) => bulk.change(caller, from, body));
  router.route(importVessels, ({ caller, from, body }) => imports.run(caller, from, body));
  router.route(undoImport, ({ caller, from, body }) => undo.undo(caller, from, body.importId));

  router.route(assignVesselToOrganization, async ({ caller, from, body: { vesselIds, organizationId } }) => {
    await bulk.change(caller, from, { vesselIds, change: { organizationId }, dryRun: false });
  });
  router.route(getAvailableVessels, ({ caller, query }) => members.available(caller, query.organizationId));
  router.route(getVesselsFromOrganization, ({ caller, query }) => members.list(caller, query.organizationId));
}
