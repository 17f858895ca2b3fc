/** Reads the key of a vessel. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from './environment.ts';

/** Written by the server in demonstration mode, for gateways on the same machine. */
const DEMONSTRATION_KEY = 'demo-fleet.key';
const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export class KeyMissingError extends Error {
  readonly code = 'key-missing';
}

export interface KeyPlace {
  readonly keyFile: string | null;
  readonly server: string;
  /** Folder the demonstration's key may lie in. */
  readonly dataFolder: string;
}

/**
 * The key file, else `GATEWAY_KEY`, else the demonstration's key when the shore is this machine: it never leaves it.
 * Throws `KeyMissingError` with what to do.
 */
export function findKey({ keyFile, server, dataFolder }: KeyPlace, { key }: Environment): string {
  if (keyFile !== null) return readKey(keyFile);
  if (key !== null) return key;
  const demonstration = join(dataFolder, DEMONSTRATION_KEY);
  if (LOOPBACK.test(new URL(server).hostname) && existsSync(demonstration)) return readKey(demonstration);
  throw new KeyMissingError(
    `There is no key for ${server}: name its file with --key-file or set GATEWAY_KEY; the demonstration's key is found in the folder of --data.`,
  );
}

function readKey(path: string): string {
  let key = '';
  try {
    key = readFileSync(path, 'utf8').trim();
  } catch (error) {
    throw new KeyMissingError(`The key file ${path} cannot be read: ${(error as Error).message}`);
  }
  if (key === '') throw new KeyMissingError(`The key file ${path} is empty.`);
  return key;
}
