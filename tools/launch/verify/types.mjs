// @ts-check
/**
 * Type-checking every workspace, and proving that every source was among what was checked: a file that no tsconfig.json
 * includes has no errors either.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { ROOT, TOOL } from '../process/paths.mjs';
import { runCaptured } from '../process/run.mjs';

/** The planted violations of tools/boundaries are wrong on purpose. */
const NOT_CHECKED = /^tools\/boundaries\/planted\//;

/** Tests of the web on ships of the simulator: they know Node, which what the browser loads must not. */
const WEB_ON_SHIPS = 'apps/web/tsconfig.ship.json';

/** The root and every workspace, those without a tsconfig.json included, so that lacking one is a failure. */
export function listTypedFolders() {
  return ['.', ...['packages', 'apps', 'tools'].flatMap(workspacesBelow), WEB_ON_SHIPS, 'bench', 'e2e'];
}

/** @param {string} folder @returns {string[]} */
function workspacesBelow(folder) {
  return readdirSync(join(ROOT, folder))
    .filter((name) => existsSync(join(ROOT, folder, name, 'package.json')))
    .map((name) => `${folder}/${name}`);
}

/**
 * @param {string} node24 @param {string} folder
 * @returns {Promise<{ code: number, output: string, files: string[] }>} `files` relative to the root
 */
export async function checkTypes(node24, folder) {
  const { code, output } = await runCaptured(node24, [TOOL.tsc, '-p', folder, '--listFiles', '--pretty', 'false']);
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
