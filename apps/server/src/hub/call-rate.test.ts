/** One client that asks too much: what it gets, what it costs, and what others notice of it. */
import type { TagId, UserId, VesselId } from '@fms/domain/identity';
import { createFakeClock } from '@fms/test-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../platform/access/caller.ts';
import { createLocalBus } from '../platform/bus/local-bus.ts';
import { CALL_RATES, CONNECTIONS_PER_USER, NEW_TOKEN_MS, WAITING_CALLS } from './bounds.ts';
import type { Connection } from './connection.ts';
import { createHub, type Hub } from './hub.ts';
import { MAX_MESSAGES_PER_FRAME, MESSAGE_BOUNDS } from './wire/bounds.ts';

const RECORD_END = '\u001e';
const ship = 1 as VesselId;
const callerOf = (id: number): Caller => ({
  userId: id as UserId,
  userName: `user-${id}`,
  role: 'User',
  level: 0,
  sessionId: `s${id}`,
  impersonatedBy: null,
});

const bytes = (message: object) => Buffer.from(JSON.stringify(message) + RECORD_END);
const invocation = (n: number, target: string, args: unknown[] = []) =>
  bytes({ type: 1, invocationId: String(n), target, arguments: args });

interface Client {
  readonly connection: Connection;
  readonly received: { type: number; invocationId?: string; result?: string; error?: string }[];
  readonly closed: string[];
  send(frame: Buffer): void;
}

let clock = createFakeClock();
let refreshed = 0;
/** Set where a test holds the next new token back. */
let held: Promise<void> | undefined;
let hub: Hub;

beforeEach(() => {
  clock = createFakeClock();
  refreshed = 0;
  held = undefined;
  hub = createHub({
    bus: createLocalBus({ error: () => {} }),
    clock,
    serverStartId: 'start-1',
    identify: async () => null,
    again: async (caller) => caller,
    refresh: async () => {
      const number = ++refreshed;
      await held;
      return { token: `token-${number}`, expiresAt: clock.now() + 1_800_000 };
    },
    rights: { visible: async () => new Set([ship]) },
    latest: {
      samples: async (vesselId) => ({ vesselId, tagIds: [], times: [], values: [], qualities: [] }),
      positions: async () => [],
    },
    activeAlarms: async () => [],
    log: { warn: () => {} },
  });
  return () => hub.close();
});

async function connect(user = 1): Promise<Client> {
  const received: Client['received'] = [];
  const closed: string[] = [];
  const socket = {
    bufferedAmount: 0,
    send(data: string | Uint8Array, written: () => void) {
      const texts = Buffer.from(data).toString().split(RECORD_END).filter(Boolean);
      received.push(...texts.map((text) => JSON.parse(text) as Client['received'][number]));
      written();
    },
    close: (_: number, reason: string) => void closed.push(reason),
  };
  const identity = { caller: callerOf(user), expiresAt: clock.now() + 1_800_000 };
  const connection = await hub.admit(socket, identity);
  connection.receive(bytes({ protocol: 'json', version: 1 }));
  return { connection, received, closed, send: (frame) => connection.receive(frame) };
}

const settled = () => new Promise<void>((done) => setImmediate(done));
const answersOf = ({ received }: Client) => received.filter(({ type }) => type === 3);

describe('a client that asks for its token 8,000 times', () => {
  it.each([MAX_MESSAGES_PER_FRAME, 1])(
    '%i in a frame costs one new token and is cut with the reason',
    async (perFrame) => {
      const client = await connect();
      const messages = Array.from({ length: 8000 }, (_, n) => invocation(n, 'RefreshToken'));
      for (let from = 0; from < messages.length; from += perFrame) {
        client.send(Buffer.concat(messages.slice(from, from + perFrame)));
      }
      await settled();
      expect(refreshed).toBeLessThanOrEqual(1);
      expect(client.closed).toHaveLength(1);
      expect(client.closed[0]).toMatch(/^(Too many calls wait|The client sends too much)/);
      expect(client.received.filter(({ type }) => type === 7)).toEqual([
        { type: 7, error: client.closed[0], allowReconnect: false },
      ]);
    },
  );

  it('slowly, one after the other, gets the same token for 10 s and is refused above the rate, then cut', async () => {
    const client = await connect();
    let sent = 0;
    while (client.closed.length === 0 && sent < 8000) {
      client.send(invocation(sent++, 'RefreshToken'));
      if (sent % 100 === 0) await settled();
    }
    await settled();
    expect(new Set(answersOf(client).flatMap(({ result }) => result ?? []))).toEqual(new Set(['token-1']));
    expect(answersOf(client).filter(({ error }) => error === 'A method is called too often.')).toHaveLength(100);
    expect(sent).toBe(CALL_RATES.RefreshToken.burst + 101);
    clock.advance(NEW_TOKEN_MS);
    const other = await connect(2);
    other.send(invocation(1, 'RefreshToken'));
    await settled();
    expect(answersOf(other)).toMatchObject([{ result: 'token-2' }]);
  });
});

