/** Offers the calls that add, delete, move and connect vessels, and the jobs behind them. */
import { VESSEL_GRANTS } from '../../platform/access/caller.ts';
import { UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import type { Module } from '../../platform/module/module.ts';
import { createOrganizationPolicy } from '../organization/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { createAdminSettingService, VESSEL_POLICY, VESSELS } from '../vessel/index.ts';
import { createGatewayKeyEditService } from './gateway-key-edit.service.ts';
import { createOrganizationVesselService } from './organization-vessel.service.ts';
import { createVesselAdditionService } from './vessel-addition.service.ts';
import { createVesselBulkService } from './vessel-bulk.service.ts';
import { addVesselBulkUndo } from './vessel-bulk-undo.ts';
import { createVesselImportService } from './vessel-import.service.ts';
import { createVesselImportUndoService } from './vessel-import-undo.service.ts';
import { addVesselLifecycleUndo } from './vessel-lifecycle-undo.ts';
import { registerVesselManagementRoutes } from './vessel-management.routes.ts';
import { createVesselRemovalService } from './vessel-removal.service.ts';

const PURGE_INTERVAL_MS = 3_600_000;

export const vesselManagementModule: Module = {
  name: 'vessel-management',
  register({ config, db, bus, clock, blobs, secretBox, jobs, services, web }) {
    const policy = services.get(VESSEL_POLICY);
    const vessels = services.get(VESSELS);
    const rights = { policy, grants: services.get(VESSEL_GRANTS), twoFactorByDefault: config.mode === 'live' };
    const ports = { db, bus, clock, blobs, ...rights, organizations: createOrganizationPolicy(db) };
    const removals = createVesselRemovalService(ports);
    const undo = createVesselImportUndoService(ports);
    addVesselLifecycleUndo(services.get(UNDO_RULES), { clock, removals, undo });
    addVesselBulkUndo(services.get(UNDO_RULES), ports);
    registerVesselManagementRoutes(web.router, {
      removals,
      undo,
      additions: createVesselAdditionService({ ...ports, vessels, catalog: services.get(TAG_CATALOG) }),
      imports: createVesselImportService(ports),
      adminSettings: createAdminSettingService({ ...ports, secretBox }),
      keys: createGatewayKeyEditService({ ...ports, rights: policy }),
      bulk: createVesselBulkService(ports),
      members: createOrganizationVesselService({ ...ports, latest: vessels }),
    });
    jobs.add({ name: 'deleted vessels', intervalMs: PURGE_INTERVAL_MS, run: () => removals.purge() });
    jobs.add({ name: 'vessel imports', intervalMs: PURGE_INTERVAL_MS, run: () => undo.forgetOld() });
  },
};
