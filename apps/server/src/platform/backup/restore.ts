/** A backup back into a data folder that is not there yet, and into empty servers where the stores are networked. */
import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readJson } from '@fms/contract/gate';
import type { Config } from '../config/config.ts';
import { openDatabase } from '../database/database.ts';
import { loadDatabase } from '../database/dump.ts';
import type { StoreKind } from '../disk/backup-source.ts';
import { toFolderFailure } from '../disk/data-folder.ts';
import { getSystemErrorCode, StartFailure } from '../failure/start-failure.ts';
import { copyParts, PRIVATE_FOLDER } from './copy-tree.ts';
import { CONTENT, MANIFEST, MANIFEST_BOUNDS, type Manifest, manifest } from './manifest.ts';

export type RestorePlace = Pick<Config, 'dataFolder' | 'databaseUrl' | 'clickhouseUrl'>;

/** Makes the tables of a networked telemetry store, which must be empty, and fills them from the folder. */
export type RestoreTelemetry = (url: string, folder: string) => Promise<void>;

/**
 * Throws a `StartFailure` when the backup is damaged, when it does not fit the configuration, or when there is
 * something where it would go. The data folder appears when all of it is there.
 */
export async function restore(backup: string, place: RestorePlace, loadTelemetry: RestoreTelemetry): Promise<Manifest> {
  const described = await readManifest(backup);
  requireKind('the database', 'DATABASE_URL', described.database, place.databaseUrl);
  requireKind('telemetry', 'CLICKHOUSE_URL', described.telemetry, place.clickhouseUrl);
  await requireEmpty(place.dataFolder);
  const restoring = `${place.dataFolder}.restoring`;
  try {
    await mkdir(dirname(restoring), { recursive: true });
    await rm(restoring, { recursive: true, force: true });
    await copyBack(join(backup, CONTENT), restoring, described);
    await fillServers(restoring, place, loadTelemetry);
    await rmdir(place.dataFolder).catch((error) => {
      if (getSystemErrorCode(error) !== 'ENOENT') throw error;
    });
    await rename(restoring, place.dataFolder);
  } catch (error) {
    await rm(restoring, { recursive: true, force: true });
    throw toFolderFailure(place.dataFolder, error);
  }
  return described;
}

async function readManifest(backup: string): Promise<Manifest> {
  const path = join(backup, MANIFEST);
  const text = await textWithin(path, MANIFEST_BOUNDS.size).catch((error) => {
    throw new StartFailure(`${backup} is no backup: it holds no ${MANIFEST} that can be read.`, { cause: error });
  });
  const read = readJson(text, MANIFEST_BOUNDS);
  const parsed = manifest.safeParse(read.ok ? read.value : undefined);
  if (parsed.success) return parsed.data;
  throw new StartFailure(`${path} cannot be understood: it is damaged, or of a newer version.`, {
    cause: parsed.error,
  });
}

/** Rejects before a file that is longer is read. */
async function textWithin(path: string, maxBytes: number): Promise<string> {
  const { size } = await stat(path);
  if (size > maxBytes) throw new RangeError(`${path} has ${size} bytes, ${maxBytes} are the bound`);
  return readFile(path, 'utf8');
}

function requireKind(what: string, variable: string, kind: StoreKind, url: string | null): void {
  if (kind === 'embedded' && url !== null) {
    throw new StartFailure(`The backup holds ${what} of an embedded store: leave ${variable} out.`);
  }
  if (kind === 'networked' && url === null) {
    throw new StartFailure(`The backup holds ${what} of a server: set ${variable} to an empty one.`);
  }
}

async function requireEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error) => {
    if (getSystemErrorCode(error) === 'ENOENT') return [];
    throw toFolderFailure(folder, error);
  });
  if (found.length > 0) {
    throw new StartFailure(`${folder} is not empty: restore into a new folder, nothing is overwritten.`);
  }
}

async function copyBack(content: string, folder: string, { entries }: Manifest): Promise<void> {
  await mkdir(folder, { mode: PRIVATE_FOLDER });
  const wanted = new Map(entries.map((entry) => [entry.path, entry]));
  const copied = await copyParts(entries, content, folder).catch((error) => {
    if (getSystemErrorCode(error) === 'ENOENT') throw damaged((error as NodeJS.ErrnoException).path ?? 'a file');
    throw error;
  });
  for (const entry of copied) {
    const known = wanted.get(entry.path);
    if (entry.kind !== 'file' || known?.kind !== 'file') continue;
    if (entry.bytes !== known.bytes || entry.sha256 !== known.sha256) throw damaged(entry.path);
  }
}

function damaged(path: string): StartFailure {
  return new StartFailure(`The backup is damaged: ${path} is not what it was. Nothing was restored.`);
}

/** Rows of a networked store go to its server; their files stay out of the data folder. */
async function fillServers(folder: string, place: RestorePlace, loadTelemetry: RestoreTelemetry): Promise<void> {
  if (place.clickhouseUrl !== null) {
    await loadTelemetry(place.clickhouseUrl, join(folder, 'telemetry'));
    await rm(join(folder, 'telemetry'), { recursive: true });
  }
  if (place.databaseUrl !== null) {
    const db = openDatabase({ url: place.databaseUrl }, { warn: () => {} });
    try {
      await loadDatabase(db, join(folder, 'database'));
    } finally {
      await db.destroy();
    }
    await rm(join(folder, 'database'), { recursive: true });
  }
}
