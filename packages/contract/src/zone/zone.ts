/** Zones an organisation draws or imports, and who entered and left them (calls of our own, /api/v2/zone). */
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineList, definePagedList } from '../endpoint/list.ts';
import { openPeriod } from '../endpoint/query.ts';
import { organizationId, queryOrganizationId, vesselId } from '../scalar/id.ts';
import { position } from '../scalar/position.ts';
import { fileText, text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';

export const zoneKinds = ['area', 'port', 'anchorage', 'restricted', 'eca'] as const;
export type ZoneKind = (typeof zoneKinds)[number];

/** Bounds of what is drawn or imported: beyond them it is refused, never cut. */
export const MAX_ZONES = 500;
export const MAX_RINGS = 100;
export const MAX_RING_POINTS = 5_000;
/** Corners of all outlines of a zone, and of all zones of an organisation: every position of a ship is held against them. */
export const MAX_ZONE_CORNERS = 10_000;
export const MAX_ORGANIZATION_CORNERS = 200_000;
export const MAX_IMPORT_BYTES = 2_000_000;

/** Longitude and latitude in degrees; an outline across 180° goes on beyond it. */
const corner = z.tuple([z.number().min(-360).max(360), z.number().min(-90).max(90)]);
/** One closed outline without its first corner repeated; zones have no holes. */
const outline = z.array(corner).min(3).max(MAX_RING_POINTS);

const named = z.object({
  name: text(80).trim().min(1),
  kind: z.enum(zoneKinds),
  outlines: z.array(outline).min(1).max(MAX_RINGS),
  /** Who is faster inside is told; null where any speed will do. */
  speedLimitKnots: z.number().positive().max(100).nullable().default(null),
});
/** As it is drawn, changed or imported. */
const drawn = named.extend({
  outlines: named.shape.outlines.refine((outlines) => countCorners(outlines) <= MAX_ZONE_CORNERS, {
    message: `at most ${MAX_ZONE_CORNERS} corners together`,
  }),
});

/** How many corners outlines have together. */
export function countCorners(outlines: readonly { readonly length: number }[]): number {
  return outlines.reduce((sum, { length }) => sum + length, 0);
}

export const zoneId = z.int().positive();

export const zone = named.extend({
  id: zoneId,
  organizationId,
  /** Whether the caller may change and delete it. */
  isEditable: z.boolean(),
});
export type Zone = z.infer<typeof zone>;
export const newZone = drawn.extend({ organizationId });
export type NewZone = z.infer<typeof newZone>;
/** What may be changed of a zone; its organisation stays. */
const changedZone = drawn.extend({ id: zoneId });
export type ChangedZone = z.infer<typeof changedZone>;

/** `speeding`: faster inside than the zone allows. */
export const zoneEventKinds = ['entered', 'left', 'speeding'] as const;
export type ZoneEventKind = (typeof zoneEventKinds)[number];

export const zoneEvent = z.object({
  id: z.int().positive(),
  zoneId,
  zoneName: z.string(),
  vesselId,
  vesselName: z.string(),
  kind: z.enum(zoneEventKinds),
  /** The first position on the new side, or beyond the speed limit. */
  time: wireTime,
  /** The last position on the old side, or within the limit: in between nothing is known. */
  knownUntil: wireTime,
  /** Speed of a speeding vessel at that position. */
  speedKnots: z.number().nullable(),
  /** How long a leaving vessel was inside; null where its entry was not seen. */
  dwellSeconds: z.number().nullable(),
  ...position,
});
export type ZoneEvent = z.infer<typeof zoneEvent>;

export const listZones = defineList('GET /api/v2/zone/list', 'user', zone, {
  summary: 'Zones of the organisations the caller belongs to.',
});

export const addZone = defineEndpoint('POST /api/v2/zone/add', 'manager', {
  summary: 'Adds a zone that was drawn.',
  body: newZone,
  answer: zone,
});

export const editZone = defineEndpoint('PUT /api/v2/zone/edit', 'manager', {
  summary: 'Changes name, kind, speed limit or outline of a zone.',
  body: changedZone,
  answer: zone,
});

export const deleteZone = defineEndpoint('DELETE /api/v2/zone/delete', 'manager', {
  summary: 'Deletes a zone with its events.',
  query: z.object({ id: z.coerce.number().int().positive() }),
});

export const importZones = defineList('POST /api/v2/zone/import', 'manager', zone, {
  summary: 'Adds every area of a KML or GeoJSON file; all of them or none.',
  query: z.object({ organizationId: queryOrganizationId }),
  body: z.object({ fileName: text(255), text: fileText(MAX_IMPORT_BYTES) }),
  // JSON writes a quotation mark as two characters.
  maxBodyBytes: 2 * MAX_IMPORT_BYTES,
});

export const listZoneEvents = definePagedList('GET /api/v2/zone/events', 'user', zoneEvent, {
  summary:
    'Who entered and left zones or was too fast in them, of the vessels and zones the caller may see, newest first.',
  fields: openPeriod,
});

export const zoneEndpoints = { listZones, addZone, editZone, deleteZone, importZones, listZoneEvents };
