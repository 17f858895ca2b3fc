/** Vessels added, deleted and brought back, and how the shore reaches their screens (§7.10). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList } from '../endpoint/list.ts';
import { folderId, organizationId, queryVesselId, vesselId } from '../scalar/id.ts';
import { editedRevision } from '../scalar/revision.ts';
import { asciiText, secretText, text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';
import { adminSetting, shipTypes, vessel } from './vessel.ts';
import { vesselIdentity, vesselName } from './vessel-info.ts';

/** A deleted vessel can be brought back for so long; then its telemetry and files are deleted. */
export const RESTORE_DAYS = 7;

export const removedVessel = z.object({
  vesselId,
  name: z.string(),
  IMO: z.string(),
  MMSI: z.string(),
  organizationId,
  removedAt: wireTime,
  removedBy: z.string(),
  /** From then on it cannot be brought back. */
  deletedAt: wireTime,
});
export type RemovedVessel = z.infer<typeof removedVessel>;

export const addVessel = defineEndpoint('POST /api/v1.1/vessel/Add', 'manager', {
  summary:
    'Adds a vessel to an organisation; 409 for a known IMO or MMSI names its vessel if the caller may see it (7.10).',
  body: vesselIdentity.omit({ callSign: true, shipType: true }).extend({
    name: vesselName,
    callSign: vesselIdentity.shape.callSign.default(''),
    /** Left out: that of `likeVesselId`, else `other`. */
    shipType: z.enum(shipTypes).optional(),
    organizationId,
    folderId: folderId.nullable().default(null),
    /** A vessel whose tabs, dashboard, settings and tag limits the new one starts with. */
    likeVesselId: vesselId.optional(),
  }),
  answer: vessel,
});

export const deleteVessel = defineEndpoint('DELETE /api/v1.0/vessel/delete', 'admin', {
  summary: 'Takes a vessel out of service at once; it can be brought back for seven days (7.10).',
  query: z.object({ vesselId: queryVesselId }),
});

const setting = text(200).trim();

export const editAdminSetting = defineEndpoint('POST /api/v1.4/vessel/EditAdminSetting', 'admin', {
  summary: 'Sets how screen and files of a vessel are reached; blank secrets keep what is stored (7.10).',
  body: z.object({
    vesselId,
    revision: editedRevision,
    adminSetting: z.object({
      imageEncoder: setting.optional(),
      sftpPort: asciiText(5).regex(/^\d*$/).optional(),
      shipViewPort: asciiText(5).regex(/^\d*$/).optional(),
      shipViewServerIp: asciiText(255).optional(),
      vncUserName: setting.optional(),
      vncPassword: secretText(500).optional(),
      colourBitDepth: z.int().min(1).max(32).optional(),
      connectType: setting.optional(),
      sftpHost: asciiText(255).optional(),
      sftpUserName: setting.optional(),
      sftpPassword: secretText(500).optional(),
      sftpKey: secretText(20_000).optional(),
    }),
  }),
  answer: adminSetting,
});

export const deleteAdminSetting = defineEndpoint('POST /api/v1.4/vessel/DeleteAdminSetting', 'admin', {
  summary: 'Deletes the admin setting of a vessel with its secrets (7.10).',
  body: z.object({ vesselId }),
});

export const restoreVessel = defineEndpoint('POST /api/v2/vessel/restore', 'admin', {
  summary: 'Brings a deleted vessel back with all it had but its gateway keys.',
  body: z.object({ vesselId }),
});

export const listRemovedVessels = defineList('GET /api/v2/vessel/removed', 'admin', removedVessel, {
  summary: 'Deleted vessels that can still be brought back, the last deleted first.',
});

export const vesselLifecycleEndpoints = {
  addVessel,
  deleteVessel,
  listRemovedVessels,
  restoreVessel,
  editAdminSetting,
  deleteAdminSetting,
};
