/** The console of one ship on a port of this machine, drawn anew each second. */
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import type { DesktopSpec } from '../spec/ship-spec.ts';
import { createShipConsole } from './console/ship-console.ts';
import type { EventCount } from './server/desktop.ts';
import { serveRfb } from './server/rfb-server.ts';

export interface DesktopSite {
  /** 0 takes a free one. */
  readonly port: number;
  /** Asked for where the ship's description says so; eight characters count. */
  readonly password: string;
  /** Milliseconds of the epoch. */
  readonly now: () => number;
}

export interface ServedDesktop {
  readonly port: number;
  /** Input of all clients since the beginning, by kind. */
  readonly events: Readonly<EventCount>;
  /** Called at each second. */
  tell(seconds: number): void;
  stop(): Promise<void>;
}

/** Rejects with the error of the system when the port is taken. */
export async function serveDesktop(
  instruments: ShipInstruments,
  { name, depth, asksPassword }: DesktopSpec,
  { port, password, now }: DesktopSite,
): Promise<ServedDesktop> {
  const shown = createShipConsole(instruments, name, Math.floor(now() / 1000));
  const server = await serveRfb(shown, { port, password: asksPassword ? password : null, depth, now });
  return {
    port: server.port,
    events: server.events,
    tell(seconds) {
      shown.tell(seconds);
      server.refresh();
    },
    stop: () => server.close(),
  };
}
