import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listFunctionNameViolations } from './function-name.ts';
import { computeSizes, listFolderViolations, listNameViolations, listSizeViolations } from './shape.ts';
import { listTextViolations } from './text.ts';

const root = dirname(dirname(import.meta.dirname));
const files = (...lines: number[]) => lines.map((count, index) => ({ path: `apps/a/${index}.ts`, lines: count }));

describe('sizes', () => {
  it('are the smallest line counts that half and 95 % of the files do not exceed', () => {
    expect(computeSizes(files(10, 30, 20))).toEqual({ median: 20, p95: 30 });
    expect(computeSizes(files(...Array.from({ length: 100 }, (_, index) => index + 1)))).toEqual({
      median: 50,
      p95: 95,
    });
  });

  it('are complained about past each of the three limits, tests left out', () => {
    expect(listSizeViolations(files(60, 60, 170))).toEqual([]);
    expect(listSizeViolations(files(10, 10, 401)).join()).toMatch(/2\.ts has 401 lines.*one file in twenty has 401/);
    expect(listSizeViolations(files(61, 61, 61)).join()).toMatch(/median file has 61/);
    expect(listSizeViolations([...files(10, 10), { path: 'apps/a/long.test.ts', lines: 900 }])).toEqual([]);
  });
});

describe('names', () => {
  it.each(['apps/web/src/utils/x.ts', 'packages/ui/src/helpers.ts', 'e2e/common/page.ts'])('refuse %s', (path) => {
    expect(listNameViolations([path])).toHaveLength(1);
  });

  it('allow a word that only begins like one', () => {
    expect(listNameViolations(['apps/web/src/live/commonwealth.ts'])).toEqual([]);
  });
});

describe('names of exported functions', () => {
  it.each([
    ['a noun', 'export function fuelAt(tank: Tank): number {', 'fuelAt'],
    ['an adverb bound to a name', 'export const anywhere = (words: string) => words;', 'anywhere'],
    ['a noun that only begins like a verb', 'export async function* settings() {', 'settings'],
    [
      'a noun with parameters on several lines',
      'export const flowOf = (\n  job: (at: Instant) => void,\n): Flow =>',
      'flowOf',
    ],
  ])('refuse %s', (_what, line, name) => {
    expect(listFunctionNameViolations('apps/a.ts', `${line}\n`)).toEqual([
      `apps/a.ts: ${name} begins with no verb; name it after what it does`,
    ]);
  });

  it.each([
    ['a verb', 'export function computeFuel() {'],
    ['a question', 'export const isFuel = (name: string) => true;'],
    ['a component', 'export function FuelPanel() {'],
    ['a hook', 'export function useFuel() {'],
    ['a conversion', 'export const toFuel = (text: string) => text;'],
    ['a word of a declaration', 'export function text(most: number) {'],
    ['a value', 'export const fuelNames = new Set([1]);'],
    ['what is not exported', 'function fuelAt() {'],
  ])('allow %s', (_what, line) => {
    expect(listFunctionNameViolations('apps/a.ts', `${line}\n`)).toEqual([]);
  });
});

describe('texts', () => {
  it.each([
    ['a folder of one machine', 'README.md', `see /${'home'}/mary/fleet`],
    ['a registry of one machine', 'package-lock.json', `"resolved": "${'http'}://registry.local/zod.tgz"`],
    ['work left for later', 'apps/a.ts', `// ${'TO'}${'DO'} later`],
    ['a native date field', 'apps/a.tsx', `<input type=${'"date"'} />`],
    ['a story', 'apps/a.ts', `// ${'No'}${'body'} acknowledged it`],
    ['a silenced compiler', 'apps/a.ts', `// @ts${'-ignore'}`],
    ['a test that keeps the others from running', 'apps/a.test.ts', `it.${'only'}('x', run)`],
  ])('refuse %s', (_what, path, line) => {
    expect(listTextViolations(path, `first\n${line}\n`)).toEqual([expect.stringContaining(`${path}:2 `)]);
  });

  it('allow paths below a folder that is not named, and addresses', () => {
    expect(listTextViolations('README.md', `<data>/${'home'}/key and https://example.org/${'work'}/item`)).toEqual([]);
  });
});

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fms-shape-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** What Biome says, with the configuration of this repository, about a file with one function of so many lines. */
  const lint = (name: string, functionLines: number) => {
    const body = Array.from({ length: functionLines - 2 }, (_, index) => `  console.log(${index});`).join('\n');
    writeFileSync(join(folder, name), `export function long() {\n${body}\n}\n`);
    const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
    // Without git's ignore file, which Biome cannot relate to a folder outside the repository.
    const args = [biome, 'lint', '--vcs-enabled=false', `--config-path=${join(root, 'biome.json')}`, name];
    return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }).stderr;
  };

  it('refuses functions over 60 lines and components over 120', () => {
    expect(lint('function.ts', 61)).toContain('noExcessiveLinesPerFunction');
    expect(lint('function.ts', 60)).not.toContain('noExcessiveLinesPerFunction');
    expect(lint('component.tsx', 121)).toContain('noExcessiveLinesPerFunction');
    expect(lint('component.tsx', 120)).not.toContain('noExcessiveLinesPerFunction');
  });
});

describe('folders', () => {
  const inFolder = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ({ path: `apps/a/${name(index)}`, lines: 1 }));
  const twenty = inFolder(20, (index) => `${index}.ts`);

  it('hold twenty sources, any number of tests, and folders of their own', () => {
    expect(listFolderViolations([...twenty, ...inFolder(30, (index) => `${index}.test.ts`)])).toEqual([]);
    expect(listFolderViolations([...twenty, ...inFolder(20, (index) => `b/${index}.ts`)])).toEqual([]);
  });

  it('hold no more than that', () => {
    expect(listFolderViolations(inFolder(21, (index) => `${index}.ts`))).toEqual([
      'apps/a holds 21 sources, 20 are the limit',
    ]);
  });
});
