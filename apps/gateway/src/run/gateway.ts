/** A running gateway: every ship of its configuration, until it is stopped. */
import type { GatewaySetting } from '@fms/contract/link';
import type { Instant } from '@fms/domain/time';
import { LiveShip } from './live-ship.ts';
import type { Log } from './log.ts';

export interface GatewayOptions {
  readonly setting: GatewaySetting;
  /** The key of a ship, from its key file or wherever else. */
  readonly keyOf: (keyFile: string | null) => string;
  readonly software: string;
  readonly log: Log;
  readonly now?: () => Instant;
  readonly backoffSeconds?: readonly number[];
}

export interface RunningGateway {
  /** Everything heard is on the disk when this resolves. */
  stop(): Promise<void>;
}

/** Throws for a missing key and for a spool in use, before anything is started. */
export function startGateway({ setting, keyOf, now = Date.now, ...rest }: GatewayOptions): RunningGateway {
  const withKeys = setting.ships.map((ship) => ({ ship, key: keyOf(ship.keyFile ?? null) }));
  const ships: LiveShip[] = [];
  let stopped: Promise<unknown> | null = null;
  const stop = async () => {
    stopped ??= Promise.all(ships.map((ship) => ship.stop()));
    await stopped;
  };
  try {
    for (const { ship, key } of withKeys) {
      ships.push(new LiveShip({ ...rest, now, setting: ship, key, server: setting.server, dataFolder: setting.data }));
    }
  } catch (error) {
    void stop();
    throw error;
  }
  return { stop };
}
