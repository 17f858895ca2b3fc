/** Keys of gateways, removed vessels, and the calls that change them. */
import type { BodyInputOf } from '@fms/contract/endpoint';
import { getUsersFromVessel } from '@fms/contract/permission';
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
import type { VesselId } from '@fms/domain/identity';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/index.ts';

export const vesselManagementQueries = {
  keys: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['vessel', vesselId, 'gateway-key'],
      queryFn: ({ signal }) => call(listGatewayKeys, { query: { vesselId: String(vesselId) }, signal }),
      staleTime: 0,
    }),
  /** Everybody with rights on the vessel. */
  holders: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['vessel', vesselId, 'holder'],
      queryFn: ({ signal }) => call(getUsersFromVessel, { query: { vesselId: String(vesselId) }, signal }),
      staleTime: 0,
    }),
  removed: () =>
    queryOptions({
      queryKey: ['vessel', 'removed'],
      queryFn: ({ signal }) => call(listRemovedVessels, { signal }),
      staleTime: 0,
    }),
};

export const vesselCalls = {
  add: (body: BodyInputOf<typeof addVessel>) => call(addVessel, { body }),
  remove: (vesselId: VesselId) => call(deleteVessel, { query: { vesselId: String(vesselId) } }),
  restore: (vesselId: VesselId) => call(restoreVessel, { body: { vesselId } }),
  change: (body: BodyInputOf<typeof changeVessels>) => call(changeVessels, { body }),
  import: (body: BodyInputOf<typeof importVessels>) => call(importVessels, { body }),
  undoImport: (importId: number) => call(undoImport, { body: { importId } }),
  editAdminSetting: (body: BodyInputOf<typeof editAdminSetting>) => call(editAdminSetting, { body }),
  deleteAdminSetting: (vesselId: VesselId) => call(deleteAdminSetting, { body: { vesselId } }),
  issueKey: (vesselId: VesselId) => call(issueGatewayKey, { body: { vesselId } }),
  rotateKey: (vesselId: VesselId, keyId: number) => call(rotateGatewayKey, { body: { vesselId, keyId } }),
  revokeKey: (vesselId: VesselId, keyId: number) => call(revokeGatewayKey, { body: { vesselId, keyId } }),
};
