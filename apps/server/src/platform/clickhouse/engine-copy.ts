/**
 * A copy of the embedded engine's folder as it stands, by hard links. Parts are never changed once they are written,
 * and merged ones stay on disk for half a minute: the list of one moment can be linked after it. The engine's own
 * FREEZE leaves out the parts that hold deletions, and its BACKUP does not say when it has fixed its moment.
 */
import { copyFile, cp, link, mkdir, readdir, realpath } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Columns } from './native-format.ts';

const LINKED_AT_ONCE = 16;

/**
 * Copies the engine in `root` into `folder`, which must not exist and lies on the same disk. `select` asks the engine;
 * nothing may be inserted, deleted or recomputed meanwhile.
 */
export async function copyEngine(
  root: string,
  folder: string,
  select: (sql: string) => Promise<Columns>,
): Promise<void> {
  const parts = (await select('SELECT path FROM system.parts WHERE active')).texts('path');
  await mkdir(folder, { recursive: true });
  await cp(join(root, 'data'), join(folder, 'data'), { recursive: true, verbatimSymlinks: true });
  await cp(join(root, 'metadata'), join(folder, 'metadata'), { recursive: true, verbatimSymlinks: true });
  for (const definitions of await readdir(join(root, 'metadata'))) {
    const from = await realpath(join(root, 'metadata', definitions));
    await cp(from, join(folder, relative(await realpath(root), from)), { recursive: true });
  }
  for (const table of await tableFolders(root)) await copyTable(root, folder, table);
  await inTurns(parts, (part) => linkFolder(part, join(folder, relative(root, part))));
}

/** Folders of tables, relative to the root. */
async function tableFolders(root: string): Promise<string[]> {
  const tables: string[] = [];
  for (const database of await readdir(join(root, 'data'))) {
    for (const name of await readdir(join(root, 'data', database))) {
      tables.push(relative(await realpath(root), await realpath(join(root, 'data', database, name))));
    }
  }
  return tables;
}

/** What a table has beside its parts: the version of its format, and mutations that a crash has cut off. */
async function copyTable(root: string, folder: string, table: string): Promise<void> {
  await mkdir(join(folder, table, 'detached'), { recursive: true });
  const files = (await readdir(join(root, table), { withFileTypes: true })).filter((entry) => entry.isFile());
  for (const { name } of files) await copyFile(join(root, table, name), join(folder, table, name));
}

async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    await (entry.isDirectory() ? linkFolder(source, target) : linkFile(source, target));
  }
}

/** Where the disk knows no hard links a copy does as well, only not at once. */
async function linkFile(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const one = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: LINKED_AT_ONCE }, one));
}
