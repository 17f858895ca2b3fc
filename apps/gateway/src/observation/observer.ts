/**
 * Gathers what one message of a bus says into observations: units turned into the tag's, figures no instrument can mean
 * flagged. A device that sends 401.15 K is broken, not silent: the figure is kept with `QUALITY_BAD_SOURCE`, so that
 * the faulty device can be found, and counted.
 */
import { QUALITY_BAD_SOURCE } from '@fms/domain/quality';
import { convertIfKnown } from '@fms/domain/unit';
import { getBelievableRange, type Range } from './believable.ts';
import type { Decoded, Observation, Stamp, TagDefinition } from './observation.ts';
import { round } from './round.ts';

export interface ObserveOptions {
  /** Unit of the figure, when it is not the tag's. */
  readonly unit?: string;
  readonly rank?: number;
  readonly believable?: Range;
  /** The source itself says the value is bad. */
  readonly isBad?: boolean;
}

export class Observer {
  readonly #source: string;
  readonly #observations: Observation[] = [];
  readonly #refusals: string[] = [];
  #asked = 0;

  constructor(source: string) {
    this.#source = source;
  }

  refuse(reason: string): void {
    if (!this.#refusals.includes(reason)) this.#refusals.push(reason);
  }

  /** A figure, or null where the device says "not available". */
  number(tag: TagDefinition, value: number | null, options: ObserveOptions = {}): void {
    this.#asked++;
    if (value === null) return;
    if (!Number.isFinite(value)) {
      this.refuse('value-unreadable');
      return;
    }
    const converted = options.unit ? convertIfKnown(value, options.unit, tag.unit) : value;
    if (converted === undefined) {
      this.refuse('unit-unknown');
      return;
    }
    const figure = options.unit ? round(converted) : converted;
    const [low, high] = options.believable ?? getBelievableRange(tag.unit);
    const isOdd = figure < low || figure > high;
    if (isOdd) this.refuse('value-not-believable');
    this.#push(tag, figure, options.rank, isOdd || options.isBad === true);
  }

  flag(tag: TagDefinition, value: boolean | null): void {
    this.#asked++;
    if (value !== null) this.#push(tag, value ? 1 : 0);
  }

  text(tag: TagDefinition, value: string | null): void {
    this.#asked++;
    const trimmed = value?.trim() ?? '';
    if (trimmed !== '') this.#push(tag, trimmed);
  }

  /** Degrees, north and east positive. */
  position(tag: TagDefinition, latitude: number | null, longitude: number | null, rank?: number): void {
    this.#asked++;
    if (latitude === null || longitude === null) this.refuse('position-not-available');
    else this.#push(tag, { latitude, longitude }, rank);
  }

  finish(stamp?: Stamp): Decoded {
    const isEmpty = this.#asked > 0 && this.#observations.length === 0 && this.#refusals.length === 0;
    if (isEmpty) this.refuse('value-not-available');
    return {
      observations: this.#observations,
      ...(stamp ? { stamp } : {}),
      ...(this.#refusals.length > 0 ? { refusals: this.#refusals } : {}),
    };
  }

  #push(tag: TagDefinition, value: Observation['value'], rank?: number, isBad = false): void {
    this.#observations.push({
      tag,
      source: this.#source,
      value,
      ...(rank === undefined ? {} : { rank }),
      ...(isBad ? { quality: QUALITY_BAD_SOURCE } : {}),
    });
  }
}
