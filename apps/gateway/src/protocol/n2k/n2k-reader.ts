/** Reads the fields of one parameter group; every decoder of mapping/n2k-*.ts is a few calls of it. */
import type { AlertChange, AlertSilence, AlertStatement } from '../../alert/alert.ts';
import { buildEquipmentTag, type Measure } from '../../observation/equipment-tag.ts';
import type { Decoded, Stamp, TagDefinition } from '../../observation/observation.ts';
import { type ObserveOptions, Observer } from '../../observation/observer.ts';
import type { N2kMessage, PgnDecoder } from './pgn-decoder.ts';

const TIME = /^(\d+):(\d{2}):(\d{2})(?:\.(\d{1,5}))?$/;
const DATE = /^(\d{4})\.(\d{2})\.(\d{2})$/;
/** The words canboat has for the two engines of a boat; a bus with more of them says plain numbers. */
const INSTANCE_WORDS: Readonly<Record<string, number>> = {
  'Single Engine or Dual Engine Port': 0,
  'Dual Engine Starboard': 1,
};

/** What a configuration calls the pieces of equipment a bus numbers: `Engine 0` → `Port engine`. */
export type EquipmentNames = Readonly<Record<string, string>>;

export class N2kReader {
  readonly message: N2kMessage;
  readonly #names: EquipmentNames;
  readonly #observer: Observer;
  readonly #alerts: AlertChange[] = [];
  #stamp: Stamp | undefined;

  constructor(message: N2kMessage, names: EquipmentNames) {
    this.message = message;
    this.#names = names;
    this.#observer = new Observer(`N2K:${message.source}`);
  }

  alert(statement: AlertStatement | AlertSilence): void {
    this.#alerts.push({ ...statement, source: `N2K:${this.message.source}` });
  }

  refuse(reason: string): void {
    this.#observer.refuse(reason);
  }

  number(field: string): number | null {
    const value = this.message.fields[field];
    return typeof value === 'number' ? value : null;
  }

  word(field: string): string | null {
    const value = this.message.fields[field];
    return typeof value === 'string' ? value : null;
  }

  /** Words of a set of bits; empty when none is set, null when the sender does not know. */
  words(field: string): readonly string[] | null {
    const value = this.message.fields[field];
    return Array.isArray(value) ? value.filter((word): word is string => typeof word === 'string') : null;
  }

  /** `Engine 0`, or what the configuration calls it; null when the message names no instance. */
  equipment(kind: string, field = 'instance'): string | null {
    const instance = this.number(field) ?? INSTANCE_WORDS[this.word(field) ?? ''] ?? null;
    return instance === null ? null : this.called(`${kind} ${instance}`);
  }

  called(name: string): string {
    return this.#names[name] ?? name;
  }

  /** Seconds of `4274:54:00`, as canboat writes durations and times of day. */
  seconds(field: string): number | null {
    const value = this.message.fields[field];
    if (typeof value === 'number') return value;
    const match = typeof value === 'string' ? TIME.exec(value) : null;
    if (!match) return null;
    const [, hours, minutes, seconds, fraction] = match;
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction ?? '0'}`);
  }

  tag(tag: TagDefinition, field: string, options: ObserveOptions = {}): void {
    this.#observer.number(tag, this.number(field), options);
  }

  tagValue(tag: TagDefinition, value: number | null, options: ObserveOptions = {}): void {
    this.#observer.number(tag, value, options);
  }

  tagText(tag: TagDefinition, value: string | null): void {
    this.#observer.text(tag, value);
  }

  /** The field as a measure of a piece of equipment, in `unit` on the bus. */
  measure(equipment: string, measure: Measure, field: string, unit?: string, isBad = false): void {
    this.measured(equipment, measure, this.number(field), unit, isBad);
  }

  measured(equipment: string, measure: Measure, value: number | null, unit?: string, isBad = false): void {
    const { believable } = measure;
    this.#observer.number(buildEquipmentTag(equipment, measure), value, {
      ...(unit ? { unit } : {}),
      ...(believable ? { believable } : {}),
      isBad,
    });
  }

  measureText(equipment: string, measure: Measure, value: string | null): void {
    this.#observer.text(buildEquipmentTag(equipment, measure), value);
  }

  measureFlag(equipment: string, measure: Measure, value: boolean | null): void {
    this.#observer.flag(buildEquipmentTag(equipment, measure), value);
  }

  position(tag: TagDefinition, rank: number): void {
    this.#observer.position(tag, this.number('latitude'), this.number('longitude'), rank);
  }

  /** Date and time of day of the group, when both are there. */
  stampFrom(dateField: string, timeField: string): void {
    this.#stamp = this.moment(dateField, timeField) ?? this.#stamp;
  }

  /** A date and a time of day in UTC, when both are there. */
  moment(dateField: string, timeField: string): { dayMs: number; timeOfDayMs: number } | null {
    const date = DATE.exec(this.word(dateField) ?? '');
    const seconds = this.seconds(timeField);
    if (!date || seconds === null) return null;
    const [, year, month, day] = date;
    const dayMs = Date.UTC(Number(year), Number(month) - 1, Number(day));
    return { dayMs, timeOfDayMs: Math.round(seconds * 1000) };
  }

  finish(): Decoded {
    const decoded = this.#observer.finish(this.#stamp);
    return this.#alerts.length > 0 ? { ...decoded, alerts: this.#alerts } : decoded;
  }
}

export type N2kDecode = (m: N2kReader) => void;
/** By group number; the variants of a proprietary number by canboat's name for them. */
export type N2kTable = Readonly<Record<number | string, N2kDecode>>;

/** What an AIS decoder needs of the library besides the message. */
export type Enumerations = Pick<PgnDecoder, 'numberOf'>;
