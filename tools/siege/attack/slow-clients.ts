/** Clients that send or read as slowly as they are let: the server ends them, and others notice nothing. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@fms/contract/api';
import { HUB_PATH } from '@fms/contract/hub';
import { WebSocket } from 'ws';
import { checkAnswer } from '../server/answer-check.ts';
import { ask } from '../server/ask.ts';
import type { Attack, Siege } from '../server/attack.ts';
import { createAsking } from '../server/call.ts';
import { openRawSocket } from '../server/raw-socket.ts';

const CLIENTS = { short: 20, long: 200 } as const;
/** How long they hold on; heads and bodies slower than the server allows end within half a minute and a check of it. */
const HELD_MS = { short: 4_000, long: 45_000 } as const;
const DRIP_MS = 500;
const OTHERS_MS = 1_000;

type Kind = 'head' | 'body' | 'reader';

/** What each sends at once; the drip that follows never ends it. */
function opening(kind: Kind, host: string, token: string): string {
  const head = (line: string) => `${line}\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n`;
  if (kind === 'head') return `GET /healthz HTTP/1.1\r\nHost: ${host}\r\n`;
  if (kind === 'body')
    return `${head(`POST ${endpoints.storeFeedback.path} HTTP/1.1`)}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n{`;
  // Asked again and again and never read: answers pile up in the sockets of both ends and then nowhere.
  return `${head('GET /api/docs/openapi.json HTTP/1.1')}\r\n`.repeat(50);
}

const DRIP: Record<Kind, string> = { head: 'X: y\r\n', body: ' ', reader: '' };

async function drip(socket: Socket, kind: Kind, until: number): Promise<void> {
  while (performance.now() < until && !socket.destroyed) {
    if (DRIP[kind] !== '' && socket.writable) socket.write(DRIP[kind]);
    await wait(DRIP_MS);
  }
}

/** Probes with requests of another user meanwhile. */
async function askMeanwhile({ server, tally }: Siege, token: string, until: number): Promise<void> {
  while (performance.now() < until) {
    const start = performance.now();
    const answer = await ask(server.address, createAsking(endpoints.getAllVessels, {}, token));
    checkAnswer(answer, 'the vessel list beside slow clients', { server, tally });
    if (answer.status !== 200) tally.loss(`the vessel list answers ${answer.status} beside slow clients`);
    if (performance.now() - start > OTHERS_MS) tally.loss('others wait for slow clients');
    await wait(DRIP_MS);
  }
}

async function holdOn(siege: Siege, kind: Kind, token: string, until: number): Promise<void> {
  const { server, tally } = siege;
  const socket = openRawSocket(server.address);
  if (kind === 'reader') socket.pause();
  else socket.resume();
  await once(socket, 'connect');
  socket.write(opening(kind, new URL(server.address).host, token));
  await drip(socket, kind, until);
  tally.refused();
  const isHeld = !socket.destroyed && !socket.readableEnded;
  if (siege.length === 'long' && kind !== 'reader' && isHeld) tally.loss(`a slow ${kind} holds its connection`);
  socket.destroy();
}

/** A client of the hub that watches the fleet and reads nothing. */
async function watchWithoutReading({ server, tally }: Siege, token: string, until: number): Promise<void> {
  const socket = new WebSocket(`${server.address.replace('http', 'ws')}${HUB_PATH}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.send('{"protocol":"json","version":1}\u001e');
  socket.send('{"type":1,"target":"WatchPositions","arguments":[null]}\u001e');
  socket.pause();
  await wait(Math.max(0, until - performance.now()));
  socket.terminate();
  tally.refused();
}

export const attackSlowly: Attack = async (siege) => {
  const { server, length } = siege;
  const token = await server.signIn('user');
  const until = performance.now() + HELD_MS[length];
  const kinds: Kind[] = ['head', 'body', 'reader'];
  const slow = Array.from({ length: CLIENTS[length] }, (_, i) => {
    const kind = kinds[i % (kinds.length + 1)];
    return kind === undefined ? watchWithoutReading(siege, token, until) : holdOn(siege, kind, token, until);
  });
  await Promise.all([...slow, askMeanwhile(siege, token, until)]);
};
