/**
 * Where commands on the server's own machine reach it: a socket in the data folder, which only the server's user can
 * open. Not reachable over a network: the right to read the data is the right to ask for a copy of them.
 */

import { chmod, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { isAbsolute } from 'node:path';
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import { z } from 'zod';
import { Failure } from '../failure/failure.ts';
import type { Logger } from '../log/logger.ts';
import type { BackupResult } from './backup.ts';

/** Operating systems keep a socket's path in 104 bytes or a few more. */
const MAX_PATH_BYTES = 103;
const MAX_BODY_BYTES = 10_000;
const ORDER_BOUNDS: ShapeBounds = { size: MAX_BODY_BYTES, depth: 2, values: 20, keys: 5, text: 5000 };
const PRIVATE_FILE = 0o600;

const order = z.object({ to: z.string().max(4000).refine(isAbsolute) });

export interface ControlSocket {
  close(): Promise<void>;
}

export interface ControlPorts {
  /** Path of the socket; one that a killed server left there is removed. */
  readonly path: string;
  readonly logger: Pick<Logger, 'warn' | 'info' | 'error'>;
  readonly backUp: (target: string) => Promise<BackupResult>;
}

/** Listens for `POST /backup` with `{ "to": "/absolute/folder" }`; null where the path is too long for a socket. */
export async function openControlSocket({ path, logger, backUp }: ControlPorts): Promise<ControlSocket | null> {
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) {
    logger.warn({ path }, 'the path of the data folder is too long: npm run backup cannot reach this server');
    return null;
  }
  await rm(path, { force: true });
  const server = createServer({ requestTimeout: 0 }, async (request, response) => {
    const { status, body } = await answer(request).catch((error: unknown) => refusal(error, logger));
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  async function answer(request: IncomingMessage) {
    if (request.method !== 'POST' || request.url !== '/backup') return { status: 404, body: { message: 'Unknown.' } };
    const { to } = order.parse(orderIn(await bodyOf(request)));
    const result = await backUp(to);
    logger.info(result, 'backup made');
    return { status: 200, body: result };
  }
  await listen(server, path);
  await chmod(path, PRIVATE_FILE);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function orderIn(text: string): unknown {
  const read = readJson(text, ORDER_BOUNDS);
  if (!read.ok) throw new Error(`The order is refused: ${read.reason}.`);
  return read.value;
}

function refusal(error: unknown, logger: ControlPorts['logger']) {
  logger.error({ err: error }, 'backup failed');
  const message = error instanceof Error ? error.message : String(error);
  return { status: error instanceof Failure ? 409 : 500, body: { message } };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new Error('The order is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function listen(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
}
