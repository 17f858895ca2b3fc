import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { computeAnswer } from '../protocol/security.ts';
import { createPatternDesktop, type PatternDesktop } from '../testing/pattern-desktop.ts';
import { RfbViewer } from '../testing/rfb-viewer.ts';
import { type RfbServer, serveRfb } from './rfb-server.ts';

describe('a server of a desktop', () => {
  let desktop: PatternDesktop;
  let server: RfbServer;
  let time: number;
  const viewers: RfbViewer[] = [];
  const view = (port = server.port) => {
    const viewer = new RfbViewer(port);
    viewers.push(viewer);
    return viewer;
  };
  const serve = (password: string | null) => serveRfb(desktop, { port: 0, password, depth: 16, now: () => time });
  beforeEach(async () => {
    time = 1_000_000;
    desktop = createPatternDesktop(1);
    server = await serve('ironbark');
  });
  afterEach(async () => {
    for (const viewer of viewers.splice(0)) viewer.close();
    await server.close();
  });

  it('describes the desktop to a client with the password', async () => {
    const viewer = await view().enter('ironbark');
    expect(viewer).toMatchObject({ name: 'Pattern', screen: { width: 203, height: 149 } });
    expect(viewer.screen.format).toMatchObject({ bitsPerPixel: 16, depth: 16, max: [31, 63, 31] });
  });

  it('encrypts as DES does: the example of the standard, its key with the bits of each byte in reverse', () => {
    const password = Buffer.from('c82cea9ed93dfb8f', 'hex').toString('latin1');
    const answer = computeAnswer(Buffer.from('0123456789abcdef0123456789abcdef', 'hex'), password);
    expect(answer.toString('hex')).toBe('85e813540f0ab40585e813540f0ab405');
  });

  it('offers no other security, and none at all is enough where no password is set', async () => {
    expect(await view().greet()).toEqual([2]);
    const open = await serve(null);
    const viewer = view(open.port);
    expect(await viewer.greet()).toEqual([1]);
    await view(open.port).enter();
    await open.close();
  });

  it('refuses sign-ins for half a minute after five wrong passwords', async () => {
    for (let i = 0; i < 5; i++) await expect(view().enter('wrong')).rejects.toThrow('The password is wrong.');
    await expect(view().enter('ironbark')).rejects.toThrow('Too many wrong passwords.');
    time += 30_000;
    await expect(view().enter('ironbark')).resolves.toMatchObject({ name: 'Pattern' });
  });

  it('refuses another version and one viewer too many, each with a sentence', async () => {
    const old = view();
    expect(await old.greet('RFB 003.003\n')).toEqual([]);
    expect((await old.source.untilEnd()).toString('utf8')).toContain('Only version 3.8');
    for (let i = 0; i < 4; i++) await view().enter('ironbark');
    await expect(view().enter('ironbark')).rejects.toThrow('The desktop has 4 viewers already.');
  });

  it('counts what clients type, point at, paste and resize', async () => {
    const viewer = await view().enter('ironbark');
    viewer.setEncodings(0, -308);
    viewer.key(0x61);
    viewer.click(3, 4);
    viewer.click(3, 4);
    viewer.cutText('from the shore');
    viewer.resize(300, 200);
    await viewer.settle();
    expect(server.events).toEqual({ key: 2, pointer: 4, cutText: 1, resize: 1 });
    expect(desktop.texts).toEqual(['from the shore']);
  });

  it('counts no request for pictures as input', async () => {
    const viewer = await view().enter('ironbark');
    viewer.setEncodings(5, 0);
    await viewer.update(false);
    await viewer.settle();
    expect(server.events).toEqual({ key: 0, pointer: 0, cutText: 0, resize: 0 });
  });

  it.each([
    ['an unknown message', [99], 'Message 99 is unknown here.'],
    ['a key in the way of QEMU', [255, 0, 0, 1], 'Message 255 is unknown here.'],
    ['the extended clipboard', [6, 0, 0, 0, 255, 255, 255, 240], 'Cut text of 4294967280 bytes is over 65536.'],
    ['a list of 65,535 encodings', [2, 0, 255, 255], '65535 encodings are more than 256.'],
    ['a fence of 255 bytes', [248, 0, 0, 0, 0, 0, 0, 1, 255], 'A fence of 255 bytes is over 64.'],
    ['255 screens', [251, 0, 1, 0, 1, 0, 255, 0], '255 screens are more than 16.'],
    ['pixels of 24 bits', [0, 0, 0, 0, 24, 24, 0, 1, ...Array(12).fill(0)], 'No pixel can be written in this format.'],
    ['colours beyond the pixel', [0, 0, 0, 0, 8, 8, 0, 1, 0, 255, 0, 255, 0, 255, 16, 8, 0, 0, 0, 0], 'No pixel'],
  ])('ends the connection at %s', async (_, bytes, reason) => {
    const viewer = await view().enter('ironbark');
    viewer.send(Buffer.from(bytes));
    await viewer.source.untilEnd();
    expect(server.lastEnd).toContain(reason);
    expect(server.events).toEqual({ key: 0, pointer: 0, cutText: 0, resize: 0 });
    await expect(view().enter('ironbark')).resolves.toBeDefined();
  });
});
