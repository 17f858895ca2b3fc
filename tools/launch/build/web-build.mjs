// @ts-check
/** Builds the web application when its sources changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT, TOOL } from '../process/paths.mjs';
import { runCaptured } from '../process/run.mjs';

const WEB = join(ROOT, 'apps/web');
const DIST = join(WEB, 'dist');
/** Inside the build, so that it can only ever describe the files it lies beside. */
const STAMP = '.source-hash';

/** Everything whose change makes the last build wrong. */
const SOURCES = [
  'apps/web',
  'packages/ui',
  'packages/domain',
  'packages/contract',
  'package-lock.json',
  'tsconfig.base.json',
  'tsconfig.node.json',
];
const NOT_SOURCES = new Set(['node_modules', 'dist', '.cache']);

/** @param {string} node24 @returns {Promise<void>} @throws {Error} with what the build said */
export async function buildWebWhenStale(node24) {
  const hash = hashOf(SOURCES.map((source) => join(ROOT, source)));
  if (readStamp() === hash) return;
  console.log('Building the web application …');
  const started = Date.now();
  // Built beside and swapped in: a failed or interrupted build leaves the last good one, and a server that is
  // answering from it never sees half of the next.
  const next = join(WEB, '.cache', `build-${process.pid}`);
  mkdirSync(next, { recursive: true });
  const { code, output } = await runCaptured(node24, [TOOL.vite, 'build', '--outDir', next, '--emptyOutDir'], {
    cwd: WEB,
  });
  if (code !== 0) {
    rmSync(next, { recursive: true, force: true });
    throw new Error(`The web application could not be built:\n${output}`);
  }
  writeFileSync(join(next, STAMP), hash);
  rmSync(DIST, { recursive: true, force: true });
  renameSync(next, DIST);
  console.log(`Built in ${Math.round((Date.now() - started) / 1000)} s.`);
}

function readStamp() {
  const stamp = join(DIST, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

/** One hash over names and contents, in an order that does not depend on the file system. @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesBelow).sort()) {
    hash
      .update(`${relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} path a file or a folder @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (path.endsWith('.json')) return [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !NOT_SOURCES.has(name) && !/\.test\.tsx?$/.test(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(join(path, entry.name)) : [join(path, entry.name)]));
}
