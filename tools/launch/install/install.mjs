// @ts-check
/**
 * Installs what package-lock.json names when it is not there. npm leaves node_modules/.package-lock.json as its last
 * act, so comparing the two tells an interrupted, an outdated and a finished installation apart without asking npm.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CACHE, ROOT } from '../process/paths.mjs';

/** What npm says it has installed, written when it has finished. */
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');

/**
 * The lock file the last installation here was made for. A lock file may name packages no manifest asks for any more;
 * npm leaves those out, and by comparison alone each start would install again.
 */
const STAMP = join(ROOT, 'node_modules', '.installed-for');

/**
 * Nothing is written to the lock file, and install scripts stay off: nothing here needs one, and a package that gains
 * one later does not run it on this machine.
 */
const QUIETLY = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];

/** @typedef {{ version?: string, optional?: boolean, optionalDependencies?: Record<string, string> }} LockedPackage */
/** @typedef {Record<string, LockedPackage>} LockedPackages by path, `node_modules/zod` */

/** Brings node_modules to what the lock file says. @throws {Error} with one sentence for the user */
export async function installMissing() {
  if (isInstalled()) return;
  const release = await installLock();
  try {
    if (!isInstalled()) await installFromLockFile();
  } finally {
    release();
  }
}

function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  return listOutdatedPackages(lockedPackages(join(ROOT, 'package-lock.json')), lockedPackages(INSTALLED)).length === 0;
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
}

/**
 * Paths of packages that are wanted and absent, or there in another version. Optional ones are built for one system
 * each and may be absent.
 * @param {LockedPackages} wanted @param {LockedPackages} installed @returns {string[]}
 */
export function listOutdatedPackages(wanted, installed) {
  return Object.entries(wanted)
    .filter(([path]) => path.startsWith('node_modules/'))
    .filter(([path, { version, optional }]) => {
      const there = installed[path];
      return there ? there.version !== version : !optional;
    })
    .map(([path]) => path);
}

/** @param {string} file @returns {LockedPackages} */
function lockedPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * `npm install` held to the lock file, not `npm ci`: that one refuses a lock file without the native parts of every
 * other system, which is what comes of writing it against a registry that does not carry them, and it deletes an
 * installation that only fell behind.
 */
async function installFromLockFile() {
  const packages = lockedPackages(join(ROOT, 'package-lock.json'));
  const isFirst = !existsSync(INSTALLED);
  console.log(
    isFirst
      ? 'Installing the packages of package-lock.json: about 1.5 GB once, a few minutes.'
      : 'Bringing the installed packages to what package-lock.json names now.',
  );
  const started = Date.now();
  const progress = setInterval(() => showProgress(started, packages), process.stdout.isTTY ? 1000 : 15_000);
  try {
    await npm(['install', ...QUIETLY]);
    await completePlatformParts(packages);
    writeFileSync(STAMP, lockHash());
  } finally {
    clearInterval(progress);
  }
  console.log(`${process.stdout.isTTY ? '\n' : ''}Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** @param {LockedPackages} packages */
async function completePlatformParts(packages) {
  const parts = listMissingPlatformParts(packages, existsInNodeModules);
  if (parts.length === 0) return;
  await installParts(parts).catch(() =>
    console.log(`Not to be had for this system, what needs them will say so: ${parts.join(', ')}`),
  );
}

/** Adds packages the lock file does not name. @param {string[]} parts `name@version` @returns {Promise<void>} */
export function installParts(parts) {
  return npm(['install', ...QUIETLY, ...parts]);
}

/**
 * Native parts that belong to this system and are not there. A lock file written against a registry that lacks the
 * build for another system leaves it out, and npm then never asks for it.
 * @param {LockedPackages} packages @param {(name: string) => boolean} isThere
 * @param {string} [system] such as `darwin-arm64`
 * @returns {string[]} `name@version`
 */
export function listMissingPlatformParts(packages, isThere, system = `${process.platform}-${process.arch}`) {
  const parts = new Set();
  for (const { optionalDependencies = {} } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (name.includes(system) && !name.includes('musl') && !isThere(name)) parts.add(`${name}@${version}`);
    }
  }
  return [...parts];
}

/** @param {string} name */
function existsInNodeModules(name) {
  return existsSync(join(ROOT, 'node_modules', name));
}

/** @param {number} started @param {LockedPackages} packages */
function showProgress(started, packages) {
  const expected = Object.keys(packages).filter((path) => /^node_modules\/[^@][^/]*$/.test(path)).length;
  const folder = join(ROOT, 'node_modules');
  const present = existsSync(folder) ? readdirSync(folder).filter((name) => /^[^@.]/.test(name)).length : 0;
  const percent = Math.min(99, Math.round((present / expected) * 100));
  const line = `  installing … ${percent} %, ${Math.round((Date.now() - started) / 1000)} s`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
  else console.log(line);
}

/** Runs the npm that started us, else the one on the path. @param {string[]} args @returns {Promise<void>} */
function npm(args) {
  const cli = process.env.npm_execpath;
  const [command, all] = cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
  return new Promise((resolve, reject) => {
    let output = '';
    const child = spawn(command, all, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    child.once('error', (error) =>
      reject(new Error(`npm could not be started (${error.message}): install npm 10 or newer.`)),
    );
    child.once('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`npm ${args[0]} failed, is the network reachable and the disk not full?\n${output}`)),
    );
  });
}

/** Only one installation at a time: two terminals on a fresh clone would delete each other's files. */
async function installLock() {
  const lock = join(CACHE, 'installing');
  mkdirSync(CACHE, { recursive: true });
  for (let told = false; ; told = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch {
      if (!isAlive(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
      else if (!told) console.log('Another command is installing the packages: waiting for it.');
      await delay(1000);
    }
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
