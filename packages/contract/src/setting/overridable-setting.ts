/**
 * Configuration keys that an organisation may override (§1), written here once: the server offers and checks them, and
 * the browser obeys no others. Where the application connects, signs in and reports to is the operator's business alone,
 * and the sources of maps are named in a header that is the same for all users.
 */
import { mapStyles, mapTypes } from '../account/user.ts';

export const SETTING_KINDS = ['boolean', 'number', 'text', 'list'] as const;
export type SettingKind = (typeof SETTING_KINDS)[number];

export interface OverridableSetting {
  /** A key of the configuration; `map.defaultZoom` is the key `defaultZoom` of the part `map`. */
  readonly key: string;
  readonly kind: SettingKind;
  readonly description: string;
  readonly lowest?: number;
  readonly highest?: number;
  readonly choices?: readonly string[];
}

const PALETTES = ['bright', 'day', 'dusk', 'night'] as const;

const colors = (part: 'seriesColors' | 'widgetChartColors', of: string): OverridableSetting[] =>
  PALETTES.map((palette) => ({
    key: `${part}.${palette}`,
    kind: 'list',
    description: `Colours of ${of} in the palette ${palette}, as #rrggbb, one to six.`,
  }));

const texts = (part: string, keys: Readonly<Record<string, string>>): OverridableSetting[] =>
  Object.entries(keys).map(([key, description]) => ({ key: `${part}.${key}`, kind: 'text', description }));

export const OVERRIDABLE_SETTINGS: readonly OverridableSetting[] = [
  { key: 'productName', kind: 'text', description: 'Name of the product in titles.' },
  { key: 'productAbbreviation', kind: 'text', description: 'Short name of the product in the menu.' },
  { key: 'functionLimit', kind: 'list', description: 'Screens that are left out, e.g. location.' },
  { key: 'maxChartPoints', kind: 'number', lowest: 10, highest: 1000, description: 'Most points a chart asks for.' },
  { key: 'geoCacheBytes', kind: 'number', lowest: 0, description: 'Bytes of tracks that a browser keeps.' },
  { key: 'map.strokeWeight', kind: 'number', lowest: 1, highest: 20, description: 'Width of a track in pixels.' },
  { key: 'map.defaultZoom', kind: 'number', lowest: 0, highest: 22, description: 'Zoom of the map when it opens.' },
  { key: 'map.autoZoom', kind: 'boolean', description: 'Whether the map zooms to what it shows.' },
  { key: 'map.defaultStyle', kind: 'text', choices: mapStyles, description: 'Style of the map.' },
  { key: 'map.defaultType', kind: 'text', choices: mapTypes, description: 'Type of the map.' },
  ...colors('seriesColors', 'curves'),
  ...colors('widgetChartColors', 'curves of dashboards'),
  { key: 'engineTags', kind: 'list', description: 'Quantities that a dashboard shows beside each engine.' },
  { key: 'imsTags', kind: 'list', description: 'Quantities that the overview of machines compares.' },
  {
    key: 'shiftTimes',
    kind: 'list',
    lowest: 0,
    highest: 24,
    description: 'Hours at which shifts begin, in the time zone of reports.',
  },
  ...texts('help', { description: 'Text of the help page.', videoAddress: 'Address of the video of the help page.' }),
  ...texts('contact', {
    name: 'Who is asked for help.',
    email: 'Email address of who is asked for help.',
    phone: 'Telephone number of who is asked for help.',
    headOffice: 'Address of the head office.',
  }),
];

/** What the server alone reads of an organisation; no key of the configuration. */
export const ORGANIZATION_SETTINGS = [
  {
    key: 'twoFactorRequired',
    kind: 'boolean',
    description: 'Managers have the rights of users until they enable the second factor.',
  },
  {
    key: 'retentionDays',
    kind: 'number',
    lowest: 0,
    highest: 3650,
    description: 'Days for which raw readings are kept, where a vessel names none; 0 keeps them all.',
  },
] as const satisfies readonly OverridableSetting[];

const PARTS: ReadonlySet<string> = new Set(OVERRIDABLE_SETTINGS.map(({ key }) => key.split('.', 1)[0] as string));

/** Whether an organisation may override this key, or part of it; `map` is one for `map.defaultZoom`. */
export function isOverridablePart(key: string): boolean {
  return PARTS.has(key);
}
