/** Particulars of one vessel and who changed them. A change told by the hub makes both be asked again. */
import type { BodyInputOf } from '@fms/contract/endpoint';
import {
  editExpiredDate,
  editVessel,
  getVesselParticulars,
  listCertificateRenewals,
  listVesselChanges,
  setVesselPhoto,
  type VesselParticulars,
} from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askVessel } from '../../api/ask-query.ts';
import { call, callPaged } from '../../api/index.ts';

export const CHANGES_PER_PAGE = 10;

/** Certificates change less than once a day. */
const RENEWALS_EVERY_MS = 3_600_000;

export const vesselInfoQueries = {
  renewals: () =>
    queryOptions({
      queryKey: ['vessel', 'renewal'],
      queryFn: ({ signal }) => call(listCertificateRenewals, { signal }),
      refetchInterval: RENEWALS_EVERY_MS,
      meta: { keep: true },
    }),
  particulars: (vesselId: VesselId) => ({
    ...askVessel(['vessel', vesselId, 'particulars'], getVesselParticulars, vesselId),
    meta: { keep: true },
  }),
  changes: (vesselId: VesselId, offset: number) =>
    queryOptions({
      queryKey: ['vessel', vesselId, 'changes', offset],
      queryFn: ({ signal }) =>
        callPaged(listVesselChanges, {
          query: { vesselId: String(vesselId), offset, limit: CHANGES_PER_PAGE },
          signal,
        }),
      placeholderData: keepPreviousData,
    }),
};

export type VesselEdit = Omit<BodyInputOf<typeof editVessel>, 'vesselId'>;

export function saveVessel(vesselId: VesselId, edit: VesselEdit): Promise<VesselParticulars> {
  return call(editVessel, { body: { vesselId, ...edit } });
}

export function saveExpiry(vesselId: VesselId, expiredDate: string | null): Promise<VesselParticulars> {
  return call(editExpiredDate, { body: { vesselId, expiredDate } });
}

/** Stores a photo given as a data address; null removes it. */
export function savePhoto(vesselId: VesselId, image: string | null): Promise<undefined> {
  return call(setVesselPhoto, { body: { vesselId, image } });
}
