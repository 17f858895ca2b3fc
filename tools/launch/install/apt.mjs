// @ts-check
/** Installing a Debian package, only where this process has the right to. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * @param {string} name of a Debian package
 * @returns {string | undefined} why it is not there now, undefined when it was installed
 */
export function installAptPackage(name) {
  if (!existsSync('/usr/bin/apt-get')) return `there is no apt-get to install ${name} with`;
  if (process.getuid?.() !== 0) return `only root may install it: sudo apt-get install ${name}`;
  console.log(`Installing ${name} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const update = spawnSync('apt-get', ['update', '-qq'], { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const install = spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (install.status === 0) return undefined;
  const said = (install.stderr || update.stderr || install.error?.message || 'no message').trim().split('\n').at(-1);
  return `apt-get install ${name} failed: ${said}`;
}
