/** Calls that add, delete, move and connect vessels (§7.4, §7.10), and our own. */
import { endpoints } from '@fms/contract/api';
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
  router.route(endpoints.addVessel, ({ caller, from, body }) => additions.add(caller, from, body));
  router.route(endpoints.deleteVessel, ({ caller, from, query }) => removals.remove(caller, from, query.vesselId));
  router.route(endpoints.listRemovedVessels, () => removals.list());
  router.route(endpoints.restoreVessel, ({ caller, from, body }) => removals.restore(caller, from, body.vesselId));
  router.route(endpoints.editAdminSetting, ({ caller, from, body }) => adminSettings.edit(caller, from, body));
  router.route(endpoints.deleteAdminSetting, ({ caller, from, body }) =>
    adminSettings.remove(caller, from, body.vesselId),
  );

  router.route(endpoints.issueGatewayKey, ({ caller, from, body }) => keys.issue(caller, from, body.vesselId));
  router.route(endpoints.listGatewayKeys, ({ caller, query }) => keys.list(caller, query.vesselId));
  router.route(endpoints.rotateGatewayKey, ({ caller, from, body }) =>
    keys.rotate(caller, from, body.vesselId, body.keyId),
  );
  router.route(endpoints.revokeGatewayKey, ({ caller, from, body }) =>
    keys.revoke(caller, from, body.vesselId, body.keyId),
  );

  router.route(endpoints.changeVessels, ({ caller, from, body }) => bulk.change(caller, from, body));
  router.route(endpoints.importVessels, ({ caller, from, body }) => imports.run(caller, from, body));
  router.route(endpoints.undoImport, ({ caller, from, body }) => undo.undo(caller, from, body.importId));

  router.route(endpoints.assignVesselToOrganization, async ({ caller, from, body: { vesselIds, organizationId } }) => {
    await bulk.change(caller, from, { vesselIds, change: { organizationId }, dryRun: false });
  });
  router.route(endpoints.getAvailableVessels, ({ caller, query }) => members.available(caller, query.organizationId));
  router.route(endpoints.getVesselsFromOrganization, ({ caller, query }) => members.list(caller, query.organizationId));
}
