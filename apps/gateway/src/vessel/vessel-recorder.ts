/** Observations of one vessel → samples in the stream's batch: selected, checked, numbered. */
import type { NumberReading, PositionReading, TagDeclaration } from '@fms/contract/link';
import { normalisePosition } from '@fms/domain/geo';
import { QUALITY_GOOD, QUALITY_SUSPECT_TIME } from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';
import { validateTime } from '../clock/bounds.ts';
import type { Coordinates, Observation, TagDefinition } from '../observation/observation.ts';
import type { BatchBuilder } from '../stream/batch-builder.ts';
import type { Refusals } from '../stream/refusals.ts';
import type { StreamTables } from '../stream/stream-tables.ts';
import { JumpFilter } from './jump-filter.ts';
import { SourceChoice } from './source-choice.ts';
import { TagSeries } from './tag-series.ts';

/** When and by what something was observed. */
export interface Circumstance {
  readonly time: Instant;
  /** Quality flags of the time. */
  readonly quality: number;
  /** What an operator is shown when it is refused. */
  readonly line: string;
  /** The sentence or parameter group that carried it. */
  readonly sentence?: string | undefined;
  /** Names the source where a ship has several. */
  readonly group?: string;
}

export interface RecorderParts {
  readonly tables: StreamTables;
  readonly batch: BatchBuilder;
  readonly refusals: Refusals;
  /** The last plausible moment. */
  readonly latest: () => Instant;
  /** Added to every time of measurement (`--shift-to-now`). */
  readonly shiftMs: number;
  /** The readings are of a log, whose times go back further than those of a bus. */
  readonly isOfLog?: boolean;
  /** Positions are kept as they stand, because their times are made up and say nothing of speed. */
  readonly keepsJumps?: boolean;
  /** What the times of positions are rounded to; a table may be so to the minute or the day. 0 when left out. */
  readonly timeResolutionMs?: number;
}

const ONLY_CHANGE = 1;
/** A torn bus can invent transducers without end. */
const MAX_TAGS = 1000;

export class VesselRecorder {
  readonly vesselIndex: number;
  /** Readings that another sentence of the same talker had already given. */
  sameAgain = 0;
  readonly #parts: RecorderParts;
  readonly #choices = new Map<TagDefinition, SourceChoice>();
  readonly #series = new Map<TagDefinition, Map<string, TagSeries>>();
  readonly #filters = new Map<number, JumpFilter>();
  #tagCount = 0;

  constructor(vesselIndex: number, parts: RecorderParts) {
    this.vesselIndex = vesselIndex;
    this.#parts = parts;
  }

  record(observation: Observation, circumstance: Circumstance): void {
    const refusal = this.#tryRecord(observation, circumstance);
    if (refusal) this.refuse(refusal, circumstance.line);
  }

  refuse(reason: string, example: string, times = 1): void {
    this.#parts.refusals.count(this.vesselIndex, reason, example, times);
  }

  /** Null when it was recorded, or need not be; else why it was refused. */
  #tryRecord(observation: Observation, { time, quality, group = '', line, sentence }: Circumstance): string | null {
    const { tag, value } = observation;
    const refusal =
      validateTime(time, this.#parts.latest()) ?? (typeof value === 'object' ? refusePosition(value) : null);
    if (refusal) return refusal;
    const source = this.#sourceOf(observation, time, group);
    if (source === null) return null;
    const series = this.#seriesOf(tag, source, sentence);
    if (!series) return 'too-many-tags';
    if (tag.type === ONLY_CHANGE && typeof value !== 'object' && !series.isNews(value, time)) return null;
    const ordinal = series.ordinal(time);
    if (ordinal === null) return 'time-stuck';
    const evaluated = quality | (observation.quality ?? QUALITY_GOOD);
    this.#add({ tagIndex: series.index, timeMs: time + this.#parts.shiftMs, ordinal, quality: evaluated }, value, line);
    return null;
  }

  #add(reading: Omit<NumberReading, 'value'>, value: Observation['value'], line: string): void {
    const { batch } = this.#parts;
    if (typeof value === 'number') batch.number({ ...reading, value });
    else if (typeof value === 'string') batch.text({ ...reading, value });
    else this.#addPosition({ ...reading, latitude: value.latitude, longitude: value.longitude }, line);
  }

  #addPosition(position: PositionReading, line: string): void {
    if (this.#parts.keepsJumps || (position.quality & QUALITY_SUSPECT_TIME) !== 0) {
      this.#parts.batch.position(position);
      return;
    }
    const filter = this.#filters.get(position.tagIndex) ?? new JumpFilter(this.#parts.timeResolutionMs);
    this.#filters.set(position.tagIndex, filter);
    const { jumps } = filter;
    for (const evaluated of filter.filter(position)) this.#parts.batch.position(evaluated);
    if (filter.jumps > jumps) this.refuse('position-jump', line, filter.jumps - jumps);
  }

  /** Empty for a reading that feeds one of the vessel's own four tags, null for one that says the same again. */
  #sourceOf({ tag, source, rank }: Observation, time: Instant, group: string): string | null {
    const named = group ? `${group}:${source}` : source;
    if (rank === undefined) return named;
    const choice = this.#choices.get(tag) ?? new SourceChoice();
    this.#choices.set(tag, choice);
    const chosen = choice.choose(named, rank, time);
    if (chosen === 'same-again') this.sameAgain++;
    return chosen === 'ship' ? '' : chosen === 'apart' ? named : null;
  }

  #seriesOf(tag: TagDefinition, source: string, sentence: string | undefined): TagSeries | null {
    const bySource = this.#series.get(tag) ?? new Map<string, TagSeries>();
    this.#series.set(tag, bySource);
    const known = bySource.get(source);
    if (known) return known;
    if (this.#tagCount >= MAX_TAGS) return null;
    this.#tagCount++;
    const series = new TagSeries(
      this.#parts.tables.tag(this.#declarationOf(tag, source, sentence)),
      this.#parts.isOfLog,
    );
    bySource.set(source, series);
    return series;
  }

  /** Only the tag fed by choice plays the role; what feeds it changes, so that it names no sentence. */
  #declarationOf(tag: TagDefinition, source: string, sentence: string | undefined): TagDeclaration {
    const isChosen = source === '';
    return {
      ...tag,
      vesselIndex: this.vesselIndex,
      source,
      ...(isChosen || sentence === undefined ? {} : { sentence }),
      role: isChosen ? tag.role : null,
    };
  }
}

/** "Not available" goes no further; a coordinate to be repaired does, the shore repairs and flags it. */
function refusePosition(value: Coordinates): string | null {
  const verdict = normalisePosition(value);
  if (verdict.ok) return null;
  return verdict.reason === 'not-available' ? 'position-not-available' : 'position-out-of-range';
}
