// @ts-check
/**
 * Type-checking every source, and proving that every source was among what was checked: a file that no program includes
 * has no errors either. Workspaces that know the same platform are one program, so that what they share is read once.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { ROOT, TOOL } from '../process/paths.mjs';
import { runCaptured } from '../process/run.mjs';

/** The planted violations of tools/boundaries are wrong on purpose. */
const NOT_CHECKED = /^tools\/boundaries\/planted\//;

/** What is checked as one, the longest first. A workspace's own tsconfig.json is for editors where it extends one of the root. */
export const TYPE_PROGRAMS = [
  'tsconfig.node.json',
  'apps/web/tsconfig.json',
  'tsconfig.page.json',
  // Tests of the web on ships of the simulator: they know Node, which what the browser loads must not.
  'apps/web/tsconfig.ship.json',
  // Knows neither Node nor a browser.
  'packages/domain/tsconfig.json',
  'packages/ui/tsconfig.json',
  'tsconfig.json',
];

/** Workspaces that an editor finds no options for. @param {string} [root] */
export function listUntypedWorkspaces(root = ROOT) {
  return [...['packages', 'apps', 'tools'].flatMap((folder) => listFoldersOf(root, folder)), 'bench', 'e2e']
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .filter((folder) => !existsSync(join(root, folder, 'tsconfig.json')));
}

/** @param {string} root @param {string} folder */
function listFoldersOf(root, folder) {
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : [];
}

/**
 * Checks one program. The compiler runs single: each further checker instantiates the schemas of the contract once more,
 * which costs more than it saves.
 * @param {string} node24 @param {string} program path of its configuration, relative to the root
 * @returns {Promise<{ code: number, output: string, files: string[] }>} `files` relative to the root
 */
export async function checkTypes(node24, program) {
  const options = ['--checkers', '1', '--listFiles', '--pretty', 'false'];
  const { code, output } = await runCaptured(node24, [TOOL.tsc, '-p', program, ...options]);
  const lines = output.split('\n');
  return {
    code,
    output: lines.filter((line) => !isAbsolute(line)).join('\n'),
    files: lines.filter((line) => line.startsWith(`${ROOT}/`)).map((line) => line.slice(ROOT.length + 1)),
  };
}

/** Sources git knows that were in none of the checked sets. @param {ReadonlySet<string>} checked */
export function listUncheckedSources(checked) {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.ts', '*.tsx', '*.mjs'];
  return execFileSync('git', list, { cwd: ROOT, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path && !checked.has(path) && !NOT_CHECKED.test(path) && existsSync(join(ROOT, path)));
}
