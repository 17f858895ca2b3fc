/** A ship with an outbox and an inbox, and what a person ashore does with its files over the API of a real server. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  changeTransfer,
  downloadFile,
  type FileTransfer,
  fetchFile,
  getFileQueue,
  uploadChunk,
  uploadFileToSv,
} from '@fms/contract/file';
import { type GatewaySettingInput, gatewaySetting } from '@fms/contract/link';
import { getAllVessels } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import type { TypedClient } from '@fms/server/testing';
import { createSeededRandom } from '@fms/test-kit';

/** What a test waits for is looked at again after this. */
const LOOK_MS = 25;
/** Beyond every limit of a test: a measurement, which has none, ends all the same. */
const PATIENCE_MS = 20 * 60_000;

type ShipInput = GatewaySettingInput['ships'][number];

export class ExchangingShip {
  readonly name: string;
  readonly #folder: string;

  constructor(root: string, name: string) {
    this.name = name;
    this.#folder = join(root, name);
  }

  get outbox(): string {
    return join(this.#folder, 'outbox');
  }

  get inbox(): string {
    return join(this.#folder, 'inbox');
  }

  /** The configuration of its gateway; the one source is a file without a line. */
  setting(
    server: string,
    exchange: Partial<ShipInput['exchange']> = {},
    more: ShipInput['sources'] = [],
  ): GatewaySettingInput {
    const path = join(this.#folder, 'empty.log');
    return {
      server,
      data: join(this.#folder, 'data'),
      ships: [
        {
          ...{ stream: this.name, vessel: { name: this.name }, create: true },
          sources: [{ protocol: 'nmea0183', name: 'bridge', transport: 'file', path }, ...more],
          exchange: { outbox: this.outbox, inbox: this.inbox, scanSeconds: 0.1, settleSeconds: 0.1, ...exchange },
        },
      ],
    };
  }

  parsedSetting(...given: Parameters<ExchangingShip['setting']>) {
    return gatewaySetting.parse(this.setting(...given));
  }

  async make(): Promise<void> {
    await mkdir(this.outbox, { recursive: true });
    await mkdir(this.inbox, { recursive: true });
    await writeFile(join(this.#folder, 'empty.log'), '');
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    const target = join(this.outbox, path);
    await mkdir(join(target, '..'), { recursive: true });
    await writeFile(target, bytes);
  }

  received(path: string): Promise<Buffer | null> {
    return readFile(join(this.inbox, path)).catch(() => null);
  }
}

/** Bytes that do not compress. */
export function createSeededBytes(seed: number, length: number): Buffer {
  const random = createSeededRandom(seed);
  const bytes = Buffer.alloc(length);
  for (let at = 0; at + 4 <= length; at += 4) bytes.writeUInt32LE(random.below(2 ** 32), at);
  return bytes;
}

/** Waits for what is true in the end; the time limit of the test is the bound, or twenty minutes where there is none. */
export async function waitUntil<Answer>(look: () => Promise<Answer | null | undefined | false>): Promise<Answer> {
  const from = performance.now();
  while (performance.now() - from < PATIENCE_MS) {
    const answer = await look();
    if (answer !== null && answer !== undefined && answer !== false) return answer;
    await delay(LOOK_MS);
  }
  throw new Error(`What was waited for did not come within ${PATIENCE_MS / 60_000} min: ${look}`);
}

/** A person ashore, and one vessel. */
export class PersonAshore {
  readonly #client: TypedClient;
  readonly vesselId: VesselId;

  constructor(client: TypedClient, vesselId: VesselId) {
    this.#client = client;
    this.vesselId = vesselId;
  }

  /** Once the vessel is there. */
  static async of(client: TypedClient, name: string): Promise<PersonAshore> {
    const vessel = await waitUntil(async () => (await client.call(getAllVessels)).find((each) => each.name === name));
    return new PersonAshore(client, vessel.id as VesselId);
  }

  /** Asks for a file of the outbox, once it is listed. */
  fetch(path: string, priority: FileTransfer['priority'] = 'urgent'): Promise<FileTransfer> {
    const body = { vesselId: this.vesselId, path: `on-vessel/${path}`, priority };
    return waitUntil(() => this.#client.call(fetchFile, { body }).catch(() => null));
  }

  /** Sends a file at once. */
  async send(name: string, bytes: Uint8Array): Promise<FileTransfer> {
    const form = new FormData();
    form.append('directory', 'to-vessel');
    form.append('files', new File([bytes as Uint8Array<ArrayBuffer>], name));
    await this.#client.call(uploadFileToSv, { params: { vesselId: String(this.vesselId) }, body: form });
    return this.hurry(`to-vessel/${name}`);
  }

  /** Sends one part of a larger file. */
  async sendPart(
    about: { directory: string; fileName: string; chunkIndex: number; totalChunks: number },
    part: Uint8Array,
  ): Promise<void> {
    const form = new FormData();
    for (const [name, value] of Object.entries(about)) form.append(name, String(value));
    form.append('sha256', createHash('sha256').update(part).digest('hex'));
    form.append('chunk', new File([part as Uint8Array<ArrayBuffer>], 'part'));
    await this.#client.call(uploadChunk, { params: { vesselId: String(this.vesselId) }, body: form });
  }

  /** Lets a file go before the others. */
  async hurry(path: string): Promise<FileTransfer> {
    const transfer = (await this.queue()).find((each) => each.path === path);
    if (!transfer) throw new Error(`${path} is not queued`);
    return this.#client.call(changeTransfer, { body: { transferId: transfer.transferId, priority: 'urgent' } });
  }

  queue(): Promise<FileTransfer[]> {
    return this.#client.call(getFileQueue, { query: { vesselId: String(this.vesselId) } });
  }

  /** The transfer once it is in one of the states. */
  reached({ transferId }: FileTransfer, ...states: readonly FileTransfer['state'][]): Promise<FileTransfer> {
    return waitUntil(async () => {
      const transfer = (await this.queue().catch(() => [])).find((each) => each.transferId === transferId);
      return transfer && states.includes(transfer.state) && transfer;
    });
  }

  async download(path: string): Promise<Buffer> {
    const address = downloadFile.path
      .replace('{vesselId}', String(this.vesselId))
      .replace('{filePath}', encodeURIComponent(path));
    const answer = await this.#client.fetch(address);
    if (!answer.ok) throw new Error(`download answered ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }
}
