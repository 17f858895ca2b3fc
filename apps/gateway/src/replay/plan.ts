/** Plan of a replay, made before the first sample: format, times, shift and name of the stream. */
import type { Particulars, VesselReference } from '@fms/contract/link';
import type { Instant } from '@fms/domain/time';
import { FUTURE_TOLERANCE_MS } from '../clock/bounds.ts';
import type { RecordingStart } from '../clock/bus-date.ts';
import { computeFingerprint } from '../line/recording-file.ts';
import { detectFormat } from '../recording/open/detect-format.ts';
import type { RecordingFormat } from '../recording/reading.ts';
import { getNonShipReason } from '../sink/fleet-sink.ts';
import type { ReplaySpeed } from './pace.ts';
import { readReplayEnd } from './replay-end.ts';
import { formatStreamName, getRecordingStem } from './stream-name.ts';
import { type RecordingSurvey, surveyRecording } from './survey.ts';

/** The end of a recording may be this much later than now when it is to be moved. */
const AHEAD_MS = 86_400_000;

export interface ReplayRequest {
  readonly path: string;
  readonly format: RecordingFormat | null;
  /** Null: the vessel of the key, or one called after the file when it is to be created. */
  readonly vessel: VesselReference | null;
  readonly create: boolean;
  readonly byMmsi: boolean;
  readonly speed: ReplaySpeed;
  readonly shiftToNow: boolean;
  readonly start: RecordingStart | null;
  /** Folder of the journals. */
  readonly dataFolder: string;
  readonly now: () => Instant;
}

export interface ReplayPlan {
  /** Readings there will be, for a progress bar. */
  readonly readings: number;
  readonly format: RecordingFormat;
  readonly start: RecordingStart | null;
  readonly firstStamp: Instant | null;
  /** The recording has no times at all. */
  readonly inOrder: boolean;
  readonly shiftMs: number;
  readonly stream: string;
  readonly vessel: VesselReference;
  readonly particulars: ReadonlyMap<string, Particulars>;
  /** No id of the table is an MMSI: each is the name of a vessel. */
  readonly areIdsNames: boolean;
  /** What the times of a table are rounded to; 0 for a bus. */
  readonly timeResolutionMs: number;
  /** The last moment that can be believed, before it is moved. */
  readonly latest: () => Instant;
}

/** The command cannot be carried out; the message says what to change. */
export class ReplayError extends Error {
  readonly code: 'times-missing' | 'nothing-in-it' | 'several-ships' | 'shore-refused' | 'shore-unreachable';

  constructor(code: ReplayError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export async function planReplay(request: ReplayRequest): Promise<ReplayPlan> {
  const { path, now } = request;
  const format = request.format ?? (await detectFormat(path));
  const latest = () => now() + FUTURE_TOLERANCE_MS;
  const dated = await surveyDates(request, format, latest);
  const hasDates = dated.first !== null;
  const { found, inOrder } = hasDates
    ? { found: dated, inOrder: false }
    : await surveyFrom(request, format, latest, dated);
  refuseSeveral(request, found);

  const start = hasDates ? getBusStart(format, found) : request.start;
  const moved = hasDates && request.start ? startOf(request.start, found.first ?? 0) - (found.first ?? 0) : 0;
  const identity = {
    fingerprint: await computeFingerprint(path),
    options: {
      vessel: request.vessel,
      byMmsi: request.byMmsi,
      speed: request.speed,
      start: request.start,
      format,
    },
  };
  const name = formatStreamName(path, identity);
  const vessel = request.vessel ?? (request.create ? { name: getRecordingStem(path) } : {});
  const firstStamp = hasDates ? null : found.first;
  const rest = {
    readings: found.readings,
    format,
    start,
    firstStamp,
    inOrder,
    vessel,
    particulars: found.particulars,
    timeResolutionMs: format.startsWith('positions-') ? found.timeResolutionMs : 0,
    areIdsNames: [...found.rowIds].every((id) => getNonShipReason(id) === 'mmsi-invalid'),
  };
  if (!request.shiftToNow) return { ...rest, ...moveBy(moved, latest), stream: name };
  const end = readReplayEnd(request.dataFolder, name, now());
  const moves = moveBy(end - (found.last ?? end), latest);
  return { ...rest, ...moves, stream: `${name}.${end.toString(36)}` };
}

/** A recording moved back may hold times that are later than now by as much. */
function moveBy(shiftMs: number, latest: () => Instant): Pick<ReplayPlan, 'shiftMs' | 'latest'> {
  return { shiftMs, latest: () => latest() + Math.max(0, -shiftMs) };
}

/**
 * A recording that is to be moved may come from a clock that is ahead. Where no time in it can be right as it is, the clock
 * may be so by years; where only the end is later than now, a lone stamp of years ahead must not move the rest.
 */
async function surveyDates(
  { path, start, shiftToNow }: ReplayRequest,
  format: RecordingFormat,
  latest: () => Instant,
): Promise<RecordingSurvey> {
  const dated = await surveyRecording(path, format, { start: null, inOrder: false, latest });
  const isMoved = start !== null || shiftToNow;
  if (dated.inFuture === 0 || !isMoved) return dated;
  const believed = dated.first === null ? Infinity : latest() + AHEAD_MS;
  return surveyRecording(path, format, { start: null, inOrder: false, latest: () => believed });
}

/** Gateways of NMEA 2000 write times of day, which lie next to the first date of the bus, before it too. */
function getBusStart(format: RecordingFormat, { first }: RecordingSurvey): RecordingStart | null {
  return format === 'n2k' && first !== null ? { instant: first, exact: true } : null;
}

/** A recording without dates: laid on `--start`, or put in order from there when it has no times either. */
async function surveyFrom(
  { path, start }: ReplayRequest,
  format: RecordingFormat,
  latest: () => Instant,
  bare: RecordingSurvey,
): Promise<{ found: RecordingSurvey; inOrder: boolean }> {
  if (bare.inFuture > 0) {
    throw new ReplayError(
      'nothing-in-it',
      `${path} is stamped in the future: move it with --shift-to-now or --start, e.g. --start 2016-07-01T09:55:59Z`,
    );
  }
  if (bare.withoutTime === 0) throw new ReplayError('nothing-in-it', `${path} holds nothing that can be used`);
  if (!start) {
    throw new ReplayError(
      'times-missing',
      `${path} does not say on which day it was recorded: name it with --start, e.g. --start 2016-07-01 or --start 2016-07-01T09:55:59Z`,
    );
  }
  const dated = await surveyRecording(path, format, { start, inOrder: false, latest });
  if (dated.first !== null) return { found: dated, inOrder: false };
  return { found: await surveyRecording(path, format, { start, inOrder: true, latest }), inOrder: true };
}

/** A mere date moves the recording to that day and keeps its time of day. */
function startOf(start: RecordingStart, first: Instant): Instant {
  const day = 86_400_000;
  return start.exact ? start.instant : start.instant + (((first % day) + day) % day);
}

function refuseSeveral({ path, byMmsi }: ReplayRequest, { rowIds }: RecordingSurvey): void {
  if (byMmsi || rowIds.size <= 1) return;
  throw new ReplayError(
    'several-ships',
    `${path} holds ${rowIds.size} ships: replay it with --by-mmsi, and --create to make the vessels that are not known`,
  );
}
