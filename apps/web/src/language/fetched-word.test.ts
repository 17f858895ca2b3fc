/** Every word of a screen is fetched by the time the screen says it: its key would be shown in capitals instead. */
import { describe, expect, it } from 'vitest';
import { sideEffects } from '../../package.json' with { type: 'json' };
import { english } from './english/english.ts';
import { englishInside } from './english/english-inside.ts';
import { englishStart } from './english/english-start.ts';

const sources = import.meta.glob<string>(
  ['../{app,ui}/**/*.{ts,tsx}', '../features/**/*.{ts,tsx}', '!../**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);
const dictionaries = import.meta.glob<string>(['./**/*.ts', '!./**/*.test.ts', '!./english/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const parts = import.meta.glob<Record<string, Record<string, string>>>('./english/**/english-*.ts', { eager: true });

const toBase = (key: string) => key.replace(/_(one|other)$/, '');
const keysOf = (part: object) => Object.keys(part).map(toBase);
const all = new Set(keysOf(english));

/** The keys a dictionary adds, and those of the dictionaries it imports. */
function readAdded(name: string): string[] {
  const named = [...(dictionaries[name] ?? '').matchAll(/'(\.\.?\/[^']+\.ts)'/g)].map(([, path = '']) => path);
  const paths = named.map((path) => `.${new URL(path, `file:///${name}`).pathname}`);
  return paths.flatMap((path) =>
    path in dictionaries ? readAdded(path) : Object.values(parts[path] ?? {}).flatMap(keysOf),
  );
}

/** The tabs of a vessel are drawn in its page, and pages of the control panel in their frame. */
function listDictionaries(area: string, texts: readonly string[]): string[] {
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/language\/([\w/-]+)\.ts'/g)].map(([, name]) => `./${name}.ts`),
  );
  const ofFrame = area.startsWith('vessel')
    ? ['./vessel-page.ts']
    : texts.some((text) => text.includes('settingPages:'))
      ? ['./control-panel.ts']
      : [];
  return [...new Set([...imported, ...ofFrame])].filter((name) => name !== './index.ts');
}

const listLiteral = (text: string) =>
  [...text.matchAll(/['"`]([A-Z][A-Z0-9_]+)['"`]/g)].map(([, key = '']) => key).filter((key) => all.has(key));

const literal = new Set(Object.values(sources).flatMap(listLiteral));

/** The literal keys, and for a key made of a prefix and a value all keys with that prefix that no source writes out. */
function listSaid(text: string): string[] {
  const made = [...text.matchAll(/(?:translateWord|translate|\bt)\(`([A-Za-z_-]+)\$\{/g)];
  const prefixes = made.map(([, prefix = '']) => prefix.toUpperCase().replaceAll('-', '_'));
  const built = [...all].filter((key) => !literal.has(key) && prefixes.some((prefix) => key.startsWith(prefix)));
  return [...listLiteral(text), ...built];
}

const areas = Object.groupBy(
  Object.entries(sources),
  ([path]) => path.match(/^\.\.\/(?:features\/)?([\w-]+)/)?.[1] ?? path,
);

describe('§9.4, words fetched later', () => {
  it.each(Object.keys(areas))('%s says none before it is there', (area) => {
    const texts = (areas[area] ?? []).map(([, text]) => text);
    const added = listDictionaries(area, texts).flatMap(readAdded);
    const known = new Set([...keysOf(englishStart), ...keysOf(englishInside), ...added]);
    expect(texts.flatMap(listSaid).filter((key) => !known.has(key))).toEqual([]);
  });

  it('are fetched by the build too, which drops a module that is imported for its effect and is not named', () => {
    const named = new Set<string>(sideEffects);
    const adding = Object.entries(dictionaries).filter(([, text]) => /^addTexts\(/m.test(text));
    const unnamed = adding.map(([name]) => name.replace('./', './src/language/')).filter((name) => !named.has(name));
    expect(adding.length).toBeGreaterThan(20);
    expect(unnamed).toEqual([]);
  });

  it('are looked for where there are some', () => {
    expect(Object.values(sources).flatMap(listSaid).length).toBeGreaterThan(1000);
  });
});
