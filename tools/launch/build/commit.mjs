// @ts-check
/** The commit a checkout stands at. */
import { spawnSync } from 'node:child_process';

/**
 * Twelve digits of the commit, or nothing where the folder is no checkout or git is not installed.
 * @param {string} folder @returns {string | undefined}
 */
export function readCommit(folder) {
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
