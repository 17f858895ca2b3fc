/** The facts of the recordings that are not NMEA 0183 or AIS. */
import { type ChannelFacts, facts } from './recordings.ts';

type Place = readonly [source: number, latitude: number, longitude: number];

export interface N2kFacts {
  readonly pgn_counts: Readonly<Record<string, number>>;
  readonly channels: Readonly<Record<string, ChannelFacts>>;
  readonly channels_per_hour: Readonly<Record<string, Readonly<Record<string, ChannelFacts>>>>;
  readonly positions_129025: { readonly valid: number; readonly 'last_[src,lat,lon]': Place | null };
}
export interface SignalkFacts {
  readonly values?: Readonly<Record<string, readonly [value: unknown, timestamp: string]>> | number;
  readonly values_without_path_or_value?: number;
  readonly paths_with_value?: number;
  readonly rows?: number;
  readonly channels?: Readonly<Record<string, ChannelFacts>>;
}
export interface IsoFacts {
  /** Of a list of channels. */
  readonly channels?: readonly { readonly LocalID: string; readonly ShortID: string }[];
  /** Of a package of values: tables and events, as the file has them. */
  readonly blocks?: readonly {
    readonly tables: readonly {
      readonly ids: readonly string[];
      readonly DataSet: readonly { readonly TimeStamp: string; readonly Value: readonly string[] }[];
    }[];
    readonly events:
      | readonly { readonly TimeStamp: string; readonly DataChannelID: string; readonly Value: string }[]
      | null;
  }[];
}
export interface VedirectFacts {
  readonly blocks_checksum_ok: number;
  readonly blocks_checksum_bad: number;
  readonly channels_raw_units: Readonly<Record<string, ChannelFacts>>;
}

const of = <T>(folder: string): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => name.startsWith(`${folder}/`))) as unknown as Record<
    string,
    T
  >;

export const n2kFacts = of<N2kFacts>('n2k');
export const signalkFacts = of<SignalkFacts>('signalk');
export const vedirectFacts = of<VedirectFacts>('energy');
export const isoFacts = of<IsoFacts>('iso19848');
