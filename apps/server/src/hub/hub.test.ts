import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Alarm } from '@fms/contract/alarm';
import { MISSED_CHANGES_MS } from '@fms/contract/hub';
import type { TagId, UserId, VesselId } from '@fms/domain/identity';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../platform/access/caller.ts';
import type { Bus, EventMap, LatestPosition } from '../platform/bus/bus.ts';
import { createHub, type Hub } from './hub.ts';
import { buildNegotiationResponse, createHubServer, type HubServer } from './socket.ts';

const ours = 1 as VesselId;
const theirs = 2 as VesselId;
const speed = 11 as TagId;
const depth = 12 as TagId;
const START = Date.UTC(2026, 10, 21, 8, 0, 0);

const operator: Caller = {
  userId: 7 as UserId,
  userName: 'operator',
  role: 'User',
  level: 0,
  sessionId: 's1',
  impersonatedBy: null,
};

function position(vesselId: VesselId, seconds: number, latitude = 60): LatestPosition {
  return {
    vesselId,
    time: START + seconds * 1000,
    latitude,
    longitude: 5,
    speedKnots: 0,
    courseDegrees: 0,
    headingDegrees: 90,
    quality: 0,
  };
}

function samples(vesselId: VesselId, values: [TagId, number][]) {
  return {
    vesselId,
    tagIds: values.map(([id]) => id),
    times: values.map(() => START),
    values: values.map(([, value]) => value),
    qualities: values.map(() => 0),
  };
}

const alarmOf = (vesselId: VesselId) =>
  ({ id: 1, vesselId, vesselName: 'Havbris', channel: 'LO pressure' }) as unknown as Alarm;

/** A bus that delivers at once, so that a test sees an event's consequence on the next message. */
function createTestBus(): Bus {
  const listeners = new Map<string, Set<(event: never) => void>>();
  return {
    publish(name, event) {
      for (const listener of listeners.get(name) ?? []) listener(event as never);
    },
    subscribe(name, listener) {
      const set = listeners.get(name) ?? new Set();
      listeners.set(name, set.add(listener as (event: never) => void));
      return () => set.delete(listener as (event: never) => void);
    },
    close: async () => {},
  };
}

let now = START;
let visible = new Set([ours]);
let callerNow: Caller | null = operator;
/** What the store answers instead of samples, if anything. */
let storeFailure: Error | null = null;
let bus: Bus;
let hub: Hub;
let router: HubServer;
let http: Server;
let address: string;
const clients: HubConnection[] = [];

