// @ts-check
/**
 * `npm run check`: all static checks of the sources, two at a time, one line per stage.
 * What a stage said is shown when it failed, or with `--verbose`.
 */
import { runBootstrap } from './bootstrap.mjs';
import { TOOL } from './process/paths.mjs';
import { runCaptured } from './process/run.mjs';
import { runAbreast } from './verify/stages.mjs';
import { checkTypes, listUncheckedSources, listUntypedWorkspaces, TYPE_PROGRAMS } from './verify/types.mjs';

/** @typedef {{ code: number, output: string }} Outcome */
/** @typedef {{ name: string, work: () => Outcome | Promise<Outcome> }} Stage */

/** Each stage but the linter keeps one core busy. */
const WIDTH = 2;

const isVerbose = process.argv.includes('--verbose');
const node24 = await runBootstrap();
/** @type {string[]} */
const failed = [];
/** Sources that a compiler read. @type {Set<string>} */
const typed = new Set();

/** The longest first, so that the last to end has company. @type {Stage[]} */
const stages = [
  { name: 'boundaries', work: () => run('tools/boundaries/check.ts') },
  { name: 'unused', work: () => run(TOOL.knip) },
  ...TYPE_PROGRAMS.map((program) => ({ name: `types ${program}`, work: () => checkProgram(program) })),
  { name: 'lint', work: () => run(TOOL.biome, 'lint', '--error-on-warnings', '.') },
  { name: 'format', work: () => run(TOOL.biome, 'format', '.') },
  { name: 'shape', work: () => run('tools/boundaries/check-shape.ts') },
  { name: 'dependencies', work: () => run('tools/launch/dependencies.mjs', '--check') },
];

await runAbreast(stages, WIDTH, timed, report);
await runAbreast([{ name: 'types cover every source', work: checkCoverage }], 1, timed, report);

console.log(failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;

/** @param {string} program @returns {Promise<Outcome>} */
async function checkProgram(program) {
  const { files, ...outcome } = await checkTypes(node24, program);
  for (const file of files) typed.add(file);
  return outcome;
}

/** @returns {Outcome} */
function checkCoverage() {
  const complaints = [
    ...listUntypedWorkspaces().map((folder) => `has no tsconfig.json: ${folder}`),
    ...listUncheckedSources(typed).map((path) => `in no program of types: ${path}`),
  ];
  return { code: complaints.length, output: complaints.join('\n') };
}

/** @param {string[]} args a program and its arguments @returns {Promise<Outcome>} */
function run(...args) {
  return runCaptured(node24, args, { env: { FORCE_COLOR: undefined, NO_COLOR: '1' } });
}

/** @param {Stage} stage @returns {Promise<Outcome & { seconds: number }>} */
async function timed({ work }) {
  const started = Date.now();
  return { ...(await work()), seconds: (Date.now() - started) / 1000 };
}

/** @param {Stage} stage @param {Outcome & { seconds: number }} outcome */
function report({ name }, { code, output, seconds }) {
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`);
  if (code !== 0 || isVerbose) console.log(output.trimEnd());
  if (code !== 0) failed.push(name);
}
