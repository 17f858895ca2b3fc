// @ts-check
/**
 * `npm run check`: all static checks of the sources, one line per stage.
 * What a stage said is shown when it failed, or with `--verbose`.
 */
import { runBootstrap } from './bootstrap.mjs';
import { TOOL } from './process/paths.mjs';
import { runCaptured } from './process/run.mjs';
import { checkTypes, listTypedFolders, listUncheckedSources } from './verify/types.mjs';

/** @typedef {{ code: number, output: string }} Outcome */

const isVerbose = process.argv.includes('--verbose');
const node24 = await runBootstrap();
/** @type {string[]} */
const failed = [];

await stage('format', () => run(TOOL.biome, 'format', '.'));
await stage('lint', () => run(TOOL.biome, 'lint', '--error-on-warnings', '.'));
await checkAllTypes();
await stage('boundaries', () => run('tools/boundaries/check.ts'));
await stage('unused', () => run(TOOL.knip));
await stage('shape', () => run('tools/boundaries/check-shape.ts'));
await stage('dependencies', () => run('tools/launch/dependencies.mjs', '--check'));

console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function checkAllTypes() {
  /** @type {Set<string>} */
  const checked = new Set();
  for (const folder of listTypedFolders()) {
    await stage(`types ${folder}`, async () => {
      const { files, ...outcome } = await checkTypes(node24, folder);
      for (const file of files) checked.add(file);
      return outcome;
    });
  }
  await stage('types cover every source', () => {
    const unchecked = listUncheckedSources(checked);
    return { code: unchecked.length, output: unchecked.map((path) => `in no tsconfig.json: ${path}`).join('\n') };
  });
}

/** @param {string[]} args a program and its arguments @returns {Promise<Outcome>} */
function run(...args) {
  return runCaptured(node24, args, { env: { FORCE_COLOR: undefined, NO_COLOR: '1' } });
}

/** @param {string} name @param {() => Outcome | Promise<Outcome>} work */
async function stage(name, work) {
  const started = Date.now();
  const { code, output } = await work();
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (code !== 0 || isVerbose) console.log(output.trimEnd());
  if (code !== 0) failed.push(name);
}
