/** The configuration of Knip on a planted workspace: what is unused is found, and what is used is not. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const root = dirname(dirname(import.meta.dirname));
const folder = mkdtempSync(join(tmpdir(), 'fms-unused-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = (fields: object) => JSON.stringify({ private: true, type: 'module', ...fields });
const PLANTED: Readonly<Record<string, string>> = {
  'package.json': manifest({ name: 'planted', workspaces: ['tools/*'] }),
  'tools/siege/package.json': manifest({ name: 'siege', dependencies: { zod: '4.0.0' } }),
  'tools/siege/main.ts': "import { used } from './kept.ts';\n\nconsole.log(used);\n",
  'tools/siege/kept.ts': 'export const used = 1;\nexport const unused = 2;\n',
  'tools/siege/lost.ts': 'export const lost = 3;\n',
};

interface Report {
  readonly issues: readonly {
    readonly file: string;
    readonly files?: readonly { readonly name: string }[];
    readonly exports?: readonly { readonly name: string }[];
    readonly dependencies?: readonly { readonly name: string }[];
  }[];
}

it('finds a file, an export and a dependency that are unused, and no other', () => {
  for (const [path, text] of Object.entries(PLANTED)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const args = [
    knip,
    '--directory',
    folder,
    '--config',
    join(root, 'knip.json'),
    '--reporter',
    'json',
    '--no-config-hints',
  ];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  const { issues } = JSON.parse(stdout) as Report;
  const found = issues.flatMap(({ file, files = [], exports = [], dependencies = [] }) =>
    [...files, ...exports, ...dependencies].map(({ name }) => `${file} ${name}`),
  );
  expect(found.sort()).toEqual([
    'tools/siege/kept.ts unused',
    'tools/siege/lost.ts tools/siege/lost.ts',
    'tools/siege/package.json zod',
  ]);
});
