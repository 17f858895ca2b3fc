/** What a backup holds, file by file: its `manifest.json`, written last, so that a backup without one is none. */
import { isAbsolute, join, normalize, sep } from 'node:path';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';
/** Folder of the backup that holds the data folder's copy. */
export const CONTENT = 'data';
const FORMAT = 1;

/** A path inside the copy: hostile ones would write beside it. */
const inside = z.string().refine((path) => {
  const parts = normalize(path).split(sep);
  return path !== '' && !isAbsolute(path) && parts[0] !== '..';
});

const entry = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('folder'), path: inside }),
    z.object({ kind: z.literal('file'), path: inside, bytes: z.int().min(0), sha256: z.string().length(64) }),
    /** The engine names its tables by relative links. */
    z.object({ kind: z.literal('link'), path: inside, target: z.string() }),
  ])
  .refine((it) => it.kind !== 'link' || inside.safeParse(join(it.path, '..', it.target)).success);
export type BackupEntry = z.infer<typeof entry>;

const storeKind = z.enum(['embedded', 'networked']);
export const manifest = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  createdMs: z.int(),
  mode: z.enum(['demonstration', 'live']),
  database: storeKind,
  telemetry: storeKind,
  entries: z.array(entry),
});
export type Manifest = z.infer<typeof manifest>;
export type ManifestHead = Omit<Manifest, 'format' | 'entries'>;

export const toManifest = (head: ManifestHead, entries: BackupEntry[]): Manifest => ({
  format: FORMAT,
  ...head,
  entries,
});
