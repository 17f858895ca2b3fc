/** What a backup holds, file by file: its `manifest.json`, written last, so that a backup without one is none. */
import { dirname, isAbsolute, join, normalize, sep } from 'node:path';
import type { ShapeBounds } from '@fms/contract/gate';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';
/** Folder of the backup that holds the data folder's copy. */
export const CONTENT = 'data';
const FORMAT = 1;
/** A file has nine values; the telemetry of a large fleet has some hundred thousand files. */
export const MANIFEST_BOUNDS: ShapeBounds = {
  size: 256_000_000,
  depth: 4,
  values: 10_000_000,
  keys: 20,
  text: 8192,
};

/** A path inside the copy, as plain as it can be written: hostile ones would write beside it. */
const inside = z.string().refine((path) => path !== '.' && isInside(path) && normalize(path) === path);

function isInside(path: string): boolean {
  return path !== '' && !isAbsolute(path) && normalize(path).split(sep)[0] !== '..';
}

const entry = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('folder'), path: inside }),
    z.object({ kind: z.literal('file'), path: inside, bytes: z.int().min(0), sha256: z.string().length(64) }),
    /** The engine names its tables by relative links. */
    z.object({ kind: z.literal('link'), path: inside, target: z.string() }),
  ])
  .refine((it) => it.kind !== 'link' || (!isAbsolute(it.target) && isInside(join(dirname(it.path), it.target))));
export type BackupEntry = z.infer<typeof entry>;

/** Everything lies in folders of the backup itself: through a link of it one would come out anywhere. */
function areInFolders(entries: readonly BackupEntry[]): boolean {
  const folders = new Set(['.', ...entries.flatMap(({ kind, path }) => (kind === 'folder' ? [path] : []))]);
  return entries.every(({ path }) => folders.has(dirname(path)));
}

const storeKind = z.enum(['embedded', 'networked']);
export const manifest = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  createdMs: z.int(),
  mode: z.enum(['demonstration', 'live']),
  database: storeKind,
  telemetry: storeKind,
  entries: z.array(entry).refine(areInFolders),
});
export type Manifest = z.infer<typeof manifest>;
export type ManifestHead = Omit<Manifest, 'format' | 'entries'>;

export const toManifest = (head: ManifestHead, entries: BackupEntry[]): Manifest => ({
  format: FORMAT,
  ...head,
  entries,
});
