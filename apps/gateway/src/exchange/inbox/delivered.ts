/** Which transfers were put into the inbox or delivered, so that one whose answer was lost is not put there twice. */
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Notes that are kept; those of the oldest transfers go. */
const KEPT = 2000;

export class Delivered {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Whether it was noted for these bytes. */
  async has(transferId: number, sha256: string): Promise<boolean> {
    return (await readFile(this.#path(transferId), 'utf8').catch(() => '')) === sha256;
  }

  /** On the disk when it resolves. */
  async add(transferId: number, sha256: string): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const file = await open(this.#path(transferId), 'w');
    await file.writeFile(sha256);
    await file.sync();
    await file.close();
    const ids = (await readdir(this.#folder)).map(Number).sort((one, other) => other - one);
    for (const id of ids.slice(KEPT)) await rm(this.#path(id), { force: true });
  }

  #path(transferId: number): string {
    return join(this.#folder, String(transferId));
  }
}
