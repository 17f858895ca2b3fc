/** What is known of a simulated ship before it moves: identity, size, propulsion and trade. */
import type { Particulars } from '@fms/contract/link';
import type { Itinerary } from '../route/itinerary.ts';
import type { MachinerySpec } from './machinery-spec.ts';

export interface ShipSpec {
  /** File-safe word that names it in streams and on the command line. */
  readonly key: string;
  readonly particulars: Required<Particulars>;
  readonly hull: Hull;
  readonly machinery: MachinerySpec;
  readonly itinerary: Itinerary;
  /** Share of the open sea's waves that reaches the waters it sails: 1 at sea, less in a fjord or an estuary. */
  readonly exposure: number;
  /** How bridge and machinery speak in the demonstration; on NMEA 0183 both share one bus. */
  readonly bridgeBus: BridgeBus;
  readonly machineryBus: MachineryBus;
  /** History beyond the last day has every value each minute, not its track and power alone. */
  readonly keepsMinutes: boolean;
  /** The console on board that can be seen as a remote desktop; null on most ships. */
  readonly desktop: DesktopSpec | null;
  /** Three cameras hang on it: aft deck, engine room, bridge wing. */
  readonly hasCameras: boolean;
  /** Whether it exchanges files, and sends those of its outbox by itself or when it is asked; null on most ships. */
  readonly sendsFiles: 'all' | 'asked' | null;
}

export interface DesktopSpec {
  /** What it is called on board. */
  readonly name: string;
  /** Bits of colour that it offers. */
  readonly depth: 24 | 16 | 8;
  readonly asksPassword: boolean;
}

export type BridgeBus = 'nmea0183' | 'n2k' | 'signalk';
export type MachineryBus = 'nmea0183' | 'sparkplug' | 'mqtt' | 'iso19848';

export interface Hull {
  readonly lengthMeters: number;
  readonly beamMeters: number;
  readonly draughtMeters: number;
  /** Highest speed in calm water at full power, knots. */
  readonly topSpeedKnots: number;
  /** Share of the wind's speed that sets it sideways when it drifts; high sides catch more. */
  readonly windage: number;
}
