/** A gateway whose ships exchange files, in a process of its own, and a person ashore who asks for them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GatewaySettingInput } from '@fms/contract/link';
import { readResidentMb } from '../subject/server.ts';

const MAIN = join(import.meta.dirname, '../../apps/gateway/src/main.ts');
const PIECE_BYTES = 4_000_000;

export interface ExchangingGateway {
  residentMb(): Promise<number>;
  stop(): Promise<void>;
}

export async function startExchangingGateway(
  folder: string,
  setting: GatewaySettingInput,
  key: string,
): Promise<ExchangingGateway> {
  const path = join(folder, `gateway-${randomBytes(4).toString('hex')}.json`);
  await writeFile(path, JSON.stringify(setting));
  const child: ChildProcess = spawn(process.execPath, [MAIN, 'run', path], {
    stdio: 'ignore',
    env: { ...process.env, GATEWAY_KEY: key },
  });
  const exited = once(child, 'exit');
  return {
    residentMb: () => readResidentMb(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/** A file of bytes that do not compress; its SHA-256. */
export async function writeRandomFile(path: string, megabytes: number): Promise<string> {
  const file = await open(path, 'w');
  const hash = createHash('sha256');
  for (let left = megabytes * 1_000_000; left > 0; left -= PIECE_BYTES) {
    const bytes = randomBytes(Math.min(PIECE_BYTES, left));
    hash.update(bytes);
    await file.write(bytes);
  }
  await file.close();
  return hash.digest('hex');
}

export async function appendRandom(path: string, megabytes: number): Promise<void> {
  const file = await open(path, 'a');
  await file.write(randomBytes(megabytes * 1_000_000));
  await file.close();
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}
