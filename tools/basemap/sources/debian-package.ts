import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Build inputs that are not in npm are kept here between runs; never committed. */
export const CACHE_FOLDER = join(import.meta.dirname, '..', '.cache');

/**
 * Downloads a Debian package through apt and unpacks it without installing it.
 * Returns the folder that stands for `/`. Needs a Debian or Ubuntu machine, and only to rebuild the map.
 */
export function unpackDebianPackage(name: string): string {
  const folder = join(CACHE_FOLDER, name);
  const root = join(folder, 'root');
  if (existsSync(root)) return root;
  mkdirSync(folder, { recursive: true });
  execFileSync('apt-get', ['download', name], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
  if (!archive) throw new Error(`apt-get download ${name} left no package in ${folder}`);
  execFileSync('dpkg-deb', ['--extract', join(folder, archive), root]);
  return root;
}
