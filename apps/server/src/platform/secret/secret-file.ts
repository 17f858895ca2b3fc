/** Secrets in the data folder: created at the first start, readable by the server's user alone. */
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

const PRIVATE_FILE = 0o600;

/** The text of the file; written from `make` when there is none yet. */
export async function readOrCreateSecret(path: string, make: () => string | Promise<string>): Promise<string> {
  const found = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (found !== undefined) return found;
  // The first writer wins: two secrets of one purpose would refuse each other's tokens.
  await writeFile(path, await make(), { flag: 'wx', mode: PRIVATE_FILE }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readFile(path, 'utf8');
}

/** 256 random bits; `lost` says what removing a damaged file costs. */
export async function readSecret(path: string, lost: string): Promise<Uint8Array> {
  const bytes = 32;
  const secret = Buffer.from(
    await readOrCreateSecret(path, () => randomBytes(bytes).toString('base64url')),
    'base64url',
  );
  if (secret.length < bytes) throw new Error(`${path} is damaged: remove it, and ${lost}.`);
  return secret;
}
