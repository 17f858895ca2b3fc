import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Duplex, duplexPair } from 'node:stream';
import { type Channel, ChannelError } from '@fms/contract/channel';
import { SHIP_VIEW_CLOSE } from '@fms/contract/ship-view';
import { createFakeClock } from '@fms/test-kit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionRecorder } from '../recording/session-recorder.ts';
import { ViewRelay } from './view-relay.ts';

const INIT = Buffer.alloc(24);
const HELLO = Buffer.from('RFB 003.008\n');
/** Security None, and to share the screen. */
const CHOICE = Buffer.from([1, 1]);
const POINTER = Buffer.from([5, 0, 0, 3, 0, 4]);
const REQUEST = Buffer.from([3, 1, 0, 0, 0, 0, 0, 9, 0, 9]);
const WHOLE_REQUEST = Buffer.from([3, 0, 0, 0, 0, 0, 0, 9, 0, 9]);

let folder: string;
let recorder: SessionRecorder;
let ship: Duplex;
/** The server's own end of the channel. */
let channel: Duplex;
let heard: Buffer;
let hasTime: boolean;
/** What the browser got, what of it it has not taken, and how its socket was closed. */
let viewer: { got: Buffer; bufferedAmount: number; taken: (() => void)[]; closed: number | null; isPaused: boolean };

function open(shown: Partial<{ level: 'view' | 'basic'; quality: 'still' | 'normal' }> = {}): ViewRelay {
  const [near, far] = duplexPair();
  ship = far;
  channel = near;
  far.on('error', () => {});
  heard = Buffer.alloc(0);
  far.on('data', (bytes: Buffer) => {
    heard = Buffer.concat([heard, bytes]);
  });
  viewer = { got: Buffer.alloc(0), bufferedAmount: 0, taken: [], closed: null, isPaused: false };
  const socket = {
    get bufferedAmount() {
      return viewer.bufferedAmount;
    },
    send(bytes: Uint8Array, taken: () => void) {
      viewer.got = Buffer.concat([viewer.got, bytes]);
      viewer.taken.push(taken);
    },
    pause: () => void Object.assign(viewer, { isPaused: true }),
    resume: () => void Object.assign(viewer, { isPaused: false }),
    close: (closed: number) => void Object.assign(viewer, { closed: viewer.closed ?? closed }),
  };
  const { level = 'basic', quality = 'normal' } = shown;
  return new ViewRelay(socket, near as Channel, recorder, { level, quality }, () => hasTime);
}

/** The ship described its screen, and the viewer has entered. */
async function enter(shown?: Parameters<typeof open>[0]): Promise<ViewRelay> {
  const relay = open(shown);
  ship.write(Buffer.concat([Buffer.from([0, 0, 0, INIT.length]), INIT]));
  await vi.waitFor(() => expect(viewer.got.toString('latin1')).toContain('RFB 003.008'));
  relay.receive(HELLO);
  relay.receive(CHOICE);
  viewer.got = Buffer.alloc(0);
  return relay;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'relay-'));
  recorder = new SessionRecorder(join(folder, 'a.rfb'), createFakeClock());
  hasTime = true;
});
afterEach(async () => {
  await recorder.finish();
  rmSync(folder, { recursive: true, force: true });
});

const hears = (...messages: Buffer[]) => vi.waitFor(() => expect(heard).toEqual(Buffer.concat(messages)));

describe('a relay', () => {
  it('reads the ship no faster than the browser takes it', async () => {
    await enter();
    viewer.bufferedAmount = 2_000_000;
    ship.write('first');
    await vi.waitFor(() => expect(viewer.got.toString()).toBe('first'));
    ship.write('second');
    await new Promise((resolve) => setImmediate(resolve));
    expect(viewer.got.toString()).toBe('first');
    viewer.bufferedAmount = 0;
    for (const taken of viewer.taken) taken();
    await vi.waitFor(() => expect(viewer.got.toString()).toBe('firstsecond'));
  });

  it('reads the ship no further while the line has carried what it may', async () => {
    const relay = await enter();
    relay.hold(true);
    ship.write('picture');
    await new Promise((resolve) => setImmediate(resolve));
    expect(viewer.got).toHaveLength(0);
    relay.hold(false);
    await vi.waitFor(() => expect(viewer.got.toString()).toBe('picture'));
  });

  it('passes nothing either way once the time is over', async () => {
    const relay = await enter();
    relay.receive(POINTER);
    await hears(POINTER);
    hasTime = false;
    relay.receive(POINTER);
    ship.write('picture');
    await new Promise((resolve) => setImmediate(resolve));
    expect([heard, viewer.got.length]).toEqual([POINTER, 0]);
  });

  it('keeps what the viewer says before the ship has answered, up to a bound', () => {
    const relay = open();
    relay.receive(HELLO);
    expect(viewer.closed).toBeNull();
    relay.receive(Buffer.alloc(1_000_000));
    expect(viewer.closed).toBe(SHIP_VIEW_CLOSE.badViewer);
  });

  it.each([
    ['a description that is too long', Buffer.from([0, 1, 0, 0])],
    ['more than a description', Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.alloc(25)])],
  ])('ends at %s of the gateway', async (_, bytes) => {
    open();
    ship.write(bytes);
    await vi.waitFor(() => expect(viewer.closed).toBe(SHIP_VIEW_CLOSE.screenLost));
  });

  it.each([
    ['session-over', null],
    ['connection-lost', SHIP_VIEW_CLOSE.screenLost],
  ])(
    'cut by the ship with %s closes the browser at once with %j: the end of a session follows by itself',
    async (code, closed) => {
      await enter();
      channel.destroy(new ChannelError(code, 'The session is over.'));
      await new Promise((resolve) => channel.once('close', resolve));
      expect(viewer.closed).toBe(closed);
    },
  );

  it('asks for one picture at the quality still, and for one more when it is told to', async () => {
    const relay = await enter({ quality: 'still' });
    relay.receive(Buffer.concat([REQUEST, REQUEST]));
    await hears(REQUEST);
    relay.show({ level: 'basic', quality: 'still' }, true);
    await hears(REQUEST, WHOLE_REQUEST);
  });

  it('releases on the screen what was pressed when it is closed, and sends nothing behind it', async () => {
    const relay = await enter();
    const press = Buffer.from([5, 1, 0, 3, 0, 4]);
    relay.receive(press);
    relay.close(SHIP_VIEW_CLOSE.ended, 'The session is over.');
    relay.receive(press);
    await hears(press, POINTER);
    expect(viewer.closed).toBe(SHIP_VIEW_CLOSE.ended);
  });
});
