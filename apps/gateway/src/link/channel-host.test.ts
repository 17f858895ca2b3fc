/** Channels of a gateway over a real socket: behind what the spool holds, and gone with the connection. */
import { buffer } from 'node:stream/consumers';
import type { Channel, ChannelError, ChannelSet } from '@fms/contract/channel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Spool } from '../spool/spool.ts';
import { Refusals } from '../stream/refusals.ts';
import { FakeShore, TEST_KEY } from '../testing/fake-shore.ts';
import { createTestFolder } from '../testing/replay-to-shore.ts';
import { buildBatch, openSpool } from '../testing/spool-batches.ts';
import { Link } from './link.ts';

let folder = createTestFolder();
let shore: FakeShore;
let spool: Spool;
let link: Link | undefined;
const taken: Channel[] = [];

beforeEach(async () => {
  folder = createTestFolder();
  shore = await FakeShore.start();
  spool = openSpool(folder.path);
  spool.tables.vessel({ reference: { name: 'Nordlys' }, create: true, particulars: { name: 'Nordlys' } });
  taken.length = 0;
  shore.options = { takeChannel: (channel) => void taken.push(channel) };
});
afterEach(async () => {
  await link?.stop();
  spool.close();
  await shore.close();
  folder.remove();
});

/** The channels of the next connection. */
function connect(): Promise<ChannelSet> {
  return new Promise((connected) => {
    link = new Link({
      server: shore.address,
      key: TEST_KEY,
      spool,
      refusals: new Refusals(),
      identity: { gateway: 'test', software: 'fms-gateway test' },
      events: {},
      backoffSeconds: [0],
      channels: { take: () => {}, connected, crossed: () => {} },
    });
    link.start();
  });
}

const FILE = { service: 'file', lane: 'bulk', stream: '', vesselIndex: 0, request: '{}' } as const;
const open = (channels: ChannelSet, lane: 'bulk' | 'interactive' = 'bulk') =>
  channels.open({ ...FILE, lane, stream: spool.stream });

it('carries a file ashore', async () => {
  const channels = await connect();
  const sent = Buffer.alloc(300_000, 'log line\n');
  open(channels).end(sent);
  await shore.when(() => taken.length > 0);
  expect((await buffer(taken[0] as Channel)).equals(sent)).toBe(true);
});

it('holds a file back until every batch was handed out, and not what a person waits for', async () => {
  // The window is full of batches that the shore does not acknowledge.
  shore.options = { ...shore.options, window: 2, stores: () => false };
  for (let i = 0; i < 5; i++) spool.append('live', buildBatch(i));
  await spool.commit();
  const channels = await connect();
  await shore.when(() => shore.arrivals.length === 2);
  open(channels).end('a file');
  open(channels, 'interactive').end('a screen');
  await shore.when(() => taken.length === 2);
  const [file, screen] = taken;
  expect((await buffer(screen as Channel)).toString()).toBe('a screen');
  expect(file?.readableLength).toBe(0);
  // A new connection, and a shore that stores: the batches go, and a file after them.
  shore.options = { takeChannel: (channel) => void taken.push(channel) };
  const ended = new Promise<ChannelError>((gone) => file?.once('error', gone));
  shore.hangUp();
  expect((await ended).code).toBe('connection-lost');
});

it('says nothing of channels to a shore that takes none', async () => {
  shore.options = {};
  let isTold = false;
  spool.append('live', buildBatch(0));
  await spool.commit();
  void connect().then(() => {
    isTold = true;
  });
  await shore.when(() => shore.arrivals.length > 0);
  expect(isTold).toBe(false);
});
