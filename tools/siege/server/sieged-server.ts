/** The server under siege: a process of its own on a folder of its own, with two organisations that must not meet. */
import type { Belongings } from '../../../apps/server/src/testing/two-organizations.ts';

export const SIEGE_ROLES = ['user', 'manager', 'admin'] as const;
export type SiegeRole = (typeof SIEGE_ROLES)[number];

export interface SiegedServer {
  /** `http://127.0.0.1:23456`; another one after a restart. */
  readonly address: string;
  readonly dataFolder: string;
  /** What a ship shows at the link. */
  readonly fleetKey: string;
  /** Of the organisation whose manager and user sign in, and of the other one. */
  readonly belongings: Readonly<Record<'own' | 'foreign', Belongings>>;
  /** User names of the accounts; each has the password `password`. */
  readonly userNames: Readonly<Record<SiegeRole, string>>;
  readonly password: string;
  /** A fresh token of a sign-in of its own; throws with the server's words when it is refused. */
  signIn(role: SiegeRole): Promise<string>;
  /** Sends the process a signal and resolves to whether it ended within ten seconds; one that did not is killed. */
  end(signal: NodeJS.Signals): Promise<boolean>;
  /** Starts it again on the same folder, after `end`. */
  restart(): Promise<void>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}
