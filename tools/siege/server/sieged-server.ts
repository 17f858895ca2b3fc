/** The server under siege: a process of its own on a folder of its own, with two organisations that must not meet. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@fms/contract/account';
import { endpoints } from '@fms/contract/api';
import { hashPassword, insertAccount } from '../../../apps/server/src/modules/account/index.ts';
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts';
import type { Db } from '../../../apps/server/src/platform/database/database.ts';
import { prepareStore } from '../../../apps/server/src/testing/prepare-store.ts';
import { copyMigratedDatabase } from '../../../apps/server/src/testing/template-database.ts';
import {
  insertTwoOrganizations,
  type OrganizationFixture,
  PASSWORD,
} from '../../../apps/server/src/testing/two-organizations.ts';
import type { ProbeReading } from '../../../bench/subject/probe.ts';
import { type ServerUnderLoad, startServerUnderLoad } from '../../../bench/subject/server.ts';
import { ask } from './ask.ts';

export const SIEGE_ROLES = ['user', 'manager', 'admin'] as const;
export type SiegeRole = (typeof SIEGE_ROLES)[number];

const USER_NAMES = { user: 'operator', manager: 'manager', admin: 'admin' } as const;
const ROLE_ON_WIRE = { user: 'User', manager: 'Manager', admin: 'Admin' } as const satisfies Record<SiegeRole, Role>;
/** Of each role; beyond them the first is signed in with again. */
const SPARE_ACCOUNTS = 30;
/** A refusal is no news in a siege; what breaks is. */
const ENVIRONMENT = { LOG_LEVEL: 'error' };
const PATIENCE_MS = 10_000;

export interface SiegedServer {
  /** `http://127.0.0.1:23456`; another one after a restart. */
  readonly address: string;
  readonly dataFolder: string;
  /** What a ship shows at the link. */
  readonly fleetKey: string;
  /** Of the organisation whose manager and user sign in, and of the other one. */
  readonly belongings: Readonly<Record<'own' | 'foreign', OrganizationFixture>>;
  /** Accounts that no attacker signs in with, for measuring what others notice; each has the password `password`. */
  readonly userNames: Readonly<Record<SiegeRole, string>>;
  readonly password: string;
  /** A token of an account that was not signed in before: what an attacker does to its own account harms no other. */
  signIn(role: SiegeRole): Promise<string>;
  /** Sends the process a signal and resolves to whether it ended within ten seconds; one that did not is killed. */
  end(signal: NodeJS.Signals): Promise<boolean>;
  /** Starts it again on the same folder, after `end`. */
  restart(): Promise<void>;
  /** False once the process has ended, by itself or not. */
  isRunning(): boolean;
  /** Forgets the stalls of the event loop so far. */
  beginProbe(): Promise<ProbeReading>;
  readProbe(): Promise<ProbeReading>;
  /** Resident memory in megabytes. */
  residentMb(): Promise<number>;
  /** Ends it and removes its folder. */
  stop(): Promise<void>;
}

const spareName = (role: SiegeRole, index: number) => `siege-${role}-${index}`;

/** Accounts of the first organisation, those of admins of none. */
async function insertSpareAccounts(db: Db, { own }: SiegedServer['belongings'], now: number): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  for (const role of SIEGE_ROLES) {
    const organizationId = role === 'admin' ? null : own.organizationId;
    for (let index = 0; index < SPARE_ACCOUNTS; index++) {
      const userName = spareName(role, index);
      const email = `${userName}@fleet.example`;
      await insertAccount(db, { userName, email, role: ROLE_ON_WIRE[role], organizationId, passwordHash, now });
    }
  }
}

/** Makes the folder with both organisations in it; what a call can name of them. */
async function prepareFolder(dataFolder: string): Promise<SiegedServer['belongings']> {
  await copyMigratedDatabase(join(dataFolder, 'database'));
  let belongings: SiegedServer['belongings'] | undefined;
  await prepareStore({ dataFolder, databaseUrl: null, mode: 'demonstration' }, systemClock, async (db, clock) => {
    belongings = await insertTwoOrganizations(db, clock);
    await insertSpareAccounts(db, belongings, clock.now());
  });
  if (belongings === undefined) throw new Error('the store was not prepared');
  return belongings;
}

/** Signs in from an address that no attacker uses: wrong passwords from theirs lock it out. */
async function signIn(address: string, username: string): Promise<string> {
  const answer = await ask(address, {
    method: endpoints.login.method,
    path: endpoints.login.path,
    body: JSON.stringify({ username, password: PASSWORD, version: '1.4' }),
    localAddress: process.platform === 'linux' ? '127.7.7.7' : '127.0.0.1',
  });
  if (answer.status !== 200) throw new Error(`${username} cannot sign in: ${answer.status} ${answer.text}`);
  return endpoints.login.answer.parse(JSON.parse(answer.text)).token;
}

/** Starts the demonstration without its fleet on 127.0.0.1, on a folder made for it. */
export async function startSiegedServer(): Promise<SiegedServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fms-siege-'));
  const belongings = await prepareFolder(dataFolder);
  const signedIn: Record<SiegeRole, number> = { user: 0, manager: 0, admin: 0 };
  let running: ServerUnderLoad = await startServerUnderLoad(dataFolder, ENVIRONMENT);
  return {
    get address() {
      return running.address;
    },
    dataFolder,
    fleetKey: running.fleetKey,
    belongings,
    userNames: USER_NAMES,
    password: PASSWORD,
    signIn: (role) => signIn(running.address, spareName(role, signedIn[role]++ % SPARE_ACCOUNTS)),
    async end(signal) {
      const hasEnded = await running.signal(signal, PATIENCE_MS);
      if (!hasEnded) await running.signal('SIGKILL', PATIENCE_MS);
      return hasEnded;
    },
    async restart() {
      running = await startServerUnderLoad(dataFolder, ENVIRONMENT);
      // The stalls of a start are its own affair.
      await running.beginProbe();
    },
    isRunning: () => running.isRunning(),
    beginProbe: () => running.beginProbe(),
    readProbe: () => running.readProbe(),
    residentMb: () => running.residentMb(),
    async stop() {
      if (running.isRunning() && !(await running.signal('SIGTERM', PATIENCE_MS)))
        await running.signal('SIGKILL', PATIENCE_MS);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}
