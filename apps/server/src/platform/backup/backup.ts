/**
 * A copy of everything the server keeps, made while it serves. Relational and telemetry store are fixed at one moment,
 * in which nothing is written to the latter: no sample in the copy is of a tag it does not know, and no number in it
 * says of a batch that it is stored which is not. Ships wait for as long as that takes, and are acknowledged after it.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import { SerialQueue } from '../concurrency/serial-queue.ts';
import type { BackupSource } from '../disk/backup-source.ts';
import type { DataFolder } from '../disk/data-folder.ts';
import { DISK_RESERVE_BYTES, formatMegabytes, getFolderBytes, getFreeBytes } from '../disk/disk-space.ts';
import { conflict, invalid } from '../failure/failure.ts';
import { getSystemErrorCode } from '../failure/start-failure.ts';
import { copyParts, listTree, PRIVATE_FILE, PRIVATE_FOLDER, type TreePart } from './copy-tree.ts';
import { type BackupEntry, CONTENT, MANIFEST, type ManifestHead, manifest, toManifest } from './manifest.ts';

/** Where the copies of the stores lie until they are in the backup. */
const SCRATCH = 'copying';
/** Beside the stores: what belongs to this process or to programs beside it, and what can be read again. */
const LEFT_OUT = /^(database|telemetry|copying|lock|control|launch\.json(\.new)?|write-test-.*|journal-.*|.*\.log)$/;

export interface BackupPorts {
  readonly folder: DataFolder;
  readonly clock: Clock;
  readonly product: string;
  readonly mode: ManifestHead['mode'];
  readonly database: BackupSource;
  readonly telemetry: BackupSource;
  /** Writes down what is kept in memory; before the moment of the copy. */
  readonly settle: () => Promise<void>;
  /** Runs work while telemetry is not written to. */
  readonly whileStill: <T>(work: () => Promise<T>) => Promise<T>;
}

export interface BackupResult {
  readonly folder: string;
  readonly files: number;
  readonly bytes: number;
  /** How long ships waited. */
  readonly stillMs: number;
  /** What the server keeps and the backup does not hold: the log of a networked telemetry store. */
  readonly leftOut: readonly string[];
}

/** One backup at a time; what an interrupted one left behind is removed at once. */
export async function createBackup(ports: BackupPorts): Promise<(target: string) => Promise<BackupResult>> {
  const queue = new SerialQueue();
  await rm(ports.folder.path(SCRATCH), { recursive: true, force: true });
  return (target) => queue.run(() => backUp(ports, target));
}

/** `target` must not exist; it appears when it is complete, and not at all when something fails. */
async function backUp(ports: BackupPorts, target: string): Promise<BackupResult> {
  const { folder } = ports;
  if (target === folder.path() || target.startsWith(`${folder.path()}/`)) {
    throw invalid('A backup inside the data folder would be lost with it: choose another place.');
  }
  if (await exists(target)) throw conflict(`${target} exists already: a backup overwrites nothing.`);
  const partial = `${target}.partial-${randomBytes(4).toString('hex')}`;
  const scratch = folder.path(SCRATCH);
  await mkdir(dirname(target), { recursive: true });
  // Before anything stands still or is written; what the copies turned out to be is looked at again.
  await requireRoomForStores(ports, dirname(target));
  try {
    await mkdir(scratch, { mode: PRIVATE_FOLDER });
    await mkdir(partial, { mode: PRIVATE_FOLDER });
    const stillMs = await copyStores(ports, scratch);
    await requireRoom(await getFolderBytes(scratch), dirname(target));
    const entries = await collect(ports, scratch, join(partial, CONTENT));
    await writeManifest(ports, partial, entries);
    await rename(partial, target);
    const files = entries.flatMap((entry) => (entry.kind === 'file' ? [entry.bytes] : []));
    const bytes = files.reduce((sum, size) => sum + size, 0);
    const leftOut = ports.telemetry.kind === 'embedded' ? [] : ['log'];
    return { folder: target, files: files.length, bytes, stillMs, leftOut };
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Both stores at one moment; answers for how long telemetry stood still. */
async function copyStores({ settle, whileStill, database, telemetry }: BackupPorts, scratch: string): Promise<number> {
  await settle();
  const { rest, stillMs } = await whileStill(async () => {
    const began = performance.now();
    // The database last: rows of it without samples do no harm; samples without their rows would.
    const telemetryRest = await telemetry.fix(join(scratch, 'telemetry'));
    const rest = [await database.fix(join(scratch, 'database')), telemetryRest];
    return { rest, stillMs: Math.round(performance.now() - began) };
  });
  for (const complete of rest) await complete();
  return stillMs;
}

/** There for the backup, and on the server's disk for what is copied first: an embedded engine's files are linked. */
async function requireRoomForStores({ database, telemetry, folder }: BackupPorts, where: string): Promise<void> {
  const [ofDatabase, ofTelemetry] = [await database.size(), await telemetry.size()];
  await requireRoom(ofDatabase + ofTelemetry, where);
  await requireRoom(ofDatabase + (telemetry.kind === 'embedded' ? 0 : ofTelemetry), folder.path());
}

/** A backup must not be what fills the disk of the server. */
async function requireRoom(needed: number, where: string): Promise<void> {
  const free = await getFreeBytes(where);
  if (free - needed > 2 * DISK_RESERVE_BYTES) return;
  throw conflict(
    `There is no room for a backup in ${where}: ${formatMegabytes(needed)} are needed, ${formatMegabytes(free)} free.`,
  );
}

async function collect({ folder }: BackupPorts, scratch: string, content: string): Promise<BackupEntry[]> {
  await mkdir(content, { mode: PRIVATE_FOLDER });
  const stores = await listAll(scratch, (name) => name === 'database' || name === 'telemetry');
  const beside = await listAll(folder.path(), (name) => !LEFT_OUT.test(name));
  return [...(await copyParts(stores, scratch, content)), ...(await copyParts(beside, folder.path(), content))];
}

async function listAll(root: string, isWanted: (name: string) => boolean): Promise<TreePart[]> {
  const parts: TreePart[] = [];
  for (const found of await readdir(root, { withFileTypes: true })) {
    if (!isWanted(found.name)) continue;
    if (found.isDirectory()) parts.push(...(await listTree(root, found.name)));
    else if (found.isFile()) parts.push({ kind: 'file', path: found.name });
    // Left out in silence it would be missed on the day of the restore.
    else if (found.isSymbolicLink())
      throw conflict(`${join(root, found.name)} is a link: what it leads to lies elsewhere.`);
  }
  return parts;
}

async function writeManifest(ports: BackupPorts, partial: string, entries: BackupEntry[]): Promise<void> {
  const { clock, product, mode, database, telemetry } = ports;
  const head = { product, createdMs: clock.now(), mode, database: database.kind, telemetry: telemetry.kind };
  // What could not be restored is no backup.
  const text = JSON.stringify(manifest.parse(toManifest(head, entries)));
  await writeFile(join(partial, MANIFEST), text, { mode: PRIVATE_FILE, flush: true });
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    (error) => {
      if (getSystemErrorCode(error) === 'ENOENT') return false;
      throw error;
    },
  );
}
