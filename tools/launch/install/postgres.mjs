// @ts-check
/** A PostgreSQL of its own for one test run: a new cluster in the temporary folder, gone afterwards. */
import { spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const OLDEST_MAJOR = 15;

/** @typedef {{ url: string, stop: () => void } | { missing: string }} TestPostgres */

/** @returns {Promise<TestPostgres>} a running server, or the reason there is none */
export async function startTestPostgres() {
  if (process.env.FMS_TEST_POSTGRES_URL) return { url: process.env.FMS_TEST_POSTGRES_URL, stop: () => {} };
  const bin = binFolders().find((folder) => majorIn(folder) >= OLDEST_MAJOR);
  if (!bin) return { missing: `no PostgreSQL ${OLDEST_MAJOR} or newer found (/usr/lib/postgresql, PATH)` };
  const owner = clusterOwner();
  if ('missing' in owner) return owner;

  const folder = mkdtempSync(join(tmpdir(), 'fms-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid ?? owner.uid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const data = join(folder, 'data');
  /** @param {string} program @param {string[]} args */
  const run = (program, args) =>
    spawnSync(join(bin, program), args, {
      encoding: 'utf8',
      cwd: folder,
      uid: owner.uid,
      gid: owner.gid,
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const created = run('initdb', ['-D', data, '-U', 'fms', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  if (created.status !== 0) {
    remove();
    return { missing: `initdb failed: ${created.stderr.trim()}` };
  }
  const port = await freePort();
  // Durability is not what these tests are about, and a shared disk made each commit cost tens of milliseconds.
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off -c synchronous_commit=off -c max_connections=60`;
  // pg_ctl's child would keep an inherited pipe open and this call waiting: it logs to a file of its own.
  const started = spawnSync(
    join(bin, 'pg_ctl'),
    ['-D', data, '-l', join(folder, 'log'), '-w', '-o', settings, 'start'],
    {
      cwd: folder,
      uid: owner.uid,
      gid: owner.gid,
      stdio: 'ignore',
    },
  );
  if (started.status !== 0) {
    remove();
    return { missing: 'the temporary PostgreSQL did not start' };
  }
  return {
    url: `postgres://fms@127.0.0.1:${port}/postgres`,
    stop: () => {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      remove();
    },
  };
}

/** Newest first. */
function binFolders() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [...versions.map((version) => join(debian, version, 'bin')), ...(process.env.PATH ?? '').split(delimiter)];
}

/** @param {string} folder @returns {number} major version of the server in it, 0 when there is none */
function majorIn(folder) {
  try {
    accessSync(join(folder, 'initdb'), constants.X_OK);
  } catch {
    return 0;
  }
  const { stdout } = spawnSync(join(folder, 'initdb'), ['--version'], { encoding: 'utf8' });
  return Number(/(\d+)/.exec(stdout ?? '')?.[1] ?? 0);
}

/**
 * PostgreSQL refuses to run as root, so root lends the cluster to the account its package made.
 * @returns {{ uid?: number, gid?: number } | { missing: string }}
 */
function clusterOwner() {
  if (process.getuid?.() !== 0) return {};
  /** @param {string} flag */
  const id = (flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout?.trim();
  const [uid, gid] = [id('-u'), id('-g')];
  if (!uid || !gid) return { missing: 'PostgreSQL does not run as root and there is no account named postgres' };
  return { uid: Number(uid), gid: Number(gid) };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
