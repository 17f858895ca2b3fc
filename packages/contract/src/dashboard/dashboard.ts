/**
 * The dashboard of a vessel's overview (calls of our own; widget library of §9.9): which widgets stand where,
 * what each of them shows, and for whom that was saved. Tags go by their names, so that one layout fits every ship.
 */
import { DASHBOARD_COLUMNS, isLayout, MAX_DASHBOARD_ROWS, MAX_WIDGETS, type WidgetType } from '@fms/domain/dashboard';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { defineVesselRead, vesselQuery } from '../endpoint/query.ts';
import { vesselId } from '../scalar/id.ts';
import { revision } from '../scalar/revision.ts';
import { asciiText, text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';

/** Widgets of §9.9 that are switched off there: known by name, never offered, never saved. */
export const DISABLED_WIDGET_TYPES = ['vesselTrim', 'vesselList', 'wind', 'opActions'] as const;

/** A tag by its name, which means the same on every ship (docs/tags.md). */
const tagName = text(120).min(1);
const title = text(60).trim().min(1).optional();
const tagNames = (most: number) => z.array(tagName).max(most);

/** What each widget shows; `title` replaces the widget's own. A name the ship does not know is left out on screen. */
export const widgetOptions = {
  chart: z.strictObject({
    title,
    tags: tagNames(6).min(1),
    hours: z.union([z.literal(1), z.literal(6), z.literal(24), z.literal(168)]),
    /** Ends of the left axis; null: as the curves need. */
    min: z.number().nullable(),
    max: z.number().nullable(),
  }),
  /** Values of the monitoring system with their limits, by subsystem. */
  imsOverview: z.strictObject({ title, tags: tagNames(60) }),
  navigationInfo: z.strictObject({
    title,
    tags: tagNames(12),
    /** The three ways a position is written (§B6-2). */
    coordinates: z.enum(['minutes', 'seconds', 'decimal']),
  }),
  /** The ship on the map with the track of the last hours; 0 for none. */
  navigationMap: z.strictObject({ title, trackHours: z.int().min(0).max(72) }),
  courseCompass: z.strictObject({
    title,
    heading: tagName.nullable(),
    course: tagName.nullable(),
    rateOfTurn: tagName.nullable(),
  }),
  /** One number on an arc or a bar; without ends of its own those of the tag. */
  gauge: z.strictObject({
    title,
    tag: tagName,
    look: z.enum(['radial', 'bar']),
    min: z.number().nullable(),
    max: z.number().nullable(),
  }),
  /** Engines side by side: what turns on an arc, and a few readings beside it. */
  engineRpm: z.strictObject({
    title,
    engines: z
      .array(z.strictObject({ name: text(40).trim(), speed: tagName.nullable(), readings: tagNames(6) }))
      .min(1)
      .max(4),
  }),
  /** Exhaust temperatures of one engine, in the order of its cylinders; its load says whether it runs. */
  cylinders: z.strictObject({ title, load: tagName.nullable(), temperatures: tagNames(24).min(2) }),
  booleanOverview: z.strictObject({ title, tags: tagNames(60) }),
  /** Level tags of the tanks, side by side. */
  tankOverview: z.strictObject({ title, levels: tagNames(24) }),
  tank: z.strictObject({
    title,
    level: tagName,
    volume: tagName.nullable(),
    temperature: tagName.nullable(),
  }),
  /** The battery as a whole and its strings, which are found by name (docs/glossary.md). */
  batteryView: z.strictObject({
    title,
    stateOfCharge: tagName.nullable(),
    power: tagName.nullable(),
    /** The structured tag that tells of the strings where no tags of their own do. */
    strings: tagName.nullable(),
    /** Sign of current and power while the battery gives: makers differ. */
    giving: z.enum(['positive', 'negative']),
  }),
  /** Ours, beside the library of 9.9. */
  alarmList: z.strictObject({ title }),
  speed: z.strictObject({ title, overGround: tagName, throughWater: tagName.nullable() }),
  windRose: z.strictObject({
    title,
    speed: tagName,
    direction: tagName,
    /** Whether `direction` is counted clockwise from the bow, so that the heading has to be added. */
    fromBow: z.boolean(),
    isTrue: z.boolean(),
  }),
  /** The last 24 hours of a few values side by side. */
  strip: z.strictObject({ title, tags: tagNames(8).min(1) }),
  /** Destination, and last port call. */
  voyage: z.strictObject({ title }),
  /** Speed, fuel and power beside vessels of the same type in the same state. */
  sisterShips: z.strictObject({ title }),
  dataLink: z.strictObject({ title }),
  allValues: z.strictObject({ title }),
  /** One part of the generator tab; sets and consumers are those of the vessel's plant. */
  switchboard: z.strictObject({ title, part: z.enum(['singleLine', 'trip']) }),
  /** One part of conning; which tags it shows the vessel's plant says. */
  conning: z.strictObject({
    title,
    part: z.enum(['heading', 'speed', 'wind', 'motion', 'steering', 'propulsion', 'azimuths', 'thrusters']),
  }),
} as const satisfies Record<WidgetType, z.ZodType>;

export type { WidgetType };
export type WidgetOption<Type extends WidgetType = WidgetType> = z.infer<(typeof widgetOptions)[Type]>;

const columnSpan = z.int().min(1).max(DASHBOARD_COLUMNS);
const rowSpan = z.int().min(1).max(MAX_DASHBOARD_ROWS);

function placed<Type extends WidgetType>(type: Type) {
  return z.strictObject({
    id: asciiText(40).regex(/^[\w-]+$/),
    type: z.literal(type),
    /** From the left, in columns of 24; from the top, in rows. */
    column: z
      .int()
      .min(0)
      .max(DASHBOARD_COLUMNS - 1),
    row: z
      .int()
      .min(0)
      .max(MAX_DASHBOARD_ROWS - 1),
    columnSpan,
    rowSpan,
    option: widgetOptions[type],
  });
}

export const placedWidget = z.discriminatedUnion('type', [
  placed('chart'),
  placed('imsOverview'),
  placed('navigationInfo'),
  placed('navigationMap'),
  placed('courseCompass'),
  placed('gauge'),
  placed('engineRpm'),
  placed('cylinders'),
  placed('booleanOverview'),
  placed('tankOverview'),
  placed('tank'),
  placed('batteryView'),
  placed('alarmList'),
  placed('speed'),
  placed('windRose'),
  placed('strip'),
  placed('voyage'),
  placed('sisterShips'),
  placed('dataLink'),
  placed('allValues'),
  placed('conning'),
  placed('switchboard'),
]);
/** One widget on the grid. */
export type PlacedWidget = z.infer<typeof placedWidget>;

/** For whom a dashboard was saved, the nearest first: the first that has one decides. */
export const dashboardScopes = ['user', 'vessel', 'organization'] as const;
export type DashboardScope = (typeof dashboardScopes)[number];
const scope = z.enum(dashboardScopes);

/** In any order; ids are told apart, and no two widgets share a cell. */
const widgets = z
  .array(placedWidget)
  .max(MAX_WIDGETS)
  .refine(isLayout, 'Widgets overlap, reach beyond the grid or have one id.');

export const savedDashboard = z.object({
  scope,
  /** Counts up with each save and each deletion; a save names the one it was made from. */
  version: z.int().positive(),
  /** False after a deletion: the version stays, so that an old screen cannot bring the layout back unasked. */
  exists: z.boolean(),
  by: z.string(),
  at: wireTime,
});

export const dashboard = z.object({
  vesselId,
  /** The nearest scope that has one; `product` for none: the layout of the vessel's type, made of the tags it sends. */
  origin: z.enum([...dashboardScopes, 'product']),
  /** Null exactly when the origin is `product`. */
  widgets: widgets.nullable(),
  /** Who saved each scope last, and when. A scope that was never saved is absent. */
  saved: z.array(savedDashboard),
  /** Scopes the caller may save and delete. */
  maySave: z.array(scope),
});
export type Dashboard = z.infer<typeof dashboard>;

export const getDashboard = defineVesselRead('GET /api/v2/dashboard/get', 'user', {
  summary:
    'The dashboard that applies to a vessel: the caller’s own before that of the vessel before that of the organisation for ships of this type (9.9).',
  answer: dashboard,
});

export const saveDashboard = defineEndpoint('POST /api/v2/dashboard/save', 'user', {
  summary:
    'Saves a dashboard for oneself, or as a manager for the vessel or for the organisation’s ships of its type; one’s own gives way to a wider one. A save on an outdated version is a conflict (9.9).',
  body: z.object({
    vesselId,
    scope,
    /** The version of this scope that was read; 0 when there was none. */
    version: revision,
    widgets,
  }),
  answer: dashboard,
});

export const deleteDashboard = defineEndpoint('DELETE /api/v2/dashboard/delete', 'user', {
  summary: 'Takes the dashboard of a scope away, so that the next wider one applies again (9.9).',
  query: vesselQuery.extend({ scope, version: z.coerce.number().int().min(1) }),
  answer: dashboard,
});

export const dashboardEndpoints = { getDashboard, saveDashboard, deleteDashboard };
