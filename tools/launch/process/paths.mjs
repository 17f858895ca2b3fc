// @ts-check
/** Where things lie, so that no script of this folder depends on the directory it is started from. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json of the whole product. */
export const ROOT = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));

/** Scratch space of the launch scripts, ignored by git. */
export const CACHE = join(ROOT, '.cache');

/** Entry files of the tools that are run by path, so that no shell and no PATH decides which one answers. */
export const TOOL = {
  vitest: join(ROOT, 'node_modules/vitest/vitest.mjs'),
  vite: join(ROOT, 'node_modules/vite/bin/vite.js'),
  biome: join(ROOT, 'node_modules/@biomejs/biome/bin/biome'),
  knip: join(ROOT, 'node_modules/knip/bin/knip.js'),
  tsc: join(ROOT, 'node_modules/typescript/bin/tsc'),
};
