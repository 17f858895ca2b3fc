/**
 * `./json/appSetting.json`: what the browser may know (§1, §9.14). Organisation overrides are the same
 * schema, partial; an override of an unknown key is reported, not obeyed.
 */
import { z } from 'zod';
import { mapStyles, mapTypes } from '../account/user.ts';

export const CLIENT_VERSION = '1.4';
export const APPLICATION_VERSION = '1.4.221';
/** The product's own name, until an operator gives it another. */
export const PRODUCT_NAME = 'Fleet Management System';

export const branding = z.object({
  /** Logo by host name; the fallback is the organisation's logo name, then '1'. */
  logoByHost: z.record(z.string(), z.string()),
  /** Hosts containing one of these get the ims dictionary (§1). */
  imsHosts: z.array(z.string()),
  /** The vendor's own domain: shows the head-office contact link instead of Contact (2.3). */
  vendorDomain: z.string(),
  /** The one company host whose organisation id is 6 (§6). */
  companyHost: z.string(),
});

/** Colours in order of use, by palette. */
const colorsByPalette = z.partialRecord(
  z.enum(['bright', 'day', 'dusk', 'night']),
  z
    .array(z.string().regex(/^#[0-9a-fA-F]{6}$/))
    .min(1)
    .max(6),
);

/** A quantity as names of tags end with it: `Main engine port lube oil pressure` has the `lube oil pressure`. */
const quantities = z.array(z.string().trim().min(1).max(60)).min(1).max(24);

/** `main-engine/load`, or every slot of a kind of equipment: `main-engine/*`. */
const groupedSlot = z.string().regex(/^[a-z-]+\/(\*|[a-zA-Z0-9]+)$/);

export const appSetting = z.object({
  version: z.string().default(APPLICATION_VERSION),
  clientVersion: z.string().default(CLIENT_VERSION),
  productName: z.string().default(PRODUCT_NAME),
  productAbbreviation: z.string().default('FMS'),
  /** Empty means: the host the application came from. */
  server: z.object({ base: z.string(), realtime: z.string(), backupApi: z.string(), backgroundJob: z.string() }),
  mapKey: z.string().default('{key}'),
  /** Online tile sources by map type; empty keeps the base map shipped with the product. */
  mapSources: z.partialRecord(z.enum(mapTypes), z.string()).default({}),
  /** Online tiles of sea marks, such as OpenSeaMap's, offered as an overlay; empty: none. */
  seaMarks: z.string().default(''),
  /** Whom to name on the map for online sources. */
  mapAttribution: z.string().default(''),
  functionLimit: z.array(z.string()).default([]),
  shipView: z.object({ enabled: z.boolean(), addressByHost: z.record(z.string(), z.string()), address: z.string() }),
  maxChartPoints: z.int().min(10).max(1000).default(1000),
  /** Bytes of tracks that a browser keeps, 4.98 MB; the vessel kept longest ago goes first (§3). */
  geoCacheBytes: z.int().min(0).default(4_980_000),
  map: z.object({
    strokeWeight: z.number().default(2),
    defaultZoom: z.number().default(7),
    autoZoom: z.boolean().default(false),
    defaultStyle: z.enum(mapStyles).default('dark-theme'),
    defaultType: z.enum(mapTypes).default('hybrid'),
  }),
  /** Of curves wherever a tag is drawn; a palette without a list has those of §B6-5 (§9.14). */
  seriesColors: colorsByPalette.default({}),
  /** Of the curves of dashboards; a palette without a list has the series colours (§9.14). */
  widgetChartColors: colorsByPalette.default({}),
  /** What a dashboard shows beside each engine, in this order (§9.14, "engine tag list"). */
  engineTags: quantities.default([
    'load',
    'propeller pitch',
    'lube oil pressure',
    'oil pressure',
    'exhaust temperature',
    'fuel rate',
    'coolant temperature',
    'winding temperature',
    'power',
  ]),
  /** What the IMS overview compares machine by machine, a column each (§9.14, "IMS tag list"; docs/glossary.md). */
  imsTags: quantities.default([
    'load',
    'power',
    'speed',
    'lube oil pressure',
    'oil pressure',
    'lube oil temperature',
    'oil temperature',
    'cooling water temperature',
    'coolant temperature',
    'exhaust temperature',
    'winding temperature',
    'fuel pressure',
    'fuel rate',
  ]),
  /** What the IMS overview puts under one heading, by the slots of the vessel's plant (§9.14); empty: the parts of the plant. */
  overviewGroups: z
    .array(z.object({ name: z.string().trim().min(1).max(60), slots: z.array(groupedSlot).min(1).max(100) }))
    .max(12)
    .default([]),
  shiftTimes: z.array(z.number()).default([23.5, 11.5]),
  branding,
  singleSignOn: z.object({
    enabled: z.boolean(),
    authority: z.string(),
    clientId: z.string(),
    scopes: z.array(z.string()),
  }),
  errorReportDsn: z.string().default(''),
  /** What the help page shows (§2.10): nothing of it is known to the product itself. */
  help: z
    .object({
      description: z.string().default(''),
      videoAddress: z.string().default(''),
      brochures: z.array(z.object({ title: z.string(), address: z.string() })).default([]),
    })
    .default({ description: '', videoAddress: '', brochures: [] }),
  /** Who is asked for help (§2.3): shown by the contact page; `headOffice` is where the vendor's own domain links to. */
  contact: z
    .object({
      name: z.string().default(''),
      email: z.string().default(''),
      phone: z.string().default(''),
      headOffice: z.string().default(''),
    })
    .default({ name: '', email: '', phone: '', headOffice: '' }),
  demonstration: z.boolean().default(false),
});
export type AppSetting = z.infer<typeof appSetting>;
