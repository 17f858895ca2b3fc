/** What one bus sent while it was listened to: its messages, the tags they would become, and refusals. */
import type { Instant } from '@fms/domain/time';
import type { BusMessage } from '../feed/bus-message.ts';
import type { Observation, TagDefinition } from '../observation/observation.ts';
import { decodeAisOfShip } from '../protocol/ais/ais.ts';
import type { Reading } from '../recording/reading.ts';
import type { ReadingSink } from '../recording/reading-sink.ts';
import { toRowObservations } from '../recording/row-observations.ts';

/** A bus that invents names must not fill the memory. */
const MAX_ENTRIES = 5000;

export interface ObservedMessage extends BusMessage {
  count: number;
}

export interface ObservedTag {
  readonly tag: TagDefinition;
  readonly source: string;
  /** Only of tags a ship has one of: how good the sentence is that gives it, the best first. */
  readonly rank: number | null;
  count: number;
  last: Observation['value'];
  /** Of numbers. */
  min: number;
  max: number;
}

export class DiscoveryRecord implements ReadingSink {
  readonly messages = new Map<string, ObservedMessage>();
  readonly tags = new Map<string, ObservedTag>();
  readonly refusals = new Map<string, { count: number; example: string }>();
  /** Other ships heard, by MMSI. */
  readonly targets = new Set<string>();
  ownMmsi: string | null = null;
  first: Instant | null = null;
  last: Instant | null = null;

  readonly hear = (heard: BusMessage): void => {
    const key = `${heard.from} ${heard.name}`;
    const known = this.messages.get(key);
    if (known) known.count++;
    else if (this.messages.size < MAX_ENTRIES) this.messages.set(key, { ...heard, count: 1 });
  };

  readonly refuse = (reason: string, example: string): void => {
    const known = this.refusals.get(reason) ?? { count: 0, example };
    this.refusals.set(reason, { count: known.count + 1, example: known.example });
  };

  take(reading: Reading, time: Instant): void {
    this.first = Math.min(this.first ?? time, time);
    this.last = Math.max(this.last ?? time, time);
    if (reading.kind === 'heard-ais') this.targets.add(reading.message.mmsi);
    else for (const observation of this.#observationsOf(reading)) this.#observe(observation);
  }

  /** Seconds between the first and the last thing measured. */
  get seconds(): number {
    return this.first === null || this.last === null ? 0 : (this.last - this.first) / 1000;
  }

  #observationsOf(reading: Exclude<Reading, { kind: 'heard-ais' }>): readonly Observation[] {
    if (reading.kind === 'sensor') return reading.decoded.observations;
    if (reading.kind === 'row') return toRowObservations(reading, (reason) => this.refuse(reason, reading.line));
    this.ownMmsi = reading.message.mmsi;
    return decodeAisOfShip(reading.message).observations;
  }

  #observe({ tag, source, value, rank }: Observation): void {
    const key = `${tag.name}\n${source}`;
    const known = this.tags.get(key);
    const number = typeof value === 'number' ? value : Number.NaN;
    if (known) {
      known.count++;
      known.last = value;
      if (number < known.min) known.min = number;
      if (number > known.max) known.max = number;
    } else if (this.tags.size < MAX_ENTRIES) {
      this.tags.set(key, { tag, source, rank: rank ?? null, count: 1, last: value, min: number, max: number });
    }
  }
}
