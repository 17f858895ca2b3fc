/** Excerpts of recordings in `samples/`, and the facts a separate count found in each. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Place = readonly [latitude: number, longitude: number];
type TimedPlace = readonly [time: string, latitude: number, longitude: number];

/** Figures in the tag's unit; over all sources of the name when `source` is left out. */
export interface TagFacts {
  readonly name: string;
  readonly source?: string;
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly avg: number;
}

export interface SampleFacts {
  readonly format: string;
  /** Day of a recording without times. */
  readonly start?: string;
  /** Day every sample was measured on. */
  readonly day?: string;
  /** Messages or blocks with a right checksum. */
  readonly messages?: number;
  readonly tags?: readonly TagFacts[];
  /** Valid RMC fixes in file order. */
  readonly track?: { readonly count: number; readonly first: TimedPlace; readonly last: TimedPlace };
  readonly refusals?: Readonly<Record<string, number>>;
  /** Last valid position of each MMSI heard. */
  readonly ships?: Readonly<Record<string, Place>>;
  /** Valid positions of each vessel of a table. */
  readonly vessels?: Readonly<Record<string, { readonly count: number; readonly last: Place }>>;
}

const FACTS = '.facts.json';
const folder = new URL('../../../../samples/', import.meta.url).pathname;

export const getSamplePath = (name: string): string => join(folder, name);

/** Every sample by its file name. */
export const samples: readonly (readonly [name: string, facts: SampleFacts])[] = readdirSync(folder)
  .filter((file) => file.endsWith(FACTS))
  .map((file) => [file.slice(0, -FACTS.length), JSON.parse(readFileSync(join(folder, file), 'utf8')) as SampleFacts]);
