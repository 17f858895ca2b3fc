/** The gateway as it runs on board: its package in a process of its own, on buses of this machine. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { GatewaySettingInput } from '@fms/contract/link';

/** Clock ticks a second that Linux counts processor time in. */
const TICKS_PER_SECOND = 100;
const LAUNCHER = join(import.meta.dirname, '../../tools/launch/gateway.mjs');

export interface Bus {
  readonly port: number;
  /** Sends to all connected clients. */
  send(text: string): void;
  readonly listeners: number;
  close(): void;
}

/** A device that serves its messages over TCP. */
export async function openBus(): Promise<Bus> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    send: (text) => {
      for (const socket of sockets) socket.write(text);
    },
    get listeners() {
      return sockets.size;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

export interface GatewayUnderLoad {
  /** The most memory it ever took, in megabytes. */
  peakResidentMb(): number;
  processorMs(): number;
  stop(): Promise<void>;
}

/** Packs the gateway into a new folder, from which it can be started several times. */
export async function packGateway(): Promise<{ program: string; folder: string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'fms-bench-gateway-'));
  await promisify(execFile)(process.execPath, [LAUNCHER, 'package', folder]);
  const remove = () => rm(folder, { recursive: true, force: true });
  return { program: join(folder, 'fms-gateway/bin/fms-gateway'), folder, remove };
}

export async function startGatewayUnderLoad(
  program: string,
  folder: string,
  setting: GatewaySettingInput,
  key: string,
): Promise<GatewayUnderLoad> {
  const path = join(folder, 'gateway.json');
  await writeFile(path, JSON.stringify(setting));
  const child: ChildProcess = spawn(program, ['run', path], {
    stdio: 'ignore',
    env: { ...process.env, GATEWAY_KEY: key },
  });
  const exited = once(child, 'exit');
  const of = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    peakResidentMb: () => Number(/VmHWM:\s+(\d+)/.exec(of('status'))?.[1]) / 1024,
    processorMs() {
      const fields = of('stat').split(') ')[1]?.split(' ') ?? [];
      return ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_PER_SECOND;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
