/** Where WebSockets come in: Host and Origin are checked once for hub and link alike, other paths are refused. */
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from '../logger.ts';
import type { Guard } from './guard.ts';
import { refuseUpgrade } from './listener.ts';

/** Takes over the socket; what it throws ends the connection. */
export type UpgradeTaker = (request: IncomingMessage, socket: Duplex, head: Buffer) => void | Promise<void>;

export interface UpgradeDoor {
  /** `path` without a query, e.g. `/hub`. */
  mount(path: string, take: UpgradeTaker): void;
  handle(request: IncomingMessage, socket: Duplex, head: Buffer): void;
}

export function createUpgradeDoor(guard: Guard, logger: Pick<Logger, 'warn'>): UpgradeDoor {
  const takers = new Map<string, UpgradeTaker>();

  async function handle(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const refusal = guard.check(request);
    if (refusal) return refuseUpgrade(socket, `${refusal.status} ${STATUS_CODES[refusal.status]}`);
    const [path = ''] = (request.url ?? '').split('?');
    const take = takers.get(path);
    if (!take) return refuseUpgrade(socket, '404 Not Found');
    try {
      await take(request, socket, head);
    } catch (error) {
      logger.warn({ err: error, path }, 'upgrade failed');
      socket.destroy();
    }
  }

  return {
    mount: (path, take) => void takers.set(path, take),
    handle: (request, socket, head) => void handle(request, socket, head),
  };
}
