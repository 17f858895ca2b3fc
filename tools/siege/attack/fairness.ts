/** Overloads the server as one user of each role; measures the delay of other users in ms. */
import { setTimeout } from 'node:timers/promises';
import { endpoints } from '@fms/contract/api';
import { HUB_PATH } from '@fms/contract/hub';
import { WebSocket } from 'ws';
import { computeQuantile } from '../../../bench/report/result.ts';
import { checkAnswer } from '../server/answer-check.ts';
import { type Asking, ask } from '../server/ask.ts';
import type { Attack, Siege } from '../server/attack.ts';
import { createAsking } from '../server/call.ts';
import { SIEGE_ROLES, type SiegeRole } from '../server/sieged-server.ts';

/** What another user may notice: milliseconds. */
const BOUND_MS = { vesselList: 300, signIn: 1000 } as const;
/** Calls of one attacker over the hub, sent without waiting for an answer. */
const HUB_CALLS = 8_000;
/** Calls of one attacker over HTTP that are under way at once. */
const PARALLEL = 200;
const LISTS = { short: 40, long: 200 } as const;
/** After a refusal. Without it the siege would measure the processor it shares with the server. */
const AGAIN_MS = 250;
const TOO_MANY = 429;
const SIGN_INS = 5;
const RECORD_END = '\u001e';
const PATIENCE_MS = 20_000;

/** Asks for a token `HUB_CALLS` times; resolves when the server has cut the connection, or stays open for 20 s. */
function attackHub({ server, tally }: Siege, token: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}${HUB_PATH}?access_token=${token}`);
  const patience = globalThis.setTimeout(() => {
    tally.loss(`${HUB_CALLS} calls over one connection of the hub do not end it`);
    socket.terminate();
  }, PATIENCE_MS);
  socket.on('error', () => {});
  socket.on('close', () => {
    clearTimeout(patience);
    tally.refused();
    resolve();
  });
  socket.on('open', () => {
    socket.send(`{"protocol":"json","version":1}${RECORD_END}`);
    for (let n = 0; n < HUB_CALLS; n++) {
      socket.send(`{"type":1,"invocationId":"${n}","target":"RefreshToken","arguments":[]}${RECORD_END}`, () => {});
    }
  });
  return promise;
}

/** Keeps `PARALLEL` dear calls under way until told to stop; a refused one comes again long before it was asked to. */
async function attackHttp(siege: Siege, role: SiegeRole, token: string, isOver: () => boolean): Promise<void> {
  const { server } = siege;
  const dear =
    role === 'admin'
      ? createAsking(endpoints.listAudit, { query: { userName: 'a', limit: '100' } }, token)
      : createAsking(endpoints.getAllVessels, { query: { isGetDetail: 'true' } }, token);
  const one = async (): Promise<void> => {
    while (!isOver()) {
      const response = await fetch(server.address + dear.path, { headers: { authorization: `Bearer ${token}` } });
      const answer = { status: response.status, headers: Object.fromEntries(response.headers), text: '' };
      if (response.status === TOO_MANY) await setTimeout(AGAIN_MS);
      checkAnswer({ ...answer, text: await response.text() }, `${role}: ${dear.path}`, {
        ...siege,
        seesAll: role === 'admin',
      });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, one));
}

async function milliseconds({ server, tally }: Siege, asking: Asking): Promise<number> {
  const start = performance.now();
  const { status } = await ask(server.address, asking);
  if (status !== 200) tally.loss(`${asking.path} of another user answers ${status} meanwhile`);
  return performance.now() - start;
}

/** What a user of another role waits for. */
async function measureOther(siege: Siege, attacker: SiegeRole): Promise<{ lists: number[]; signIns: number[] }> {
  const { server, length } = siege;
  const role = attacker === 'manager' ? 'user' : 'manager';
  const list = createAsking(endpoints.getAllVessels, { query: { isGetDetail: 'true' } }, await server.signIn(role));
  const credentials = { username: server.userNames[role], password: server.password, version: '1.4' };
  const lists: number[] = [];
  const signIns: number[] = [];
  for (let n = 0; n < LISTS[length]; n++) lists.push(await milliseconds(siege, list));
  for (let n = 0; n < SIGN_INS; n++) {
    signIns.push(await milliseconds(siege, createAsking(endpoints.login, { body: credentials })));
  }
  return { lists, signIns };
}

/** Attacks as each role over hub and HTTP at once. In the long form a bound that others notice is a loss of service. */
export const attackFairness: Attack = async (siege) => {
  const { server, tally, length, progress } = siege;
  const alone = await measureOther(siege, 'user');
  progress(
    `without an attack: vessel list p95 ${computeQuantile(alone.lists, 0.95).toFixed(0)} ms, sign-in ${Math.max(...alone.signIns).toFixed(0)} ms at most`,
  );
  for (const role of SIEGE_ROLES) {
    const token = await server.signIn(role);
    let isOver = false;
    const attack = Promise.all([attackHub(siege, token), attackHttp(siege, role, token, () => isOver)]);
    const { lists, signIns } = await measureOther(siege, role).finally(() => {
      isOver = true;
    });
    await attack;
    const [list, signIn] = [computeQuantile(lists, 0.95), Math.max(...signIns)];
    const noticed = `${role} attacks: vessel list p95 ${list.toFixed(0)} ms, sign-in ${signIn.toFixed(0)} ms at most`;
    progress(noticed);
    if (length === 'long' && (list > BOUND_MS.vesselList || signIn > BOUND_MS.signIn)) tally.loss(noticed);
  }
};
