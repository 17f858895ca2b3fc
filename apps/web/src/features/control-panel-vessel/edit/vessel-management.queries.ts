/** Keys of gateways, removed vessels, and the calls that change them. */
import { getUsersFromVessel } from '@fms/contract/permission';
import * as vessels from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { queryOptions } from '@tanstack/react-query';
import { askVessel, sendTo } from '../../../api/ask-query.ts';
import { call } from '../../../api/index.ts';

export const vesselManagementQueries = {
  keys: (vesselId: VesselId) => ({
    ...askVessel(['vessel', vesselId, 'gateway-key'], vessels.listGatewayKeys, vesselId),
    staleTime: 0,
  }),
  /** Accounts with rights on the vessel. */
  holders: (vesselId: VesselId) => ({
    ...askVessel(['vessel', vesselId, 'holder'], getUsersFromVessel, vesselId),
    staleTime: 0,
  }),
  removed: () =>
    queryOptions({
      queryKey: ['vessel', 'removed'],
      queryFn: ({ signal }) => call(vessels.listRemovedVessels, { signal }),
      staleTime: 0,
    }),
};

export const vesselCalls = {
  add: sendTo(vessels.addVessel),
  remove: (vesselId: VesselId) => call(vessels.deleteVessel, { query: { vesselId: String(vesselId) } }),
  restore: (vesselId: VesselId) => call(vessels.restoreVessel, { body: { vesselId } }),
  change: sendTo(vessels.changeVessels),
  import: sendTo(vessels.importVessels),
  undoImport: (importId: number) => call(vessels.undoImport, { body: { importId } }),
  editAdminSetting: sendTo(vessels.editAdminSetting),
  deleteAdminSetting: (vesselId: VesselId) => call(vessels.deleteAdminSetting, { body: { vesselId } }),
  issueKey: (vesselId: VesselId) => call(vessels.issueGatewayKey, { body: { vesselId } }),
  rotateKey: (vesselId: VesselId, keyId: number) => call(vessels.rotateGatewayKey, { body: { vesselId, keyId } }),
  revokeKey: (vesselId: VesselId, keyId: number) => call(vessels.revokeGatewayKey, { body: { vesselId, keyId } }),
};