beforeEach(async () => {
  now = START;
  visible = new Set([ours]);
  callerNow = operator;
  storeFailure = null;
  bus = createTestBus();
  const ports = {
    bus,
    clock: { now: () => now },
    serverStartId: 'start-1',
    identify: async (token: string) => (token === 'good' ? { caller: operator, expiresAt: START + 1_800_000 } : null),
    again: async () => callerNow,
    refresh: async () => ({ token: 'fresh', expiresAt: now + 1_800_000 }),
    rights: { visible: async () => visible },
    latest: {
      samples: async (vesselId: VesselId, tagIds: readonly TagId[]) => {
        if (storeFailure) throw storeFailure;
        return samples(
          vesselId,
          tagIds.map((id) => [id, id * 10]),
        );
      },
      positions: async (ids: ReadonlySet<VesselId>) => [...ids].map((id) => position(id, 0)),
    },
    activeAlarms: async (ids: ReadonlySet<VesselId>) => [...ids].map(alarmOf),
    log: { warn: () => {} },
  };
  hub = createHub(ports);
  router = createHubServer(hub, ports);
  http = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(request.url?.startsWith('/hub/negotiate') ? buildNegotiationResponse() : {}));
  });
  http.on('upgrade', (request, socket, head) => void router.upgrade(request, socket, head));
  await new Promise<void>((ready) => http.listen(0, '127.0.0.1', ready));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/hub`;
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.stop()));
  hub.close();
  router.close();
  await new Promise((done) => http.close(done));
});

/** The official client; `next(name)` waits for the next message of that name, in order, none lost. */
async function connect(protocol: 'json' | 'messagepack' = 'json', token = 'good') {
  const builder = new HubConnectionBuilder()
    .withUrl(address, { accessTokenFactory: () => token, transport: HttpTransportType.WebSockets })
    .configureLogging(LogLevel.None);
  if (protocol === 'messagepack') builder.withHubProtocol(new MessagePackHubProtocol());
  const client = builder.build();
  clients.push(client);
  const queues = new Map<string, { seen: unknown[][]; waiting: ((args: unknown[]) => void)[] }>();
  for (const name of [
    'hello',
    'samples',
    'positions',
    'thinned',
    'changed',
    'signedOut',
    'broadcastAlarmMessage',
    'broadcastActiveAlarmMessage',
    'uploadFileAlarmMessage',
    'uploadedToSvMessage',
    'files',
  ]) {
    const queue = { seen: [] as unknown[][], waiting: [] as ((args: unknown[]) => void)[] };
    queues.set(name, queue);
    client.on(name, (...args: unknown[]) => (queue.waiting.shift() ?? ((a) => queue.seen.push(a)))(args));
  }
  const next = (name: string) =>
    new Promise<unknown[]>((resolve) => {
      const queue = queues.get(name);
      const seen = queue?.seen.shift();
      if (seen) resolve(seen);
      else queue?.waiting.push(resolve);
    });
  await client.start();
  await next('hello');
  await next('broadcastActiveAlarmMessage');
  /** Everything told before this call has arrived when it answers: messages keep their order. */
  const settled = () => client.invoke('UnwatchTags', ours, []);
  return { client, next, settled, unread: (name: string) => queues.get(name)?.seen.length ?? 0 };
}

describe.each(['json', 'messagepack'] as const)('the official client over %s', (protocol) => {
  it('is greeted, watches a tag, and gets its latest value and then each new one', async () => {
    const { client, next } = await connect(protocol);
    await client.invoke('WatchTags', ours, [speed]);
    expect(await next('samples')).toEqual([
      { sequence: 1, tagIds: [speed], times: [START], values: [110], qualities: [0] },
    ]);
    bus.publish('samples.stored', [
      samples(ours, [
        [depth, 3],
        [speed, 12.4],
      ]),
    ]);
    expect(await next('samples')).toEqual([
      { sequence: 2, tagIds: [speed], times: [START], values: [12.4], qualities: [0] },
    ]);
  });

  it('refreshes its token', async () => {
    const { client } = await connect(protocol);
    expect(await client.invoke('RefreshToken')).toBe('fresh');
  });

  it.each([
    ['an unknown method', 'Frobnicate', []],
    ['arguments that do not fit', 'WatchTags', ['ship', 'tag']],
    ['a vessel of others', 'WatchTags', [theirs, [speed]]],
  ])('is refused %s and lives on', async (_, method, args) => {
    const { client } = await connect(protocol);
    await expect(client.invoke(method, ...args)).rejects.toThrow();
    expect(await client.invoke('RefreshToken')).toBe('fresh');
  });

  it('is sent alarms of its own vessels only', async () => {
    const { next, settled, unread } = await connect(protocol);
    bus.publish('alarm.changed', [alarmOf(theirs)]);
    bus.publish('alarm.changed', [alarmOf(theirs), alarmOf(ours)]);
    expect(await next('broadcastAlarmMessage')).toEqual([[alarmOf(ours)]]);
    await settled();
    expect(unread('broadcastAlarmMessage')).toBe(0);
  });
});

describe('files of a vessel', () => {
  it('are told to those who watch it: progress as columns, and that the queue is another', async () => {
    const { client, next } = await connect();
    await client.invoke('WatchFiles', ours);
    bus.publish('transfer.moved', { vesselId: ours, transferId: 3, doneBytes: 10 });
    bus.publish('transfer.moved', { vesselId: ours, transferId: 4, doneBytes: 5 });
    bus.publish('transfer.moved', { vesselId: ours, transferId: 3, doneBytes: 20 });
    expect(await next('files')).toEqual([
      { vesselId: ours, isChanged: false, transferIds: [3, 4], doneBytes: [20, 5] },
    ]);
    bus.publish('transfer.changed', { vesselId: ours, transferIds: [3] });
    expect(await next('files')).toEqual([{ vesselId: ours, isChanged: true, transferIds: [], doneBytes: [] }]);
  });

  it('are told to none who watches another vessel, none any more, or may not see it', async () => {
    const { client, settled, unread } = await connect();
    await expect(client.invoke('WatchFiles', theirs)).rejects.toThrow();
    await client.invoke('WatchFiles', ours);
    await client.invoke('WatchFiles', null);
    const watching = await connect();
    await watching.client.invoke('WatchFiles', ours);
    bus.publish('transfer.changed', { vesselId: theirs, transferIds: [9] });
    bus.publish('transfer.changed', { vesselId: ours, transferIds: [3] });
    expect(await watching.next('files')).toMatchObject([{ vesselId: ours }]);
    await settled();
    expect([unread('files'), watching.unread('files')]).toEqual([0, 0]);
  });
});

describe('positions', () => {
  it('come first as a snapshot, then only when they could not be predicted or are 60 s old', async () => {
    const { client, next, settled, unread } = await connect();
    await client.invoke('WatchPositions', null);
    expect(await next('positions')).toMatchObject([{ vesselIds: [ours], latitudes: [60] }]);
    bus.publish('positions.stored', [position(ours, 10)]);
    await settled();
    expect(unread('positions')).toBe(0);
    bus.publish('positions.stored', [position(ours, 20, 60.001)]);
    expect(await next('positions')).toMatchObject([{ latitudes: [60.001] }]);
    bus.publish('positions.stored', [position(ours, 80, 60.001)]);
    expect(await next('positions')).toMatchObject([{ times: [START + 80_000] }]);
  });

  it('stay within the box, also across 180°', async () => {
    const { client, settled, unread } = await connect();
    await client.invoke('WatchPositions', {
      topLeftLatitude: 10,
      topLeftLongitude: 170,
      bottomRightLatitude: -10,
      bottomRightLongitude: -170,
    });
    bus.publish('positions.stored', [position(ours, 70)]);
    await settled();
    expect(unread('positions')).toBe(0);
    bus.publish('positions.stored', [{ ...position(ours, 140, 0), longitude: -175 }]);
    await settled();
    expect(unread('positions')).toBe(1);
  });
});

describe('rights', () => {
  it('lost while watching end the stream of that vessel', async () => {
    const { client, next, settled, unread } = await connect();
    await client.invoke('WatchTags', ours, [speed]);
    await next('samples');
    visible = new Set();
    bus.publish('right.changed', { userIds: null });
    expect(await next('changed')).toEqual([{ subject: 'right', vesselIds: [] }]);
    bus.publish('samples.stored', [samples(ours, [[speed, 1]])]);
    await settled();
    expect(unread('samples')).toBe(0);
  });

  it('tells a new connection what changed while its page was asking, and nothing of what it may not see', async () => {
    bus.publish('vessel.changed', { vesselIds: [ours, theirs] });
    bus.publish('tag.changed', { vesselIds: [theirs] });
    const { next, unread } = await connect();
    expect(await next('changed')).toEqual([{ subject: 'vessel', vesselIds: [ours] }]);
    expect(unread('changed')).toBe(0);
  });

  it('tells a new connection of a deleted vessel, and of rights of its user that changed', async () => {
    bus.publish('vessel.removed', { vesselIds: [theirs] });
    const first = await connect();
    expect(await first.next('changed')).toEqual([{ subject: 'vessel', vesselIds: [] }]);
    bus.publish('right.changed', { userIds: [operator.userId] });
    const second = await connect();
    expect(await second.next('changed')).toEqual([{ subject: 'right', vesselIds: [] }]);
    now += MISSED_CHANGES_MS + 1;
    const third = await connect();
    expect(third.unread('changed')).toBe(0);
  });

  it.each(['zone.changed', 'zone.crossed', 'vessel.changed'] as const)(
    'say who is told of %s: whom one of the vessels concerns, and of no other',
    async (name) => {
      const { next, settled, unread } = await connect();
      bus.publish(name, { vesselIds: [theirs] });
      bus.publish(name, { vesselIds: [theirs, ours] });
      expect(await next('changed')).toEqual([{ subject: name.split('.')[0], vesselIds: [ours] }]);
      await settled();
      expect(unread('changed')).toBe(0);
    },
  );

  it('are asked by all for an organisation that holds no vessel, of which nothing is told', async () => {
    const { next } = await connect();
    bus.publish('organization.changed', { vesselIds: [] });
    expect(await next('changed')).toEqual([{ subject: 'organization', vesselIds: [] }]);
  });

  it('that ended while a client was let in let it in no further', async () => {
    callerNow = null;
    const builder = new HubConnectionBuilder()
      .withUrl(address, { accessTokenFactory: () => 'good', transport: HttpTransportType.WebSockets })
      .configureLogging(LogLevel.None);
    await expect(builder.build().start()).rejects.toThrow();
    await expect.poll(() => hub.connectionCount).toBe(0);
  });

  it('are needed before the first word: a wrong token is not let in', async () => {
    await expect(connect('json', 'forged')).rejects.toThrow();
    expect(hub.connectionCount).toBe(0);
  });

  it.each([
    [
      'its sign-in is revoked',
      () => bus.publish('session.revoked', { sessionId: 's1', reason: 'session-revoked' }),
      'session-revoked',
    ],
    [
      'its sign-in is over when its rights are asked again',
      () => {
        callerNow = null;
        bus.publish('right.changed', { userIds: null });
      },
      'session-revoked',
    ],
    [
      'its sign-in is over at a beat, which another process may have ended',
      () => {
        callerNow = null;
        hub.beat();
      },
      'session-revoked',
    ],
    [
      'its token expires',
      () => {
        now = START + 1_800_001;
        hub.beat();
      },
      'token-expired',
    ],
  ])('end when %s', async (_, happen, reason) => {
    const { client, next } = await connect();
    const closed = new Promise<void>((resolve) => client.onclose(() => resolve()));
    // A client that spoke a moment ago is not silent, only expired.
    if (reason === 'token-expired') now = START + 1_800_001 - 1000;
    await client.invoke('UnwatchTags', ours, []);
    happen();
    expect(await next('signedOut')).toEqual([{ reason }]);
    await closed;
  });
});

describe('leaving', () => {
  it('tells a client of its own refusals alone, and nothing of what a store said', async () => {
    const { client } = await connect();
    await expect(client.invoke('WatchTags', theirs, [])).rejects.toThrow("You don't have permission");
    storeFailure = new Error('syntax error near password_hash');
    const failed: Error = await client.invoke('WatchTags', ours, [speed]).catch((error) => error);
    expect(failed.message).toContain('Something went wrong on the server.');
    expect(failed.message).not.toContain('password_hash');
  });

  it('leaves no listener and no connection behind', async () => {
    const { client } = await connect();
    await client.invoke('WatchTags', ours, [speed, depth]);
    expect(hub.connectionCount).toBe(1);
    const left = new Promise<void>((resolve) => {
      const leave = hub.leave.bind(hub);
      hub.leave = (connection) => {
        leave(connection);
        resolve();
      };
    });
    await client.stop();
    await left;
    expect(hub.connectionCount).toBe(0);
  });
});

describe('events about files', () => {
  it('reach those who may see the vessel, in the shapes the specification names', async () => {
    const { next } = await connect();
    const arrived: EventMap['file.arrived'] = { vesselId: ours, id: 5 };
    bus.publish('file.arrived', arrived);
    expect(await next('uploadFileAlarmMessage')).toEqual([ours, { id: 5 }]);
    bus.publish('file.delivered', { vesselId: ours, fileName: 'chart.zip' });
    expect(await next('uploadedToSvMessage')).toEqual([{ fileName: 'chart.zip' }]);
  });
});
