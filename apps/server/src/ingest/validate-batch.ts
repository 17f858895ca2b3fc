/**
 * Validates a batch: finds tags, checks times, values and coordinates, counts refused readings by reason. A refused
 * reading does not affect the others of its batch.
 */

import type { BatchFrame } from '@fms/contract/link';
import { normalisePosition } from '@fms/domain/geo';
import type { VesselId } from '@fms/domain/identity';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import type { Instant } from '@fms/domain/time';
import { readStruct } from '../platform/json/struct-text.ts';
import { createBatch, MAX_ORDINAL, MAX_QUALITY, type TelemetryBatch } from '../telemetry/index.ts';
import type { BatchColumns, NumberColumns, PositionColumns, ReadingColumns, TextColumns } from './batch-columns.ts';
import type { LinkAlarm, LinkTag } from './ports.ts';
import type { QualityEvaluator } from './quality-evaluator.ts';
import { RefusalCounter } from './refusal-counter.ts';
import type { LinkStream } from './stream.ts';
import { validateShipAlarms } from './validate-ship-alarms.ts';
import { validateTime } from './validate-time.ts';
import { validateTraffic } from './validate-traffic.ts';

export interface ValidatedBatch {
  readonly batch: TelemetryBatch;
  /** Rows of the batch's samples whose tags have limits. */
  readonly watched: number[];
  /** What alarm systems on board state. */
  readonly alarms: LinkAlarm[];
  readonly refusals: RefusalCounter;
  /** How many readings of each vessel go into the store. */
  readonly kept: Kept;
}

/** Counts by vessel; a batch names one vessel many times in a row, and is looked up once for it. */
class Kept {
  readonly #byVessel = new Map<VesselId, { count: number }>();
  #vesselId: VesselId | undefined;
  #current = { count: 0 };

  add(vesselId: VesselId): void {
    if (vesselId !== this.#vesselId) {
      this.#vesselId = vesselId;
      this.#current = this.#byVessel.get(vesselId) ?? { count: 0 };
      this.#byVessel.set(vesselId, this.#current);
    }
    this.#current.count++;
  }

