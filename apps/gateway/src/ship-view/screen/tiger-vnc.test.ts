/** The real TigerVNC of Debian, where it is installed, started and looked at by the gateway. */
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { duplexPair } from 'node:stream';
import type { Channel } from '@fms/contract/channel';
import { tigerVncSetting } from '@fms/contract/link';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureRelay } from '../picture/picture-relay.ts';
import { openScreen, probeScreen } from './screen-client.ts';
import { TigerVnc, toDepth, toPasswordFile } from './tiger-vnc.ts';

const PROGRAM = 'Xtigervnc';
const isInstalled = (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, PROGRAM)));
const SKIP_REASON = isInstalled ? '' : ` (${PROGRAM} is not installed: apt-get install tigervnc-standalone-server)`;
const PATIENCE = { timeout: 20_000, interval: 50 };

it('keeps its password as vncpasswd writes it', () => {
  // `vncpasswd -f` of TigerVNC 1.12 for these words.
  expect(Buffer.from(toPasswordFile('password')).toString('hex')).toBe('dbd83cfd727a1458');
});

it.each([
  [8, 16],
  [16, 16],
  [24, 24],
  [32, 24],
])('has for %i bits of the admin setting a depth of %i', (bits, depth) => expect(toDepth(bits)).toBe(depth));

describe.skipIf(!isInstalled)(`a TigerVNC of its own${SKIP_REASON}`, () => {
  let folder: string;
  let screen: TigerVnc;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tigervnc-'));
    const setting = tigerVncSetting.parse({ display: 87, width: 320, height: 240 });
    screen = new TigerVnc(setting, 16, { folder, log: { warn: () => {} } });
    await vi.waitFor(async () => expect(await probeScreen(screen.place)).toBeNull(), PATIENCE);
  });
  afterEach(async () => {
    await screen.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('lets in its gateway alone, in the depth that was asked for', async () => {
    const { socket, init } = await openScreen(screen.place);
    const size = [Buffer.from(init).readUInt16BE(0), Buffer.from(init).readUInt16BE(2)];
    expect([...size, init[4], init[5]]).toEqual([320, 240, 16, 16]);
    socket.destroy();
    await expect(openScreen({ ...screen.place, password: 'guess' })).rejects.toThrow('refused the password');
  });

  it('sends its picture in the encoder of the admin setting', async () => {
    const [shore, channel] = duplexPair();
    shore.on('error', () => {});
    let told = Buffer.alloc(0);
    shore.on('data', (bytes: Buffer) => {
      told = Buffer.concat([told, bytes]);
    });
    const opened = await openScreen(screen.place);
    const relay = new PictureRelay(channel as Channel, opened, 'view', 'Tight');
    const head = 4 + opened.init.length;
    const encodings = Buffer.from([2, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 16, 0, 0, 0, 7]);
    const request = Buffer.from([3, 0, 0, 0, 0, 0, 1, 0x40, 0, 0xf0]);
    shore.write(Buffer.concat([encodings, request]));
    await vi.waitFor(() => expect(told.length).toBeGreaterThan(head + 16), PATIENCE);
    expect([told[head], told.readInt32BE(head + 4 + 8)]).toEqual([0, 7]);
    const ended = once(opened.socket, 'close');
    relay.cut('test', 'over');
    await ended;
  });
});
