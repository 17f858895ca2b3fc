/** Vessel calls of §7.10, and our own. */
import {
  editExpiredDate,
  editVessel,
  getAllVessels,
  getSisterComparison,
  getVesselParticulars,
  getVesselPhoto,
  listCertificateRenewals,
  listVesselChanges,
  setVesselPhoto,
} from '@fms/contract/vessel';
import type { Router } from '../../platform/http/router.ts';
import type { SisterShipService } from './sister-ship.service.ts';
import type { VesselService } from './vessel.service.ts';
import type { VesselInfoService } from './vessel-info.service.ts';
import type { VesselPhotoService } from './vessel-photo.service.ts';

export interface VesselServices {
  vessels: VesselService;
  info: VesselInfoService;
  photos: VesselPhotoService;
}

export function registerVesselRoutes(router: Router, { vessels, info, photos }: VesselServices): void {
  router.route(getAllVessels, ({ caller, query }) => vessels.list(caller, query.isGetDetail ?? false));

  router.route(getVesselParticulars, ({ caller, query }) => info.particulars(caller, query.vesselId));
  router.route(listCertificateRenewals, ({ caller }) => info.renewals(caller));
  router.route(editVessel, ({ caller, from, body }) => info.edit(caller, from, body));
  router.route(editExpiredDate, ({ caller, from, body }) => info.setExpiry(caller, from, body));
  router.route(listVesselChanges, async ({ caller, query: { vesselId, ...page }, total }) => {
    const found = await info.changes(caller, vesselId, page);
    total(found.total);
    return found.changes;
  });

  router.route(getVesselPhoto, ({ caller, query }) => photos.read(caller, query.vesselId));
  router.route(setVesselPhoto, ({ caller, from, body }) => photos.set(caller, from, body.vesselId, body.image));
}

/** Apart, because it is telemetry that answers. */
export function registerSisterShipRoutes(router: Router, sisters: SisterShipService): void {
  router.route(getSisterComparison, ({ caller, query }) => sisters.compare(caller, query.vesselId));
}
