/** The page of people on board as their browser uses it, and a person with a PIN. */
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { PinBook } from '../approval/pin-book.ts';
import { PIN_FILE } from '../ship-view.ts';

export const PERSON = { name: 'C/O Lunde', pin: '480172' };

const shownSession = z.object({
  session: z.int(),
  state: z.string(),
  shown: z.string(),
  asks: z.string().nullable(),
  by: z.string(),
});
export type ShownSession = z.infer<typeof shownSession>;
const shownFile = z.object({
  transfer: z.int(),
  path: z.string(),
  size: z.string(),
  hash: z.string(),
  sha256: z.string(),
});
const shownState = z.object({ sessions: z.array(shownSession), files: z.array(shownFile), use: z.string() });
const told = z.object({ message: z.string() });

export class CrewPage {
  readonly #address: string;

  constructor({ host, port }: { readonly host: string; readonly port: number }) {
    this.#address = `http://${host}:${port}`;
  }

  async sessions(): Promise<ShownSession[]> {
    return (await this.#state()).sessions;
  }

  async files(): Promise<z.infer<typeof shownFile>[]> {
    return (await this.#state()).files;
  }

  /** What files alone have cost the line, `Files: …`. */
  async fileUse(): Promise<string | undefined> {
    return (await this.#state()).use.split('\n').find((line) => line.startsWith('Files: '));
  }

  async order(path: string, body: object): Promise<{ status: number; message: string }> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${this.#address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: answer.status, ...told.parse(await answer.json()) };
  }

  async #state() {
    return shownState.parse(await (await fetch(`${this.#address}/state`)).json());
  }
}

/** Sets the PIN of `PERSON` where the journal of a ship lies. */
export function setPerson(journal: string): void {
  mkdirSync(journal, { recursive: true });
  new PinBook(join(journal, PIN_FILE), Date.now).set(PERSON.name, PERSON.pin);
}

export async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
