/**
 * Folders of PGlite made once on this machine and copied for each test: to initialise one costs 5 s of processor time
 * and to migrate it another 2.5, copying it a fraction of one.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openPGlite } from '../platform/database/pglite/connection.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../migrations');

function versionOfPGlite(): string {
  const main = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(join(main, '../../package.json'), 'utf8')) as { version: string };
  return version;
}

/** Of what the migrations say: another word in one of them makes another template. */
function digestOfMigrations(): string {
  const hash = createHash('sha256');
  const names = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  for (const name of names.sort()) hash.update(name).update(readFileSync(join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 12);
}

/** The template of this name, made by `make` in a folder that does not exist yet. */
async function templateOf(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const template = join(tmpdir(), `fms-test-pglite-${name}`);
  if (existsSync(template)) return template;
  const making = await mkdtemp(`${template}-making-`);
  await make(join(making, 'database'));
  // Another test process may have been faster; its template is as good as this one.
  await rename(join(making, 'database'), template).catch(() => {});
  await rm(making, { recursive: true, force: true });
  return template;
}

/** A thousand small files: one after the other, without a promise for each, they take a quarter of the time. */
const copy = (template: string, folder: string) => cpSync(template, folder, { recursive: true });

async function initialise(folder: string): Promise<void> {
  const connection = await openPGlite(folder);
  await connection.close();
}

async function initialiseAndMigrate(folder: string): Promise<void> {
  await copyTemplateDatabase(folder);
  const db = openDatabase({ folder }, { warn: () => {} });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Puts an empty, initialised cluster at `folder`, which must not exist yet. */
export async function copyTemplateDatabase(folder: string): Promise<void> {
  copy(await templateOf(versionOfPGlite(), initialise), folder);
}

/** Puts a cluster whose tables are those of today, empty, at `folder`, which must not exist yet. */
export async function copyMigratedDatabase(folder: string): Promise<void> {
  const name = `${versionOfPGlite()}-${digestOfMigrations()}`;
  copy(await templateOf(name, initialiseAndMigrate), folder);
}
