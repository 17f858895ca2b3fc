/**
 * Cuts OpenBridge's 680 KB style sheet down to the custom properties this package draws with: sizes, and the colours of each palette.
 *
 *   node packages/ui/build/openbridge-css.ts            writes src/theme/openbridge/*.css
 *
 * A property is kept when our own sources name it, when an OpenBridge module we import (or one that it imports) names it,
 * or when a kept property refers to it. Sizes are written once on `:root`; the original repeats 250 of them on every
 * element of the page (`*`), which costs style recalculation for nothing since custom properties inherit.
 * `openbridge.test.ts` fails when the written files are not what this script would write today.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = resolve(import.meta.dirname, '../src');
const TARGET = join(SOURCE, 'theme/openbridge');
const PACKAGE = '@oicl/openbridge-webcomponents';
const OPENBRIDGE = dirname(createRequire(import.meta.url).resolve(`${PACKAGE}/package.json`));
const PALETTES = ['bright', 'day', 'dusk', 'night'] as const;

const NOTICE = `/* Cut from ${PACKAGE} 1.0.1 (Open Innovation and Collaboration Lab, Apache-2.0) by build/openbridge-css.ts. Do not edit. */`;

type Properties = Map<string, string>;

/** The declarations of the first block whose selector line is exactly `selector`. */
function block(css: string, selector: string): Properties {
  const start = css.indexOf(`\n${selector} {`);
  if (start < 0) throw new Error(`OpenBridge's style sheet has no block "${selector}"`);
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('\n}', start));
  const found: Properties = new Map();
  for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*((?:'[^']*'|[^;'])+);/g)) {
    found.set(
      name,
      value.replaceAll(/\s+/g, ' ').replaceAll(/\( | \)/g, (bracket) => bracket.trim()),
    );
  }
  return found;
}

/** Every file below `folder` whose name ends in one of our source types. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(tsx?|css)$/.test(entry.name) && entry.parentPath !== TARGET)
    .map((entry) => join(entry.parentPath, entry.name));
}

/** The texts of our sources and of each OpenBridge module reached from them. */
function textsInUse(): string[] {
  const texts = sources(SOURCE).map((file) => readFileSync(file, 'utf8'));
  const own = texts.join('\n');
  const queue = [...own.matchAll(new RegExp(`'(${PACKAGE}/dist/[^']+)'`, 'g'))].map(([, path = '']) =>
    join(OPENBRIDGE, path.slice(PACKAGE.length + 1)),
  );
  const seen = new Set<string>();
  for (const file of queue) {
    if (seen.has(file)) continue;
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    texts.push(text);
    for (const [, path = ''] of text.matchAll(/from\s*"(\.[^"]+)"|import\s*"(\.[^"]+)"/g)) {
      if (path !== '') queue.push(resolve(dirname(file), path));
    }
  }
  return texts;
}

/** Names kept: those in use, and all that their values refer to in any block. */
function namesKept(blocks: readonly Properties[]): Set<string> {
  const kept = new Set<string>();
  const queue = textsInUse().flatMap((text) => text.match(/--[\w-]+/g) ?? []);
  for (const name of queue) {
    if (kept.has(name)) continue;
    kept.add(name);
    for (const properties of blocks) queue.push(...(properties.get(name)?.match(/--[\w-]+/g) ?? []));
  }
  return kept;
}

/** File name → content, as it should stand in `src/theme/openbridge`. */
export function buildOpenbridgeStyleSheets(): Map<string, string> {
  const css = readFileSync(join(OPENBRIDGE, 'dist/openbridge.css'), 'utf8');
  const sizes = new Map([...block(css, '*'), ...block(css, '.obc-component-size-regular')]);
  const palettes = PALETTES.map((palette) => [palette, block(css, `:root[data-obc-theme="${palette}"]`)] as const);
  const kept = namesKept([sizes, ...palettes.map(([, properties]) => properties)]);
  const rule = (selector: string, properties: Properties) => {
    const lines = [...properties].filter(([name]) => kept.has(name)).map(([name, value]) => `  ${name}: ${value};`);
    return `${selector} {\n${lines.join('\n')}\n}\n`;
  };
  const colors = palettes.map(([palette, properties]) => rule(`:root[data-obc-theme='${palette}']`, properties));
  return new Map([
    ['size.css', `${NOTICE}\n${rule(':root', sizes)}`],
    ['palette.css', `${NOTICE}\n${colors.join('\n')}`],
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, content] of buildOpenbridgeStyleSheets()) {
    writeFileSync(join(TARGET, name), content);
    console.log(`${name} ${content.split('\n').length} lines ${content.length} bytes`);
  }
}
