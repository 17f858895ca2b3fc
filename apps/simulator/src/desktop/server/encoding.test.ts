import { afterEach, describe, expect, it } from 'vitest';
import { createPatternDesktop, type PatternDesktop } from '../testing/pattern-desktop.ts';
import type { WireFormat } from '../testing/rfb-decoder.ts';
import { ENCODING, RfbViewer, RGB32 } from '../testing/rfb-viewer.ts';
import { type RfbServer, serveRfb } from './rfb-server.ts';

const { hextile: HEXTILE, raw: RAW, tight: TIGHT, zrle: ZRLE } = ENCODING;

const FORMATS: Readonly<Record<string, WireFormat>> = {
  '32 bits': RGB32,
  '32 bits, big end first': { ...RGB32, bigEndian: true },
  '32 bits, blue first': { ...RGB32, shift: [0, 8, 16] },
  '16 bits': { bitsPerPixel: 16, depth: 16, bigEndian: false, max: [31, 63, 31], shift: [11, 5, 0] },
  '8 bits': { bitsPerPixel: 8, depth: 8, bigEndian: false, max: [7, 7, 3], shift: [0, 3, 6] },
};

/** What a perfect client shows: each part of each colour rounded to the nearest of the format. */
function expectPixels({ canvas }: PatternDesktop, { max, shift }: WireFormat): Uint32Array {
  return canvas.pixels.map((colour) =>
    [16, 8, 0].reduce(
      (sum, from, i) =>
        sum + Math.round((((colour >> from) & 255) * (max[i] as number)) / 255) * 2 ** (shift[i] as number),
      0,
    ),
  );
}

describe('each encoding, drawn by a decoder that shares no code with the server', () => {
  const open: (RfbServer | RfbViewer)[] = [];
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
  });
  /** With these encodings the viewer has the whole picture already. */
  async function view(desktop: PatternDesktop, ...encodings: readonly number[]) {
    const server = await serveRfb(desktop, { port: 0, password: null, depth: 24, now: () => 0 });
    const viewer = new RfbViewer(server.port);
    open.push(viewer, server);
    await viewer.enter();
    if (encodings.length > 0) {
      viewer.setEncodings(...encodings);
      await viewer.update(false);
    }
    return { server, viewer };
  }

  const cases = Object.entries({ RAW, HEXTILE, TIGHT, ZRLE }).flatMap(([name, encoding]) =>
    Object.entries(FORMATS).map(([format, wire]) => [name, format, encoding, wire] as const),
  );
  it.each(cases)('%s in %s gives the picture, and again after a change', async (_, __, encoding, wire) => {
    const desktop = createPatternDesktop(5);
    const { viewer, server } = await view(desktop);
    viewer.setFormat(wire);
    viewer.setEncodings(encoding);
    const parts = await viewer.update(false);
    expect(parts.every((part) => part.encoding === encoding)).toBe(true);
    expect(viewer.screen.pixels).toEqual(expectPixels(desktop, wire));
    desktop.paint({ x: 30, y: 95, width: 41, height: 3 }, 0xe5443b);
    server.refresh();
    await viewer.update(true);
    expect(viewer.screen.pixels).toEqual(expectPixels(desktop, wire));
  });

  it('sends the squares that have changed and nothing else', async () => {
    const desktop = createPatternDesktop(6);
    const { viewer } = await view(desktop, TIGHT);
    desktop.paint({ x: 17, y: 2, width: 3, height: 3 }, 0xff0000);
    desktop.paint({ x: 100, y: 60, width: 20, height: 1 }, 0x00ff00);
    expect(await viewer.update(true)).toEqual([
      { x: 16, y: 0, width: 16, height: 16, encoding: TIGHT },
      { x: 96, y: 48, width: 32, height: 16, encoding: TIGHT },
    ]);
    expect(viewer.screen.pixels).toEqual(expectPixels(desktop, RGB32));
  });

  it('sends one plain square in sixteen bytes of Tight', async () => {
    const desktop = createPatternDesktop(6);
    const { viewer } = await view(desktop, TIGHT);
    const before = viewer.source.socket.bytesRead;
    desktop.paint({ x: 16, y: 96, width: 16, height: 16 }, 0x123456);
    await viewer.update(true);
    expect(viewer.source.socket.bytesRead - before).toBe(4 + 12 + 4);
  });

  it('follows without requests once a client has turned on continuous updates', async () => {
    const desktop = createPatternDesktop(7);
    const { viewer, server } = await view(desktop, ZRLE, -313);
    viewer.setContinuous(true);
    await viewer.settle();
    for (const colour of [0x0000ff, 0x00ff00]) {
      desktop.paint({ x: 0, y: 0, width: 9, height: 9 }, colour);
      server.refresh();
      expect(await viewer.nextUpdate()).toHaveLength(1);
      expect(viewer.screen.pixels).toEqual(expectPixels(desktop, RGB32));
    }
    viewer.setContinuous(false);
    await viewer.settle();
    expect(viewer.heard.filter((kind) => kind === 150)).toHaveLength(2);
  });

  it('changes its size when a client asks, tells every client, and keeps it when it may not', async () => {
    const desktop = createPatternDesktop(8);
    const { viewer } = await view(desktop, HEXTILE, -308);
    viewer.resize(240, 160);
    await viewer.settle();
    expect(await viewer.update(true)).toMatchObject([{ x: 1, y: 0, width: 240, height: 160, encoding: -308 }]);
    await viewer.update(false);
    expect(viewer.screen.pixels).toEqual(expectPixels(desktop, RGB32));
    viewer.resize(4000, 160);
    await viewer.settle();
    expect(viewer.screen.width).toBe(240);
  });
});
