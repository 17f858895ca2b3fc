/**
 * Writes the drawings of the OpenBridge icons we use as data: src/icon/icon-art.ts,
 * src/icon/alert-icon-art.ts, src/mimic/device-art.ts and src/side/vessel-side-art.ts.
 *
 *   node packages/ui/build/openbridge-icons.ts
 *
 * Format what it writes. Why not the `obi-*` elements themselves: 75 modules of 240 KB with a shadow root per icon, and `style` attributes in
 * their templates that a strict content security policy refuses. The paths alone are a quarter of that, need no element
 * and can be drawn on a canvas. `openbridge-icons.test.ts` fails when the written files are not what this would write.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ALERT_ICON_SOURCES, ICON_SOURCES } from '../src/icon/icon-names.ts';
import { DEVICE_ICON_SOURCES } from '../src/mimic/device-names.ts';
import { VESSEL_SIDE_SOURCES, type VesselSideArt } from '../src/side/vessel-side-names.ts';

const TARGET = resolve(import.meta.dirname, '../src/icon');
const DEVICE_TARGET = resolve(import.meta.dirname, '../src/mimic');
const SIDE_TARGET = resolve(import.meta.dirname, '../src/side');
const PACKAGE = '@oicl/openbridge-webcomponents';
const OPENBRIDGE = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
const NOTICE = `// Taken from ${PACKAGE} 1.0.1 (Open Innovation and Collaboration Lab, Apache-2.0) by build/openbridge-icons.ts.`;

interface PathArt {
  d: string;
  evenOdd?: true;
  fill?: string;
  stroke?: string;
}

/** A hundredth of a pixel in a box of 24 is invisible; four digits more are a fifth of what a page loads of icons. */
const rounded = (d: string) => d.replace(/\d+\.\d{3,}/g, (number) => String(Number(Number(number).toFixed(2))));

/** The paths of one icon's drawing: `icon` is in the colour of the text, `iconCss` in the icon's own colours. */
function pathsOf(icon: string, drawing: 'icon' | 'iconCss'): PathArt[] {
  const source = readFileSync(join(OPENBRIDGE, `dist/icons/icon-${icon}.js`), 'utf8');
  const svg = source.match(new RegExp(`this\\.${drawing} = svg\`([^\`]*)\``))?.[1] ?? '';
  const other = [...svg.matchAll(/<(?!path\b|\/?svg\b|\/?g\b)[a-z]+/g)];
  if (!svg.includes('viewBox="0 0 24 24"') || other.length > 0)
    throw new Error(`${icon} is not made of paths in a 24 px box`);
  return [...svg.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes = '']) => {
    const art: PathArt = { d: rounded(attributes.match(/(?:^| )d="([^"]*)"/)?.[1] ?? '') };
    if (attributes.includes('fill-rule="evenodd"')) art.evenOdd = true;
    if (drawing === 'icon') return art;
    const fill = attributes.match(/style="fill: (var\(--[\w-]+\))"/)?.[1];
    const stroke = attributes.match(/style="stroke: (var\(--[\w-]+\))"/)?.[1];
    if (fill !== undefined) art.fill = fill;
    if (stroke !== undefined) art.stroke = stroke;
    return art;
  });
}

function artOf<Name extends string>(sources: Record<Name, string>, drawing: 'icon' | 'iconCss') {
  return Object.entries<string>(sources).map(([name, icon]) => ({ name, paths: pathsOf(icon, drawing) }));
}

/** A table of drawings in their own colours. */
const colouredArtOf = <Name extends string>(sources: Record<Name, string>) =>
  Object.fromEntries(artOf(sources, 'iconCss').map(({ name, paths }) => [name, paths]));

/** A ship from the side: the outline is filled in the colour of frames, lines have that of secondary marks. */
function readSide(vessel: string): VesselSideArt {
  const folder = 'dist/navigation-instruments/watch/vessels';
  const source = readFileSync(join(OPENBRIDGE, `${folder}/${vessel}-side.js`), 'utf8');
  const paths = [...source.matchAll(/<path ([^>]*)\/>/g)].map(([, attributes = '']) => attributes);
  const drawn = (attribute: string) => {
    const path = paths.find((one) => one.includes(attribute));
    return rounded(path?.match(/(?:^| )d="([^"]*)"/)?.[1] ?? '');
  };
  const hull = drawn('fill="var(--instrument-frame-primary-color)"');
  if (hull === '') throw new Error(`${vessel} has no outline`);
  // One drawing cuts its outline with a mask: the outline itself stands in for it.
  return { hull, lines: drawn('stroke="var(--instrument-tick-mark-secondary-color)"') || hull };
}

/** What the written files export. */
export function readOpenbridgeIcons() {
  const icons = artOf(ICON_SOURCES, 'icon');
  return {
    ICON_ART: Object.fromEntries(icons.map(({ name, paths }) => [name, paths.map(({ d }) => d)])),
    EVEN_ODD_ICONS: icons.filter(({ paths }) => paths.some(({ evenOdd }) => evenOdd)).map(({ name }) => name),
    ALERT_ICON_ART: colouredArtOf(ALERT_ICON_SOURCES),
    DEVICE_ICON_ART: colouredArtOf(DEVICE_ICON_SOURCES),
    VESSEL_SIDE_ART: Object.fromEntries(
      Object.entries<string>(VESSEL_SIDE_SOURCES).map(([name, vessel]) => [name, readSide(vessel)]),
    ),
  };
}

function file(imports: string, tables: Record<string, [type: string, value: unknown]>): string {
  const exports = Object.entries(tables).map(
    ([name, [type, value]]) => `export const ${name}: ${type} = ${JSON.stringify(value, null, 2)};\n`,
  );
  return `${NOTICE}\n${imports}\n${exports.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ICON_ART, EVEN_ODD_ICONS, ALERT_ICON_ART, DEVICE_ICON_ART, VESSEL_SIDE_ART } = readOpenbridgeIcons();
  const art = file("import type { IconName } from './icon-names.ts';\n", {
    ICON_ART: ['Record<IconName, readonly string[]>', ICON_ART],
    EVEN_ODD_ICONS: ['readonly IconName[]', EVEN_ODD_ICONS],
  });
  const alerts = file(
    "import type { AlertIconName } from './icon-names.ts';\nimport type { IconPath } from './icon-path.ts';\n",
    { ALERT_ICON_ART: ['Record<AlertIconName, readonly IconPath[]>', ALERT_ICON_ART] },
  );
  const devices = file(
    "import type { IconPath } from '../icon/icon-path.ts';\nimport type { DeviceIconName } from './device-names.ts';\n",
    { DEVICE_ICON_ART: ['Record<DeviceIconName, readonly IconPath[]>', DEVICE_ICON_ART] },
  );
  const sides = file("import type { VesselSideArt, VesselSideName } from './vessel-side-names.ts';\n", {
    VESSEL_SIDE_ART: ['Record<VesselSideName, VesselSideArt>', VESSEL_SIDE_ART],
  });
  writeFileSync(join(SIDE_TARGET, 'vessel-side-art.ts'), sides);
  writeFileSync(join(DEVICE_TARGET, 'device-art.ts'), devices);
  writeFileSync(join(TARGET, 'icon-art.ts'), art);
  writeFileSync(join(TARGET, 'alert-icon-art.ts'), alerts);
}
