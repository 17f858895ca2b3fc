/** Where WebSockets come in: Host and Origin are checked once for hub and link alike, other paths are refused. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from '../log/logger.ts';
import type { Guard } from './guard.ts';
import { rejectUpgrade } from './listener.ts';

/** Takes over the socket; what it throws ends the connection. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void | Promise<void>;

export interface UpgradeRouter {
  /** `path` without a query, e.g. `/hub`. */
  route(path: string, take: UpgradeHandler): void;
  /** Every path below a folder, e.g. `/ship-view/`. */
  routeBelow(folder: string, take: UpgradeHandler): void;
  handle(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

export function createUpgradeRouter(guard: Guard, logger: Pick<Logger, 'warn'>): UpgradeRouter {
  const takers = new Map<string, UpgradeHandler>();
  const folders = new Map<string, UpgradeHandler>();

  async function handle(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const refusal = guard.check(request);
    if (refusal) return rejectUpgrade(socket, `${refusal.status} ${STATUS_CODES[refusal.status]}`);
    const [path = ''] = (request.url ?? '').split('?');
    const take = takers.get(path) ?? folders.get(path.slice(0, path.indexOf('/', 1) + 1));
    if (!take) return rejectUpgrade(socket, '404 Not Found');
    try {
      await take(request, socket, head);
    } catch (error) {
      logger.warn({ err: error, path: path.slice(0, path.indexOf('/', 1) + 1) || path }, 'upgrade failed');
      socket.destroy();
    }
  }

  return {
    route: (path, take) => void takers.set(path, take),
    routeBelow: (folder, take) => void folders.set(folder, take),
    handle: (request, socket, head) => void handle(request, socket, head),
  };
}
