/** The folder of real recordings, and the facts another program computed from them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';

const REPOSITORY = new URL('../../../../', import.meta.url).pathname;

export const recordingsFolder: string = process.env.RECORDINGS_DIR ?? join(REPOSITORY, '../shared/data');
export const hasRecordings: boolean = existsSync(join(recordingsFolder, 'facts.json.gz'));
/** For the name of what is skipped. */
export const SKIP_REASON: string = hasRecordings
  ? ''
  : ` (skipped: there are no recordings in ${process.env.RECORDINGS_DIR ? 'RECORDINGS_DIR' : '../shared/data'}, set RECORDINGS_DIR)`;

export interface ChannelFacts {
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly avg: number;
  readonly last: number;
}
type TimedPosition = readonly [time: string, latitude: number, longitude: number];

export interface RecordingFacts {
  readonly sentences: number;
  readonly checksum_bad: number;
  readonly rmc?: {
    readonly valid_fixes: number;
    readonly first: TimedPosition;
    readonly last: TimedPosition;
    readonly bbox: readonly [number, number, number, number];
    readonly distance_km: number;
  };
  readonly channels_total?: Readonly<Record<string, ChannelFacts>>;
  readonly channels_per_hour?: Readonly<Record<string, Readonly<Record<string, ChannelFacts>>>>;
  readonly ais?: {
    readonly by_type: Readonly<Record<string, number>>;
    readonly distinct_mmsi: number;
    readonly messages_decoded: number;
    readonly valid_positions: number;
    readonly invalid_positions: number;
    readonly name_per_mmsi: Readonly<Record<string, string>>;
    readonly last_position_per_mmsi: Readonly<Record<string, readonly [number, number, string | null]>>;
  };
  readonly per_id?: Readonly<Record<string, TableFacts>>;
}

export interface TableFacts {
  readonly rows: number;
  readonly usable_positions: number;
  readonly invalid_or_missing_positions: number;
  readonly first_time: string;
  readonly last_time: string;
  readonly last_usable_position: TimedPosition | null;
  readonly speed_kn_per_day: Readonly<Record<string, ChannelFacts>>;
}

export const facts: Readonly<Record<string, RecordingFacts>> = hasRecordings
  ? (JSON.parse(gunzipSync(readFileSync(join(recordingsFolder, 'facts.json.gz'))).toString('utf8')) as Record<
      string,
      RecordingFacts
    >)
  : {};

export function getRecordingPath(name: string): string {
  return join(recordingsFolder, name);
}

/** Every file of a folder of the recordings and of those in it, such as `n2k/pgn127489.txt`. */
export function listRecordings(folder: string): string[] {
  if (!hasRecordings) return [];
  const entries = readdirSync(join(recordingsFolder, folder), { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(recordingsFolder, join(parentPath, name))).sort();
}

/** The longest recordings are left to `npm test -- --full`. */
export const isFullSuite: boolean = process.env.FMS_FULL === '1';
export const onlyInFullSuite: string = isFullSuite ? '' : ' (skipped: npm test -- --full replays it)';
