/** A first reading of a recording: whether and which times it has, and the ships in it. */
import type { Particulars } from '@fms/contract/link';
import type { Instant } from '@fms/domain/time';
import { validateTime } from '../clock/bounds.ts';
import type { RecordingStart } from '../clock/bus-date.ts';
import { toParticulars } from '../protocol/ais/ais.ts';
import { openRecording } from '../recording/open/open-recording.ts';
import type { Reading, RecordingFormat } from '../recording/reading.ts';

export interface RecordingSurvey {
  /** Readings with a time. */
  readonly readings: number;
  /** Of the times that can be right. */
  readonly first: Instant | null;
  readonly last: Instant | null;
  /** Sentences that are right and have no time, because nothing before them told one. */
  readonly withoutTime: number;
  /** The longest of a day, an hour and a minute to which every time is rounded; 0 for none. */
  readonly timeResolutionMs: number;
  /** Readings and sentences stamped after the last moment that can be believed. */
  readonly inFuture: number;
  /** Ships of a table, by the id it calls them. */
  readonly rowIds: ReadonlySet<string>;
  readonly particulars: ReadonlyMap<string, Particulars>;
}

export interface SurveyOptions {
  start: RecordingStart | null;
  inOrder: boolean;
  latest: () => Instant;
}

/** Longest first. */
const RESOLUTIONS_MS: readonly number[] = [86_400_000, 3_600_000, 60_000];

export async function surveyRecording(
  path: string,
  format: RecordingFormat,
  options: SurveyOptions,
): Promise<RecordingSurvey> {
  let first: Instant | null = null;
  let last: Instant | null = null;
  let withoutTime = 0;
  let inFuture = 0;
  let count = 0;
  let resolutions = RESOLUTIONS_MS;
  const rowIds = new Set<string>();
  const particulars = new Map<string, Particulars>();
  const refuse = (reason: string) => {
    if (reason === 'time-unknown') withoutTime++;
    if (reason === 'time-in-future') inFuture++;
  };
  const recording = await openRecording(path, format, { ...options, firstStamp: null, refuse });
  for await (const readings of recording.readings()) {
    count += readings.length;
    for (const { reading, time } of readings) {
      const wrongTime = validateTime(time, options.latest());
      if (wrongTime === 'time-in-future') inFuture++;
      if (wrongTime) continue;
      first = first === null ? time : Math.min(first, time);
      last = last === null ? time : Math.max(last, time);
      if (resolutions.length > 0) resolutions = resolutions.filter((span) => time % span === 0);
      if (reading.kind === 'row') rowIds.add(reading.id);
      learn(particulars, reading);
    }
  }
  const [timeResolutionMs = 0] = resolutions;
  return { readings: count, timeResolutionMs, first, last, withoutTime, inFuture, rowIds, particulars };
}

/** The latest word of each kind stays: names are corrected, call signs are sent apart from them. */
function learn(particulars: Map<string, Particulars>, reading: Reading): void {
  if (reading.kind === 'sensor') return;
  const id = reading.kind === 'row' ? reading.id : reading.message.mmsi;
  const heard = reading.kind === 'row' ? reading.particulars : reading.message.particulars;
  if (!heard) return;
  const told =
    reading.kind === 'row'
      ? reading.particulars
      : reading.message.particulars && toParticulars(reading.message.particulars);
  if (told && Object.keys(told).length > 0) particulars.set(id, { ...particulars.get(id), ...told });
}
