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
} from '@fms/contract';
import type { Door } from '../../platform/http/door.ts';
import type { SisterShipService } from './sister-ship.service.ts';
import type { VesselService } from './vessel.service.ts';
import type { VesselInfoService } from './vessel-info.service.ts';
import type { VesselPhotoService } from './vessel-photo.service.ts';

export interface VesselServices {
  vessels: VesselService;
  info: VesselInfoService;
  photos: VesselPhotoService;
}

export function mountVessel(door: Door, { vessels, info, photos }: VesselServices): void {
  door.mount(getAllVessels, ({ caller, query }) => vessels.list(caller, query.isGetDetail ?? false));

  door.mount(getVesselParticulars, ({ caller, query }) => info.particulars(caller, query.vesselId));
  door.mount(listCertificateRenewals, ({ caller }) => info.renewals(caller));
  door.mount(editVessel, ({ caller, from, body }) => info.edit(caller, from, body));
  door.mount(editExpiredDate, ({ caller, from, body }) =>
    info.setExpiry(caller, from, body.vesselId, body.expiredDate),
  );
  door.mount(listVesselChanges, async ({ caller, query: { vesselId, ...page }, total }) => {
    const found = await info.changes(caller, vesselId, page);
    total(found.total);
    return found.changes;
  });

  door.mount(getVesselPhoto, ({ caller, query }) => photos.read(caller, query.vesselId));
  door.mount(setVesselPhoto, ({ caller, from, body }) => photos.set(caller, from, body.vesselId, body.image));
}

/** Apart, because it is telemetry that answers. */
export function mountSisterShip(door: Door, sisters: SisterShipService): void {
  door.mount(getSisterComparison, ({ caller, query }) => sisters.compare(caller, query.vesselId));
}
