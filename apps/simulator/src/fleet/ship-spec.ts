/** What is known of a simulated ship before it moves: who she is, how large, how driven, and what she does. */
import type { Particulars } from '@fms/contract/link';
import type { Itinerary } from '../route/itinerary.ts';
import type { MachinerySpec } from './machinery-spec.ts';

export interface ShipSpec {
  /** File-safe word that names her in streams and on the command line. */
  readonly key: string;
  readonly particulars: Required<Particulars>;
  readonly hull: Hull;
  readonly machinery: MachinerySpec;
  readonly itinerary: Itinerary;
  /** How her machinery speaks in the demonstration; the bridge always speaks NMEA 0183. */
  readonly machineryBus: MachineryBus;
}

export type MachineryBus = 'nmea0183' | 'sparkplug';

export interface Hull {
  readonly lengthMeters: number;
  readonly beamMeters: number;
  readonly draughtMeters: number;
  /** Highest speed in calm water at full power, knots. */
  readonly topSpeedKnots: number;
  /** Share of the wind's speed that sets her sideways when she drifts; high sides catch more. */
  readonly windage: number;
}