  *[Symbol.iterator](): Iterator<[VesselId, number]> {
    for (const [vesselId, { count }] of this.#byVessel) yield [vesselId, count];
  }
}

interface Work extends ValidatedBatch {
  readonly stream: LinkStream;
  readonly quality: QualityEvaluator;
  readonly now: Instant;
  /** The vessel charged with a refused reading of an unknown vessel. */
  readonly fallback: VesselId | undefined;
}

const holdsNumbers = ({ valueKind, type }: LinkTag) =>
  type !== DATA_TAG_TYPE.onlyGeo && (valueKind === 'number' || valueKind === 'boolean');
const holdsPositions = ({ type }: LinkTag) => type === DATA_TAG_TYPE.onlyGeo;
const holdsTexts = ({ valueKind }: LinkTag) => valueKind === 'text' || valueKind === 'struct';

export function validateBatch(
  stream: LinkStream,
  frame: BatchFrame,
  columns: BatchColumns,
  { now, quality }: { readonly now: Instant; readonly quality: QualityEvaluator },
): ValidatedBatch {
  const work: Work = {
    batch: createBatch(stream.name, frame.sequence, columns.numbers?.length),
    watched: [],
    alarms: [],
    refusals: new RefusalCounter(),
    kept: new Kept(),
    stream,
    quality,
    now,
    fallback: stream.firstVessel,
  };
  if (columns.numbers) validateNumbers(work, columns.numbers);
  if (columns.positions) validatePositions(work, columns.positions);
  if (columns.texts) validateTexts(work, columns.texts);
  const surroundings = { now, vesselAt: (index: number) => stream.vesselAt(index), fallback: work.fallback };
  if (frame.traffic) validateTraffic(frame.traffic, surroundings, work);
  if (frame.alarms) validateShipAlarms(frame.alarms, surroundings, work);
  return work;
}

function validateNumbers(work: Work, columns: NumberColumns): void {
  const { samples } = work.batch;
  const example = (row: number) => String(columns.values[row]);
  for (let i = 0; i < columns.length; i++) {
    const value = columns.values[i] as number;
    const tag = acceptedTag(work, columns, i, holdsNumbers, example);
    if (!tag) continue;
    if (!Number.isFinite(value)) {
      work.refusals.add(tag.vesselId, 'value-not-finite', () => example(i));
      continue;
    }
    if (tag.alarmLevel !== null || tag.emergencyLevel !== null) work.watched.push(samples.length);
    const time = columns.times[i] as number;
    const stated = columns.qualities?.[i] ?? 0;
    const quality = tag.qualityRule ? stated | work.quality.evaluate(tag, time, value, stated) : stated;
    samples.push(tag.id, time, columns.ordinals?.[i] ?? 0, value, quality);
    work.kept.add(tag.vesselId);
  }
}

function validatePositions(work: Work, columns: PositionColumns): void {
  const { positions } = work.batch;
  const example = (row: number) => `${columns.latitudes[row]}, ${columns.longitudes[row]}`;
  for (let i = 0; i < columns.length; i++) {
    const tag = acceptedTag(work, columns, i, holdsPositions, example);
    if (!tag) continue;
    const given = { latitude: columns.latitudes[i] as number, longitude: columns.longitudes[i] as number };
    const normalised = normalisePosition(given);
    if (!normalised.ok) {
      work.refusals.add(tag.vesselId, `position-${normalised.reason}`, () => example(i));
      continue;
    }
    const quality = (columns.qualities?.[i] ?? 0) | normalised.quality;
    const ordinal = columns.ordinals?.[i] ?? 0;
    positions.push(tag.id, columns.times[i] as number, ordinal, normalised.latitude, normalised.longitude, quality);
    work.kept.add(tag.vesselId);
  }
}

function validateTexts(work: Work, columns: TextColumns): void {
  const { texts } = work.batch;
  const example = (row: number) => columns.values[row] as string;
  for (let i = 0; i < columns.length; i++) {
    const value = columns.values[i] as string;
    const tag = acceptedTag(work, columns, i, holdsTexts, example);
    if (!tag) continue;
    if (tag.valueKind === 'struct' && !readStruct(value)) {
      work.refusals.add(tag.vesselId, 'struct-malformed', () => value);
      continue;
    }
    const ordinal = columns.ordinals?.[i] ?? 0;
    texts.push(tag.id, columns.times[i] as number, ordinal, value.toWellFormed(), columns.qualities?.[i] ?? 0);
    work.kept.add(tag.vesselId);
  }
}

/** The tag of a reading whose identity can be stored, or null after counting why not. */
function acceptedTag(
  { stream, now, refusals, fallback }: Work,
  columns: ReadingColumns,
  row: number,
  fits: (tag: LinkTag) => boolean,
  example: (row: number) => string,
): LinkTag | null {
  const tag = stream.tagAt(columns.tags[row] as number);
  if (!tag || tag.isGone) {
    if (fallback !== undefined)
      refusals.add(fallback, 'tag-unknown', () => `tag ${columns.tags[row]}: ${example(row)}`);
    return null;
  }
  const time = columns.times[row] as number;
  const reason = validateTime(time, now) ?? (fits(tag) ? null : 'value-of-wrong-kind') ?? identityRefusal(columns, row);
  if (reason === null) return tag;
  refusals.add(
    tag.vesselId,
    reason,
    () => `${new Date(time).getTime() === time ? new Date(time).toISOString() : time} ${example(row)}`,
  );
  return null;
}

function identityRefusal(columns: ReadingColumns, row: number): string | null {
  const ordinal = columns.ordinals?.[row] ?? 0;
  const quality = columns.qualities?.[row] ?? 0;
  if (ordinal < 0 || ordinal > MAX_ORDINAL) return 'ordinal-out-of-range';
  return quality < 0 || quality > MAX_QUALITY ? 'quality-out-of-range' : null;
}
