import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ENCODING, KEYSYM, RfbViewer } from '../desktop/testing/rfb-viewer.ts';
import { buildInstrumentedFleet } from '../fleet/instrumented-fleet.ts';
import { NOON } from '../testing/ships.ts';
import { getDesktopKeyFile, openDesktops, type ShipDesktop } from './ship-desktops.ts';

describe('the desktops of the demonstration', () => {
  let folder: string;
  let desktops: ShipDesktop[];
  const viewers: RfbViewer[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'desktops-'));
    desktops = await openDesktops(buildInstrumentedFleet(3), 0, { folder, now: () => NOON * 1000 });
  });
  afterEach(async () => {
    for (const viewer of viewers.splice(0)) viewer.close();
    await Promise.all(desktops.map((desktop) => desktop.stop()));
    await rm(folder, { recursive: true });
  });
  const getDesktop = (ship: string) => desktops.find((each) => each.ship === ship) as ShipDesktop;
  const enter = (ship: string, password?: string) => {
    const viewer = new RfbViewer(getDesktop(ship).port);
    viewers.push(viewer);
    return viewer.enter(password);
  };

  it('are served by two ships, one of which asks for the password in the data folder', async () => {
    expect(desktops.map(({ ship }) => ship)).toEqual(['havbris', 'kvitholm']);
    const password = (await readFile(getDesktopKeyFile(folder), 'utf8')).trim();
    expect(await enter('havbris', password)).toMatchObject({ name: 'Havbris · Engine control room' });
    await expect(enter('havbris', 'guess')).rejects.toThrow('The password is wrong.');
    expect(await enter('kvitholm')).toMatchObject({ name: 'Kvitholm · Machinery console' });
  });

  it('answer a key with another page, and a second with the squares that have changed', async () => {
    const viewer = await enter('kvitholm');
    const desktop = getDesktop('kvitholm');
    viewer.setEncodings(ENCODING.copyRectangle, ENCODING.tight);
    await viewer.update(false);
    const engines = viewer.screen.pixels.slice();
    viewer.key(KEYSYM.f3);
    await viewer.update(true);
    expect(viewer.screen.pixels).not.toEqual(engines);
    expect(desktop.events).toMatchObject({ key: 2 });
    viewer.key(KEYSYM.f2);
    await viewer.update(true);
    const before = viewer.source.socket.bytesRead;
    desktop.tell(NOON + 1);
    const parts = await viewer.update(true);
    expect(parts.reduce((sum, { width, height }) => sum + width * height, 0)).toBeLessThan(0.2 * 800 * 600);
    expect(viewer.source.socket.bytesRead - before).toBeLessThan(8000);
  });
});
