import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getFault } from '../fault/catalogue/catalogue.ts';
import { createShipInstruments } from '../instrument/ship-instruments.ts';
import { getShip, NOON } from '../testing/ships.ts';
import { type ServedDesktop, serveDesktop } from './serve-desktop.ts';
import { ENCODING, KEYSYM, RfbViewer } from './testing/rfb-viewer.ts';

const WHEEL_DOWN = 16;

describe('the desktop of a ship in a flood of alarms', () => {
  let desktop: ServedDesktop;
  let viewers: RfbViewer[];
  beforeEach(async () => {
    const faults = [{ fault: getFault('black-out'), periodSeconds: 1_000_000, firstSeconds: NOON, lastsSeconds: 3600 }];
    const instruments = createShipInstruments(getShip('kvitholm'), faults);
    const spec = { name: 'Machinery console', depth: 24, asksPassword: false } as const;
    desktop = await serveDesktop(instruments, spec, { port: 0, password: '', now: () => (NOON + 400) * 1000 });
    viewers = await Promise.all([1, 2].map(() => new RfbViewer(desktop.port).enter()));
  });
  afterEach(async () => {
    for (const viewer of viewers) viewer.close();
    await desktop.stop();
  });

  it('moves the lines of a list that scrolls, and shows every viewer the same', async () => {
    const [near, far] = viewers as [RfbViewer, RfbViewer];
    near.setEncodings(ENCODING.copyRectangle, ENCODING.zrle);
    near.key(KEYSYM.f2);
    await near.update(false);
    for (let turn = 0; turn < 2; turn++) {
      near.click(400, 300, WHEEL_DOWN);
      await near.settle();
      const before = near.source.socket.bytesRead;
      const parts = await near.update(true);
      expect(parts.filter(({ encoding }) => encoding === ENCODING.copyRectangle)).toMatchObject([
        { width: 784, height: 360 },
      ]);
      expect(near.source.socket.bytesRead - before).toBeLessThan(4000);
      far.setEncodings(ENCODING.raw);
      await far.update(false);
      expect(near.screen.pixels).toEqual(far.screen.pixels);
    }
    expect(desktop.events).toEqual({ key: 2, pointer: 4, cutText: 0, resize: 0 });
  });

  it('moves nothing for a viewer that cannot', async () => {
    const [near, far] = viewers as [RfbViewer, RfbViewer];
    near.setEncodings(ENCODING.zrle);
    near.key(KEYSYM.f2);
    await near.update(false);
    near.click(400, 300, WHEEL_DOWN);
    await near.settle();
    expect((await near.update(true)).every(({ encoding }) => encoding === ENCODING.zrle)).toBe(true);
    await far.update(false);
    expect(near.screen.pixels).toEqual(far.screen.pixels);
  });
});
