/** Particulars of one vessel, who changed them, and its photo (§7.10-10, §9.6, §9.7, §B4-5). */

import { isExpiryAfterIssue, VESSEL_TABS } from '@fms/domain/vessel';
import { z } from 'zod';
import { MAX_BODY_BYTES, MAX_IMAGE_TEXT } from '../endpoint/bounds.ts';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList, definePagedList } from '../endpoint/list.ts';
import { defineVesselRead, vesselQuery } from '../endpoint/query.ts';
import { vesselId } from '../scalar/id.ts';
import { editedRevision, lastEdit } from '../scalar/revision.ts';
import { fileText, text } from '../scalar/text.ts';
import { requestTime, wireTime } from '../scalar/time.ts';
import { shipTypes, vesselSetting } from './vessel.ts';

const line = text(200).trim();
const size = z.number().positive().max(10_000_000).nullable();

export const vesselContact = z.object({ role: line, name: line, phone: line, email: line });
export type VesselContact = z.infer<typeof vesselContact>;

export const machineryKinds = ['engine', 'generator', 'tank', 'battery', 'thruster', 'other'] as const;
export const vesselMachine = z.object({ kind: z.enum(machineryKinds), name: line, maker: line, rating: line });
export type VesselMachine = z.infer<typeof vesselMachine>;

/** What SOLAS, MARPOL and their kin ask a ship to carry, and two for what they do not name. */
export const certificateKinds = [
  'registry',
  'class',
  'tonnage',
  'load-line',
  'safety-construction',
  'safety-equipment',
  'safety-radio',
  'passenger-safety',
  'safe-manning',
  'safety-management',
  'security',
  'maritime-labour',
  'oil-pollution',
  'air-pollution',
  'sewage',
  'ballast-water',
  'energy-efficiency',
  'insurance',
  'certificate',
  'document',
] as const;

/** A day such as `2027-04-30`; empty where the paper names none. */
const day = z.union([z.literal(''), z.iso.date()]);

export const vesselCertificate = z
  .object({ kind: z.enum(certificateKinds), number: line, issuer: line, issued: day, expires: day })
  .refine(isExpiryAfterIssue, 'A certificate cannot end before it was issued.');
export type VesselCertificate = z.infer<typeof vesselCertificate>;

/** What runs on board, for the inventory that IACS UR E26 asks for; the gateway tells its own. */
export const vesselSoftware = z.object({ name: line.min(1), version: line, maker: line, installed: day });
export type VesselSoftware = z.infer<typeof vesselSoftware>;

export const customField = z.object({ name: line.min(1), value: line });
export type CustomField = z.infer<typeof customField>;

const detailFields = {
  flag: line,
  classSociety: line,
  formerNames: line,
  built: z.int().min(1800).max(2200).nullable(),
  lengthMeters: size,
  beamMeters: size,
  draughtMeters: size,
  grossTonnage: size,
  deadweightTonnes: size,
  machinery: z.array(vesselMachine).max(200),
  contacts: z.array(vesselContact).max(50),
  certificates: z.array(vesselCertificate).max(100),
  software: z.array(vesselSoftware).max(100),
  customFields: z.array(customField).max(100),
};

/** Beside the fields of §9.7; every one of them may be unknown. */
export const vesselDetail = z.object({
  ...detailFields,
  flag: line.default(''),
  classSociety: line.default(''),
  formerNames: line.default(''),
  built: detailFields.built.default(null),
  lengthMeters: size.default(null),
  beamMeters: size.default(null),
  draughtMeters: size.default(null),
  grossTonnage: size.default(null),
  deadweightTonnes: size.default(null),
  machinery: detailFields.machinery.default([]),
  contacts: detailFields.contacts.default([]),
  certificates: detailFields.certificates.default([]),
  software: detailFields.software.default([]),
  customFields: detailFields.customFields.default([]),
});
export type VesselDetail = z.infer<typeof vesselDetail>;

/** What tells how large a vessel is. */
export const vesselSize = vesselDetail.pick({ lengthMeters: true, grossTonnage: true });

