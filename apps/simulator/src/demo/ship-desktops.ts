/** The desktops of the demonstration's ships, when they are asked for. */
import { join } from 'node:path';
import { type ServedDesktop, serveDesktop } from '../desktop/serve-desktop.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { readKeptPassword } from './kept-password.ts';

export interface ShipDesktop extends ServedDesktop {
  /** Key of the ship. */
  readonly ship: string;
}

/** Serves the desktop of every ship that has one, on ports from `firstPort` on, or on free ones for 0. */
export async function openDesktops(
  fleet: readonly ShipInstruments[],
  firstPort: number,
  { folder, now }: { readonly folder: string; readonly now: () => number },
): Promise<ShipDesktop[]> {
  const password = await readKeptPassword(getDesktopKeyFile(folder));
  const shown = fleet.flatMap((instruments) => {
    const { key, desktop } = instruments.ship.spec;
    return desktop ? [{ instruments, key, desktop }] : [];
  });
  return Promise.all(
    shown.map(async ({ instruments, key, desktop }, i) => {
      const port = firstPort === 0 ? 0 : firstPort + i;
      return Object.assign(await serveDesktop(instruments, desktop, { port, password, now }), { ship: key });
    }),
  );
}

/** Where the password of the desktops stands, for who opens a viewer. */
export const getDesktopKeyFile = (folder: string) => join(folder, 'demo-desktop.key');
