/**
 * An initialised PGlite folder, made once per version on this machine and copied for each test server: making one
 * costs 5 s of processor time, copying it a fraction of one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPGlite } from '../platform/database/pglite/connection.ts';

function versionOfPGlite(): string {
  const main = fileURLToPath(import.meta.resolve('@electric-sql/pglite'));
  const { version } = JSON.parse(readFileSync(join(main, '../../package.json'), 'utf8')) as { version: string };
  return version;
}

async function makeTemplate(template: string): Promise<void> {
  const making = await mkdtemp(`${template}-making-`);
  const connection = await openPGlite(join(making, 'database'));
  await connection.close();
  // Another test process may have been faster; its template is as good as this one.
  await rename(join(making, 'database'), template).catch(() => {});
  await rm(making, { recursive: true, force: true });
}

/** Puts an empty, initialised cluster at `folder`, which must not exist yet. */
export async function copyTemplateDatabase(folder: string): Promise<void> {
  const template = join(tmpdir(), `fms-test-pglite-${versionOfPGlite()}`);
  if (!existsSync(template)) await makeTemplate(template);
  await cp(template, folder, { recursive: true });
}
