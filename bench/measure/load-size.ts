/** What has to come before a screen stands for the first time: the scripts it asks for, packed, from the built files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Measure } from '../result.ts';

const BUILT = resolve(import.meta.dirname, '../../apps/web/dist');
const ASSETS = join(BUILT, 'assets');

const STATIC_IMPORT = /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g;
const SCRIPT_OF_PAGE = /(?:src|href)="\/assets\/([\w.-]+\.js)"/g;

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The scripts and everything they import before they run. */
function withImports(scripts: readonly string[], found = new Set<string>()): Set<string> {
  for (const script of scripts) {
    if (found.has(script)) continue;
    found.add(script);
    withImports(namesIn(readFileSync(join(ASSETS, script), 'utf8'), STATIC_IMPORT), found);
  }
  return found;
}

function packedKb(scripts: Iterable<string>): number {
  return [...scripts].reduce((sum, script) => sum + gzipSync(readFileSync(join(ASSETS, script))).length, 0) / 1024;
}

/** The chunk of a source file: Vite names it after the file and its content. */
function chunkOf(name: string): string {
  const chunk = readdirSync(ASSETS).find((file) => new RegExp(`^${name}-[\\w-]{8}\\.js$`).test(file));
  if (chunk === undefined) throw new Error(`apps/web/dist has no chunk of ${name}; npm start builds it`);
  return chunk;
}

export const measureLoadSize: Measure = async () => {
  const start = namesIn(readFileSync(join(BUILT, 'index.html'), 'utf8'), SCRIPT_OF_PAGE);
  const map = [...start, ...['signed-in', 'location.page', 'fleet-map'].map(chunkOf)];
  return [
    { name: 'load.sign_in_kb', value: packedKb(withImports(start)), unit: 'KB', bound: { atMost: 150 } },
    {
      name: 'load.map_kb',
      value: packedKb(withImports(map)),
      unit: 'KB',
      bound: { atMost: 500 },
      note: 'sign-in, shell, live hub, map page and engine; its worker apart',
    },
  ];
};
