import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import type { DeskSetting } from '@fms/contract/ship-view';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type RfbServer, serveRfb } from '../../../../simulator/src/desktop/server/rfb-server.ts';
import { createPatternDesktop } from '../../../../simulator/src/desktop/testing/pattern-desktop.ts';
import { ScreenBook } from './screen-book.ts';
import { openScreen } from './screen-client.ts';

const setting = (change: Partial<DeskSetting>): DeskSetting => ({
  ...{ connectType: 'vnc', shipViewServerIp: '127.0.0.1', shipViewPort: '5900', vncPassword: '' },
  ...{ imageEncoder: 'Tight', colourBitDepth: 16, ...change },
});

describe('the screen of the admin setting', () => {
  it.each([
    [{ connectType: 'rdp' }, 'not VNC'],
    [{ shipViewServerIp: '{ip}' }, 'names no address'],
    [{ shipViewServerIp: '93.184.216.34' }, 'of a network on board'],
    [{ shipViewServerIp: 'bridge.example' }, 'of a network on board'],
    [{ shipViewPort: '70000' }, 'port'],
  ])('of %o is refused with a sentence, and not connected to', (change, sentence) => {
    const book = new ScreenBook([]);
    book.setMain(setting(change));
    expect(book.list()).toEqual([
      { id: 'main', name: 'Main screen', isSetUp: false, problem: expect.stringContaining(sentence) },
    ]);
    expect(() => book.placeOf('main')).toThrow(sentence);
  });

  it('gives way to a screen that is named so on board', () => {
    const book = new ScreenBook([{ id: 'main', name: 'ECDIS', host: '10.0.0.7', port: 5901 }]);
    book.setMain(setting({ vncPassword: 'ironbark' }));
    expect(book.placeOf('main')).toEqual({ host: '10.0.0.7', port: 5901, password: '' });
    expect(() => book.placeOf('radar')).toThrow('no such screen');
  });
});

describe('a screen that is asked', () => {
  let rfb: RfbServer;
  let other: Server;
  beforeEach(async () => {
    rfb = await serveRfb(createPatternDesktop(1), { port: 0, password: 'ironbark', depth: 16, now: Date.now });
    other = createServer((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
    await once(other.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(async () => {
    await rfb.close();
    other.close();
  });
  const at = (port: number, password = 'ironbark') => ({ host: '127.0.0.1', port, password });

  it('is there, is something else, or is not there', async () => {
    const { port } = other.address() as AddressInfo;
    const screen = (id: string, at: number) => ({ id, name: id, host: '127.0.0.1', port: at });
    const book = new ScreenBook([screen('main', rfb.port), screen('shell', port), screen('nothing', 1)]);
    expect(await book.probe()).toBe(true);
    expect(book.list().map(({ problem }) => problem)).toEqual([
      null,
      'What answers at the address of the screen does not speak RFB.',
      'The screen on board does not answer.',
    ]);
    expect(await book.probe()).toBe(false);
  });

  it('lets in who has its password', async () => {
    const { socket, init } = await openScreen(at(rfb.port));
    expect(Buffer.from(init).subarray(24).toString()).toBe('Pattern');
    socket.destroy();
  });

  it.each([
    ['wrong', 'refused the password'],
    ['', 'asks for a password'],
  ])('refuses the password %j with a sentence that does not name it', async (password, sentence) => {
    await expect(openScreen(at(rfb.port, password))).rejects.toThrow(sentence);
  });
});
