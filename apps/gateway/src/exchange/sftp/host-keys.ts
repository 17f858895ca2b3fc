/** Host keys of servers on the ship's own network: the first that is seen is kept, and another one later is refused. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';

const keys = z.record(z.string(), z.string());

/** As OpenSSH shows it, e.g. `SHA256:47DEQpj8HBSa…`. */
export function computeFingerprint(key: Buffer): string {
  return `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;
}

export class HostKeys {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Whether the server has the key it had the first time; the first is kept. */
  async isTrusted(host: string, port: number, key: Buffer): Promise<boolean> {
    const known = await this.#load();
    const name = `[${host}]:${port}`;
    const pinned = known[name];
    if (pinned !== undefined) return pinned === computeFingerprint(key);
    await mkdir(dirname(this.#path), { recursive: true });
    await writeFile(`${this.#path}.new`, JSON.stringify({ ...known, [name]: computeFingerprint(key) }), {
      mode: 0o600,
    });
    await rename(`${this.#path}.new`, this.#path);
    return true;
  }

  /** A file that cannot be read is an error: to begin anew would trust any key. */
  async #load(): Promise<Record<string, string>> {
    const text = await readFile(this.#path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '{}';
      throw error;
    });
    return keys.parse(JSON.parse(text));
  }
}
