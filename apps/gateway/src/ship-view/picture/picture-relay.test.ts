/** The gateway's own filter, with a shore that sends everything on. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';
import type { Channel } from '@fms/contract/channel';
import type { ViewLevel } from '@fms/domain/ship-view';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureRelay } from './picture-relay.ts';

const POINTER = Buffer.from([5, 0, 0, 3, 0, 4]);
const PRESS_A = Buffer.from([4, 1, 0, 0, 0, 0, 0, 0x61]);
const RELEASE_A = Buffer.from([4, 0, 0, 0, 0, 0, 0, 0x61]);
const PASTE = Buffer.from([6, 0, 0, 0, 0, 0, 0, 1, 0x78]);
const REQUEST = Buffer.from([3, 1, 0, 0, 0, 0, 0, 9, 0, 9]);

let listener: Server;
let screen: Socket;
let shore: Duplex;
let heard: Buffer;
let relay: PictureRelay;

/** A relay between a shore and a screen, at a level. */
async function relayAt(level: ViewLevel): Promise<void> {
  const [shoreEnd, channel] = duplexPair();
  shore = shoreEnd;
  // The far end of a channel that was cut.
  shore.on('error', () => {});
  const socket = connect((listener.address() as { port: number }).port, '127.0.0.1');
  [screen] = (await once(listener, 'connection')) as [Socket];
  heard = Buffer.alloc(0);
  screen.on('data', (bytes: Buffer) => {
    heard = Buffer.concat([heard, bytes]);
  });
  const shown = { socket, init: Buffer.from('init'), rest: Buffer.from('rest') };
  relay = new PictureRelay(channel as Channel, shown, level);
}

beforeEach(async () => {
  listener = createServer();
  await once(listener.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  relay.cut('test', 'over');
  screen.destroy();
  listener.close();
});

const hears = (...messages: Buffer[]) => vi.waitFor(() => expect(heard).toEqual(Buffer.concat(messages)));

describe('the relay on board', () => {
  it('tells the shore what the screen is, and then its picture', async () => {
    await relayAt('view');
    screen.write('picture');
    let told = '';
    shore.on('data', (bytes: Buffer) => {
      told += bytes.toString('latin1');
    });
    await vi.waitFor(() => expect(told).toBe('\0\0\0\u0004initrestpicture'));
  });

  it.each<[ViewLevel, Buffer[]]>([
    ['view', [REQUEST]],
    ['basic', [POINTER, PRESS_A, RELEASE_A, REQUEST]],
    ['control', [POINTER, PRESS_A, RELEASE_A, PASTE, REQUEST]],
  ])('passes at the level %s what that level has', async (level, passed) => {
    await relayAt(level);
    shore.write(Buffer.concat([POINTER, PRESS_A, RELEASE_A, PASTE, REQUEST]));
    await hears(...passed);
  });

  it('releases what is pressed when the level falls, and when it is cut', async () => {
    await relayAt('basic');
    shore.write(PRESS_A);
    await hears(PRESS_A);
    relay.changeLevel('view');
    shore.write(PRESS_A);
    await hears(PRESS_A, RELEASE_A);
    relay.changeLevel('basic');
    shore.write(PRESS_A);
    await hears(PRESS_A, RELEASE_A, PRESS_A);
    relay.cut('session-over', 'The session is over.');
    await hears(PRESS_A, RELEASE_A, PRESS_A, RELEASE_A);
  });

  it('ends at a message that is not known, and passes nothing of what follows', async () => {
    await relayAt('control');
    const ended = once(screen, 'end');
    shore.write(Buffer.concat([Buffer.from([99]), POINTER]));
    await ended;
    expect(heard).toHaveLength(0);
  });
});
