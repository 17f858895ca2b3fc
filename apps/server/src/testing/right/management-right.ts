/** Calls that manage organisations, folders, vessels and releases. */
import { alone, listed, listVesselIds, ofVessel, period, type RightRow } from './right-row.ts';

const identity = { IMO: 'none', MMSI: '', projectNumber: '', customerRef: '', serialNumber: 'W-1' };
const ofOrganization: RightRow = {
  scope: 'refused',
  ask: ({ organizationId }) => ({ query: { organizationId } }),
};

const releaseOf = (version: string) => ({ product: 'gateway', version, releasedAt: period.fromTime });

/** What is deleted or moved by the admins' calls is nothing that another row needs. */
export const management: Record<string, RightRow> = {
  addOrganization: alone(() => ({ body: { name: 'Nordlys Rederi' } })),
  editOrganization: {
    scope: 'refused',
    ask: ({ organizationId }) => ({ body: { id: organizationId, name: `Owner ${organizationId}` } }),
  },
  deleteOrganization: alone(({ organizationId }) => ({ query: { organizationId } })),
  setOrganizationLogo: {
    scope: 'refused',
    ask: ({ organizationId }) => ({ query: { organizationId }, body: new Uint8Array() }),
  },
  getOrganizationLogo: alone(({ organizationId }) => ({ query: { organizationId } })),
  addFolder: {
    scope: 'refused',
    ask: ({ organizationId }) => ({ body: { organizationId, name: 'Added', parentId: null } }),
  },
  editFolder: {
    scope: 'refused',
    ask: ({ folderId }) => ({ body: { id: folderId, name: 'Edited', parentId: null } }),
  },
  deleteFolder: { scope: 'refused', ask: ({ spareFolders }, as) => ({ body: { id: spareFolders[as] } }) },
  assignUserToOrganization: alone(({ organizationId, member }) => ({ body: { organizationId, userIds: [member.id] } })),
  assignVesselToOrganization: alone(({ organizationId, vesselId }) => ({
    body: { organizationId, vesselIds: [vesselId] },
  })),
  getAvailableVessels: ofOrganization,
  getVesselsFromOrganization: ofOrganization,
  getUsersFromOrganization: ofOrganization,
  getAdvancedSetting: ofOrganization,
  setAdvancedSetting: alone(({ organizationId }) => ({ query: { orgId: organizationId }, body: {} })),
  addVessel: {
    scope: 'refused',
    ask: ({ organizationId }) => ({ body: { ...identity, name: 'Added', organizationId } }),
  },
  deleteVessel: alone(() => ({ query: { vesselId: 999_999 } })),
  listRemovedVessels: alone(),
  restoreVessel: alone(() => ({ body: { vesselId: 999_999 } })),
  editAdminSetting: alone(({ vesselId }) => ({ body: { vesselId, adminSetting: {} } })),
  deleteAdminSetting: alone(({ vesselId }) => ({ body: { vesselId } })),
  issueGatewayKey: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId } }) },
  listGatewayKeys: ofVessel(),
  rotateGatewayKey: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, keyId: 999_999 } }) },
  revokeGatewayKey: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselId, keyId: 999_999 } }) },
  changeVessels: {
    scope: 'refused',
    ask: ({ vesselId }) => ({ body: { vesselIds: [vesselId], change: { folderId: null } } }),
  },
  importVessels: {
    scope: 'refused',
    ask: ({ organizationId }) => ({ body: { organizationId, rows: [{ name: 'x' }], dryRun: true } }),
  },
  getAllVersions: alone(),
  addVersion: alone((_, as) => ({ body: releaseOf(`1.0.${as.length}`) })),
  editVersion: alone(() => ({ body: { id: 999_999, ...releaseOf('1.1.0') } })),
  deleteVersion: alone(() => ({ params: { id: '999999' } })),
  putVersionFile: alone(() => ({ query: { id: 999_999, name: 'x' }, body: new Uint8Array() })),
  getVersionFile: alone(() => ({ query: { id: 999_999 } })),
  getRunningVersions: listed((answer: { vessels: { vesselId: number }[] }) => listVesselIds(answer.vessels)),
  setVersionTarget: { scope: 'refused', ask: ({ vesselId }) => ({ body: { vesselIds: [vesselId], hold: null } }) },
  undoImport: alone(() => ({ body: { importId: 999_999 } })),
};
