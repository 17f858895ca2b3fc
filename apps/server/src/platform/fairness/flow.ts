/**
 * In whose name work is done: a user, the network of an unknown caller, a ship, a job of the server. It travels with
 * the work through every `await`, so that the queue before the database knows it without being told by each service.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Caller } from '../access/caller.ts';
import { getAddressNetwork } from '../network/address-network.ts';

export interface Flow {
  /** What is counted together, e.g. `user:7`. */
  readonly key: string;
  /** Served before all others, within bounds: what ships send, and the evaluation of alarms. */
  readonly isUrgent: boolean;
}

/** Work that no request, ship or job began: the start of the server, mails on their way. */
const SERVER: Flow = { key: 'server', isUrgent: false };

const current = new AsyncLocalStorage<Flow>();

/** A user over all sign-ins and connections; an admin who acts as another user is counted as the admin. */
export function getCallerFlow({ userId, impersonatedBy }: Pick<Caller, 'userId' | 'impersonatedBy'>): Flow {
  return { key: `user:${impersonatedBy ?? userId}`, isUrgent: false };
}

/** A caller who has not said who it is, by address. */
export function getNetworkFlow(address: string): Flow {
  return { key: `network:${getAddressNetwork(address)}`, isUrgent: false };
}

/** A sign-in whose token is known to be ours, while its user is looked up. */
export const getSignInFlow = (sessionId: string): Flow => ({ key: `sign-in:${sessionId}`, isUrgent: false });

/** What is done again and again, by its name. */
export const getJobFlow = (name: string): Flow => ({ key: `job:${name}`, isUrgent: false });

/** What must not wait for calls: a link of a ship, alarm evaluation, the probe of the store. */
export const getUrgentFlow = (name: string): Flow => ({ key: `urgent:${name}`, isUrgent: true });

/** Does the work, and everything it begins, in the name of `flow`. */
export function runInFlow<T>(flow: Flow, work: () => T): T {
  return current.run(flow, work);
}

/** In whose name the running work is done. */
export function getCurrentFlow(): Flow {
  return current.getStore() ?? SERVER;
}
