// @ts-check
/**
 * `npm run check`: everything about the sources that a machine can judge without running them, one line per stage.
 * What a stage said is shown when it failed, or with `--verbose`.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { ROOT, TOOL } from './paths.mjs';
import { runCaptured } from './run.mjs';

/** @typedef {{ name: string, args: string[] }} Stage a program run by Node 24 */

const isVerbose = process.argv.includes('--verbose');
const node24 = await bootstrap();
const failed = [];
for (const stage of stages()) {
  if (!(await pass(stage))) failed.push(stage.name);
}
console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @returns {Stage[]} */
function stages() {
  return [
    { name: 'format', args: [TOOL.biome, 'format', '.'] },
    { name: 'lint', args: [TOOL.biome, 'lint', '--error-on-warnings', '.'] },
    ...typedFolders().map((folder) => ({ name: `types ${folder}`, args: [TOOL.tsc, '-p', folder] })),
    { name: 'boundaries', args: ['tools/boundaries/check.ts'] },
    { name: 'unused', args: [TOOL.knip] },
    { name: 'shape', args: ['tools/boundaries/check-shape.ts'] },
    { name: 'dependencies', args: ['tools/launch/dependencies.mjs', '--check'] },
  ];
}

/** The root and every workspace: a workspace without a tsconfig.json would not be checked at all, so that is a failure. */
function typedFolders() {
  const below = (/** @type {string} */ folder) =>
    readdirSync(join(ROOT, folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(join(ROOT, folder, entry.name, 'package.json')))
      .map((entry) => `${folder}/${entry.name}`);
  return ['.', ...below('packages'), ...below('apps'), ...below('tools'), 'bench', 'e2e'];
}

/** @param {Stage} stage @returns {Promise<boolean>} */
async function pass({ name, args }) {
  const started = Date.now();
  const { code, output } = await runCaptured(node24, args, { env: { FORCE_COLOR: undefined, NO_COLOR: '1' } });
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (code !== 0 || isVerbose) console.log(output.trimEnd());
  return code === 0;
}
