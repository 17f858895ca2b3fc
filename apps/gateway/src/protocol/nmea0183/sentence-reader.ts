/** Reads the fields of one sentence into observations; every decoder of this folder is a few calls of it. */

import { convertIfKnown, type UnitName } from '@fms/domain/unit';
import type { AlertChange, AlertList, AlertStatement } from '../../alert/alert.ts';
import { getBelievableRange } from '../../observation/believable.ts';
import type { Coordinates, Decoded, Observation, Stamp, TagDefinition } from '../../observation/observation.ts';
import { round } from '../../observation/round.ts';
import { type Read, readCoordinate, readNumber, readTimeOfDay, UNREADABLE } from './field.ts';
import type { Sentence } from './sentence.ts';
import type { Transducers } from './transducers.ts';

export interface NumberOptions {
  /** Unit of the field, when it is not the tag's. */
  unit?: UnitName;
  /** The value is negative when this field holds this letter (`L`, `W`). */
  negative?: readonly [field: number, letter: string];
  /** Another sentence of the same talker says it first; the source then names this one too. */
  secondary?: boolean;
  rank?: number;
}

export class SentenceReader {
  readonly fields: readonly string[];
  /** Those of the bus this sentence came from. */
  readonly transducers: Transducers;
  readonly #talker: string;
  readonly #formatter: string;
  readonly #observations: Observation[] = [];
  readonly #refusals: string[] = [];
  readonly #alerts: AlertChange[] = [];
  #stamp: Stamp | undefined;

  constructor(sentence: Sentence, transducers: Transducers) {
    this.transducers = transducers;
    this.fields = sentence.fields;
    this.#talker = sentence.talker;
    this.#formatter = sentence.formatter;
  }

  text(field: number): string {
    return this.fields[field] ?? '';
  }

  refuse(reason: string): void {
    if (!this.#refusals.includes(reason)) this.#refusals.push(reason);
  }

  /** `apart` names the sentence, where a talker numbers its alerts per sentence. */
  alert(news: AlertStatement | AlertList, apart?: string): void {
    this.#alerts.push({ ...news, source: apart ? `${this.#talker}.${apart}` : this.#talker });
  }

  /** The number of a field in the unit of `options`, null when it is empty or was refused. */
  number(field: number, { unit, negative }: NumberOptions = {}, into?: string): number | null {
    const read = this.#use(readNumber(this.fields[field]));
    if (read === null) return null;
    const signed = negative && this.fields[negative[0]] === negative[1] ? -read : read;
    if (!unit || !into) return signed;
    const converted = convertIfKnown(signed, unit, into);
    return converted === undefined ? null : round(converted);
  }

  /** Emits the tag from a field; nothing when the field is empty. */
  emit(tag: TagDefinition, field: number, options: NumberOptions = {}): void {
    this.emitValue(tag, this.number(field, options, tag.unit), options);
  }

  /** As `emit`, from the first of several fields that holds something, each in a unit of its own. */
  emitFirst(tag: TagDefinition, choices: readonly (readonly [number, UnitName])[], options: NumberOptions = {}): void {
    const choice = choices.find(([field]) => this.text(field) !== '');
    if (choice) this.emit(tag, choice[0], { ...options, unit: choice[1] });
  }

  emitValue(tag: TagDefinition, value: number | null, { secondary, rank }: NumberOptions = {}): void {
    if (value === null) return;
    const [low, high] = getBelievableRange(tag.unit);
    if (value < low || value > high) this.refuse('value-out-of-range');
    else this.#push(tag, value, secondary, rank);
  }

  emitText(tag: TagDefinition, field: number): void {
    const text = this.text(field);
    if (text !== '') this.#push(tag, text);
  }

  /** Latitude, hemisphere, longitude and hemisphere from `field` on. */
  emitPosition(tag: TagDefinition, field: number, rank: number): void {
    const latitude = this.#use(readCoordinate(this.fields[field], this.fields[field + 1]));
    const longitude = this.#use(readCoordinate(this.fields[field + 2], this.fields[field + 3]));
    if (latitude !== null && longitude !== null) this.#push(tag, { latitude, longitude }, false, rank);
  }

  /** Without `dayMs` the date is that of the bus. False when the time cannot be read: then the rest is worth nothing. */
  stampFrom(field: number, dayMs: Read<number> = null): boolean {
    const timeOfDay = readTimeOfDay(this.fields[field]);
    if (timeOfDay === UNREADABLE || dayMs === UNREADABLE) {
      this.refuse('value-unreadable');
      return false;
    }
    if (timeOfDay !== null) this.#stamp = { timeOfDayMs: timeOfDay, dayMs };
    return true;
  }

  finish(): Decoded {
    return {
      observations: this.#observations,
      ...(this.#alerts.length > 0 ? { alerts: this.#alerts } : {}),
      ...(this.#stamp ? { stamp: this.#stamp } : {}),
      ...(this.#refusals.length > 0 ? { refusals: this.#refusals } : {}),
    };
  }

  #use<T>(read: Read<T>): T | null {
    if (read !== UNREADABLE) return read as T | null;
    this.refuse('value-unreadable');
    return null;
  }

  #push(tag: TagDefinition, value: number | string | Coordinates, secondary?: boolean, rank?: number): void {
    const source = secondary ? `${this.#talker}.${this.#formatter}` : this.#talker;
    this.#observations.push(rank === undefined ? { tag, source, value } : { tag, source, value, rank });
  }
}

/** `fields`: fewer than these and the sentence is a torn one. */
export interface SentenceDecoder {
  readonly fields: number;
  readonly decode: (s: SentenceReader) => void;
}
export type DecoderTable = Readonly<Record<string, SentenceDecoder>>;