export const vesselName = line.min(1);

/** The fields of §9.7 beside the name, and two more that tell who a ship is; IMO `none` for craft without a number. */
export const vesselIdentity = z.object({
  IMO: line,
  MMSI: line,
  projectNumber: line,
  customerRef: line,
  serialNumber: line,
  callSign: line,
  shipType: z.enum(shipTypes),
});

export const vesselParticulars = z.object({
  vesselId,
  name: z.string(),
  identity: vesselIdentity,
  detail: vesselDetail,
  setting: vesselSetting,
  tabs: z.array(z.enum(VESSEL_TABS)).nullable(),
  expiredDate: wireTime.nullable(),
  ...lastEdit,
});
export type VesselParticulars = z.infer<typeof vesselParticulars>;

export const getVesselParticulars = defineVesselRead('GET /api/v2/vessel/particulars', 'user', {
  summary: 'Identity, particulars, contacts, settings and expiry of a vessel (9.6, 9.7).',
  answer: vesselParticulars,
});

/** What of a vessel must be renewed first. */
export const certificateRenewal = z.object({
  vesselId,
  kind: z.enum(certificateKinds),
  /** The last day on which it holds or held. */
  expires: z.iso.date(),
  /** Further certificates of the same vessel that are to be renewed. */
  more: z.int(),
});
export type CertificateRenewal = z.infer<typeof certificateRenewal>;

export const listCertificateRenewals = defineList('GET /api/v2/vessel/renewals', 'user', certificateRenewal, {
  summary:
    'Vessels with certificates that have ended or end within 90 days: of each the first to end, and how many more.',
});

export const editVessel = defineEndpoint('PUT /api/v1.0/vessel/edit', 'manager', {
  summary: 'Changes the parts of a vessel that are given; each change stays on record with its old value (7.10).',
  body: z.object({
    vesselId,
    identity: vesselIdentity.optional(),
    /** What is left out stays as it is: no default may stand in its place. */
    detail: z.object(detailFields).partial().optional(),
    setting: vesselSetting.optional(),
    tabs: z.array(z.enum(VESSEL_TABS)).nullable().optional(),
    revision: editedRevision,
  }),
  answer: vesselParticulars,
});

export const editExpiredDate = defineEndpoint('PUT /api/v1.0/vessel/EditExpiredDate', 'admin', {
  summary: 'Sets or takes back when the contract of a vessel ends (7.10).',
  body: z.object({ vesselId, expiredDate: requestTime.nullable(), revision: editedRevision }),
  answer: vesselParticulars,
});

export const vesselChange = z.object({
  id: z.int(),
  at: wireTime,
  by: z.string(),
  /** The admin behind an impersonated user. */
  actingBy: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), old: z.string(), new: z.string() })),
});
export type VesselChange = z.infer<typeof vesselChange>;

export const listVesselChanges = definePagedList('GET /api/v2/vessel/changes', 'user', vesselChange, {
  summary: 'Who changed what of a vessel, with old and new value, newest first.',
  fields: vesselQuery.shape,
  page: [20, 200],
});

export const getVesselPhoto = defineVesselRead('GET /api/v2/vessel/photo', 'user', {
  summary: 'The photo of a vessel as a data address; null when it has none.',
  answer: z.object({ address: z.string().nullable() }),
});

export const setVesselPhoto = defineEndpoint('POST /api/v2/vessel/photo', 'manager', {
  summary: 'Stores a photo, jpeg or png as base64, in the place of the last one; null removes it.',
  body: z.object({ vesselId, image: fileText(MAX_IMAGE_TEXT).nullable() }),
  maxBodyBytes: MAX_IMAGE_TEXT + MAX_BODY_BYTES,
});

export const vesselInfoEndpoints = {
  getVesselParticulars,
  listCertificateRenewals,
  editVessel,
  editExpiredDate,
  listVesselChanges,
  getVesselPhoto,
  setVesselPhoto,
};
