/** Vessels as the lists and the map need them (§3, §7.10, §9.6, §9.7). */
import { DRAWN_SHIP_TYPES, VESSEL_TABS } from '@fms/domain/vessel';
import { z } from 'zod';
import { defineList } from '../endpoint/list.ts';
import { folderId, organizationId, tagId, vesselId } from '../scalar/id.ts';
import { motion, position } from '../scalar/position.ts';
import { revision } from '../scalar/revision.ts';
import { text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';
import { vesselWord } from './word.ts';

/** One hull on the map a type; the words follow the map symbols. */
export const shipTypes = [...DRAWN_SHIP_TYPES, 'other'] as const;
export type ShipType = (typeof shipTypes)[number];

const coordinate = z.object({ value: z.number().nullable() });

/** Settings of §9.6, inside the JSON text `options`. */
export const vesselSetting = z.object({
  EmailNoActivity: z.boolean().default(false),
  vesselTimeOffset: z.number().int().default(0),
  dataMaxDays: z.number().int().min(0).max(90).default(0),
  reportTimeZone: text(200).default('+00:00'),
});

/** Identity fields of §9.7. */
export const vesselInfo = z.object({
  name: z.string(),
  IMO: z.string().default(''),
  MMSI: z.string().default(''),
  projectNumber: z.string().default(''),
  customerRef: z.string().default(''),
  serialNumber: z.string().default(''),
});

export const vesselOptions = z.looseObject({
  setting: vesselSetting.prefault({}),
  info: vesselInfo.partial().default({}),
  /** Tabs chosen for this vessel (9.8); null for the default. */
  tabs: z.array(z.enum(VESSEL_TABS)).nullable().default(null).catch(null),
});
export type VesselOptions = z.infer<typeof vesselOptions>;

/** Parts of the admin setting that go in and never come out. */
export const ADMIN_SECRETS = ['vncPassword', 'sftpPassword', 'sftpKey'] as const;
export type AdminSecret = (typeof ADMIN_SECRETS)[number];

/** Defaults of §3; secrets are always blank on the wire. */
export const adminSetting = z.object({
  imageEncoder: z.string().default('Tight'),
  sftpPort: z.string().default(''),
  shipViewPort: z.string().default(''),
  shipViewServerIp: z.string().default(''),
  vncUserName: z.string().default(''),
  vncPassword: z.string().default(''),
  colourBitDepth: z.number().int().default(16),
  connectType: z.string().default('vnc'),
  /** Empty: the ship view server. */
  sftpHost: z.string().default(''),
  sftpUserName: z.string().default(''),
  sftpPassword: z.string().default(''),
  /** A private key in PEM form, in place of the password. */
  sftpKey: z.string().default(''),
  /** Which secrets are stored. */
  secretsSet: z.array(z.enum(ADMIN_SECRETS)).default([]),
  /** Counts the edits; 0 where nothing is stored. */
  revision: revision.default(0),
});
export type AdminSetting = z.infer<typeof adminSetting>;

export const lastPosition = z.object({
  ...position,
  time: wireTime,
  ...motion,
  quality: z.int(),
});
export type LastPosition = z.infer<typeof lastPosition>;

/** Readings on the card of a vessel besides place and speed, none older than a day. */
export const cardReading = z.object({
  /** As stated in its own AIS. */
  destination: z.string().optional(),
  eta: z.string().optional(),
  /** Charge of the battery or level of the fuel, per cent. */
  energy: z.object({ kind: z.enum(['battery', 'fuel']), percent: z.number() }).optional(),
});
export type CardReading = z.infer<typeof cardReading>;

/** Which tags mean what on this vessel, so that the map needs no guessing by name. */
export const standardData = z.object({
  positionTagId: tagId.nullable(),
  headingTagId: tagId.nullable(),
  courseTagId: tagId.nullable(),
  speedTagId: tagId.nullable(),
  shipType: z.enum(shipTypes),
  lastPosition: lastPosition.nullable(),
  /** The known port at which a vessel lies or creeps; absent elsewhere. */
  port: z.string().optional(),
  card: cardReading.optional(),
  /** Length over all in metres and gross tonnage where known; sister ships are of similar size. */
  lengthMeters: z.number().optional(),
  grossTonnage: z.number().optional(),
});

/** What the caller may do with a vessel, in words; the server asks the same policy again on each call. */
const vesselPermission = z.object({
  view: z.boolean(),
  edit: z.boolean(),
  acknowledge: z.boolean(),
  admin: z.boolean(),
  /** Every word the caller can use on this vessel now. */
  words: z.array(vesselWord),
});

export const vessel = z.object({
  id: vesselId,
  name: z.string(),
  organizationId,
  projectNumber: z.string(),
  expiredDate: wireTime.nullable(),
  systemDate: wireTime.nullable(),
  latitude: coordinate,
  longitude: coordinate,
  /** JSON text; parse it with `vesselOptions`. */
  options: z.string(),
  statusText: z.string(),
  image: z.string(),
  folder: folderId.nullable(),
  lastPing: wireTime.nullable(),
  /** Only for permission level 2; others get an empty object. */
  adminSetting: z.union([z.strictObject({}), adminSetting]),
  standardData,
  permission: vesselPermission,
});
export type Vessel = z.infer<typeof vessel>;

export const getAllVessels = defineList('GET /api/v1.3/vessel/GetAll', 'user', vessel, {
  summary: 'Vessels the caller may see; isGetDetail adds options and admin setting (7.10).',
  query: z.object({ isGetDetail: z.stringbool().optional() }),
});

export const vesselEndpoints = { getAllVessels };
