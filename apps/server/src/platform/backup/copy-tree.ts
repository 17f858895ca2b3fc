/** Copies folders file by file with a checksum of each, private to this user whatever they were before. */
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { BackupEntry } from './manifest.ts';

export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;
/** Each file waits for the disk: several at once wait together. */
const FILES_AT_ONCE = 16;

export type TreePart =
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'link'; readonly path: string; readonly target: string };

/** What lies under `name` in a folder, each folder before what is in it; sockets and the like are left out. */
export async function listTree(root: string, name: string): Promise<TreePart[]> {
  const parts: TreePart[] = [{ kind: 'folder', path: name }];
  for (const found of await readdir(join(root, name), { withFileTypes: true })) {
    const path = `${name}/${found.name}`;
    if (found.isDirectory()) parts.push(...(await listTree(root, path)));
    else if (found.isSymbolicLink()) parts.push({ kind: 'link', path, target: await readlink(join(root, path)) });
    else if (found.isFile()) parts.push({ kind: 'file', path });
  }
  return parts;
}

/** Copies the parts from one root to another, where none of them may be; answers them with their checksums. */
export async function copyParts(parts: readonly TreePart[], from: string, to: string): Promise<BackupEntry[]> {
  const entries: BackupEntry[] = [];
  for (const part of parts) {
    if (part.kind === 'folder') await mkdir(join(to, part.path), { mode: PRIVATE_FOLDER });
    if (part.kind === 'link') await symlink(part.target, join(to, part.path));
    if (part.kind !== 'file') entries.push(part);
  }
  const files = parts.filter(({ kind }) => kind === 'file').values();
  const copySome = async () => {
    for (const { path } of files) {
      entries.push({ kind: 'file', path, ...(await copyFile(join(from, path), join(to, path))) });
    }
  };
  await Promise.all(Array.from({ length: FILES_AT_ONCE }, copySome));
  return entries;
}

/** On the disk when it resolves. */
async function copyFile(from: string, to: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const look = new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const out = createWriteStream(to, { mode: PRIVATE_FILE, flags: 'wx', flush: true });
  await pipeline(createReadStream(from), look, out);
  return { bytes, sha256: hash.digest('hex') };
}