describe('a token', () => {
  it('is new after 10 s, and not before', async () => {
    const client = await connect();
    for (const [n, wait] of [0, NEW_TOKEN_MS - 1, 1].entries()) {
      clock.advance(wait);
      client.send(invocation(n, 'RefreshToken'));
      await settled();
    }
    expect(answersOf(client).map(({ result }) => result)).toEqual(['token-1', 'token-1', 'token-2']);
  });
});

describe('calls of a connection', () => {
  it('are answered one at a time, in their order', async () => {
    const gate = Promise.withResolvers<void>();
    held = gate.promise;
    const client = await connect();
    client.send(invocation(1, 'RefreshToken'));
    client.send(invocation(2, 'UnwatchTags', [ship, []]));
    await settled();
    expect(answersOf(client)).toEqual([]);
    gate.resolve();
    await settled();
    expect(answersOf(client).map(({ invocationId }) => invocationId)).toEqual(['1', '2']);
  });

  it('that wait when the socket closes are not begun, and the one under way is not answered', async () => {
    const gate = Promise.withResolvers<void>();
    held = gate.promise;
    const client = await connect();
    client.send(invocation(1, 'RefreshToken'));
    client.send(invocation(2, 'WatchTags', [ship, [11]]));
    await settled();
    client.received.length = 0;
    hub.leave(client.connection);
    gate.resolve();
    await settled();
    expect(client.received).toEqual([]);
    expect(hub.connectionCount).toBe(0);
  });

  it('of a screen with all the tags it may watch, five times over, are all answered', async () => {
    const client = await connect();
    const tags = Array.from({ length: 500 }, (_, n) => (100_000 + n) as TagId);
    const calls = ['WatchPositions', ...Array.from({ length: 20 }, (_, n) => (n % 2 ? 'UnwatchTags' : 'WatchTags'))];
    let sent = 0;
    for (let time = 0; time < 5; time++) {
      for (const target of calls) {
        client.send(invocation(sent++, target, target === 'WatchPositions' ? [null] : [ship, tags]));
      }
    }
    await settled();
    expect(client.closed).toEqual([]);
    expect(answersOf(client)).toHaveLength(sent);
    expect(answersOf(client).filter(({ error }) => error !== undefined)).toEqual([]);
  });

  it('beyond the queue cut the connection', async () => {
    held = new Promise(() => {});
    const client = await connect();
    for (let n = 0; n < WAITING_CALLS + 1; n++) client.send(invocation(n, n === 0 ? 'RefreshToken' : 'UnwatchTags'));
    expect(client.closed).toEqual([]);
    client.send(invocation(-1, 'UnwatchTags'));
    expect(client.closed).toEqual(['Too many calls wait for their answer.']);
  });
});

describe('a user', () => {
  it('has rates over all connections, of which others have their own', async () => {
    const [first, second, other] = [await connect(1), await connect(1), await connect(2)];
    const { burst } = CALL_RATES.WatchPositions;
    for (let n = 0; n < burst; n++) {
      first.send(invocation(n, 'WatchPositions', [null]));
      await settled();
    }
    second.send(invocation(1, 'WatchPositions', [null]));
    other.send(invocation(1, 'WatchPositions', [null]));
    await settled();
    expect(answersOf(first).filter(({ error }) => error !== undefined)).toEqual([]);
    expect(answersOf(second)).toMatchObject([{ error: 'A method is called too often.' }]);
    expect(answersOf(other)[0]?.error).toBeUndefined();
  });

  it('has so many connections and no more, and again one when one has left', async () => {
    const clients: Client[] = [];
    for (let n = 0; n < CONNECTIONS_PER_USER; n++) {
      expect(hub.mayConnect(callerOf(1))).toBe(true);
      clients.push(await connect());
    }
    clock.advance(1000);
    expect(hub.mayConnect(callerOf(1))).toBe(false);
    expect(hub.mayConnect({ ...callerOf(3), impersonatedBy: 1 as UserId })).toBe(false);
    expect(hub.mayConnect(callerOf(2))).toBe(true);
    hub.leave((clients[0] as Client).connection);
    expect(hub.mayConnect(callerOf(1))).toBe(true);
  });

  it('is cut after calls of methods it makes up, however long their names are', async () => {
    const client = await connect();
    for (let n = 0; n < 120; n++) {
      clock.advance(200);
      client.send(invocation(n, 'x'.repeat(MESSAGE_BOUNDS.text)));
      await settled();
    }
    for (let n = 0; n < 200; n++) client.send(invocation(n, `made-up-${n}`));
    expect(client.closed).toEqual(['A method is called too often.']);
    expect(client.received.every((message) => JSON.stringify(message).length < 200)).toBe(true);
  });

  it('whose screens ping every 10 s for an hour is never cut', async () => {
    const client = await connect();
    for (let n = 0; n < 360; n++) {
      clock.advance(10_000);
      client.send(bytes({ type: 6 }));
    }
    expect(client.closed).toEqual([]);
  });
});
