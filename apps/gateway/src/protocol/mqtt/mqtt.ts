/** Messages of the ship's own format → tags, as a configuration maps them: the plain JSON part of docs/tags.md. */
import { readJson, type ShapeBounds } from '@fms/contract/gate';
import type { TopicSetting } from '@fms/contract/link';
import type { Instant } from '@fms/domain/time';
import { readRowTime } from '../../clock/row-time.ts';
import type { Decoded, TagDefinition } from '../../observation/observation.ts';
import { Observer } from '../../observation/observer.ts';

/** A message of one device; larger ones come from whatever else uses the broker. */
export const PAYLOAD_BOUNDS: ShapeBounds = {
  size: 1_000_000,
  depth: 16,
  values: 100_000,
  keys: 10_000,
  text: 100_000,
};
const TRUE = /^(true|on|1|yes|open|running)$/i;
const FALSE = /^(false|off|0|no|closed|stopped)$/i;

export interface TopicReading {
  readonly decoded: Decoded;
  /** Null: the message says no time. */
  readonly time: Instant | null;
}

interface Mapping {
  readonly setting: TopicSetting;
  readonly tag: TagDefinition;
  readonly pattern: RegExp;
}

export class TopicMap {
  readonly #mappings: readonly Mapping[];
  readonly #source: string;

  constructor(settings: readonly TopicSetting[], source: string) {
    this.#source = source;
    this.#mappings = settings.map((setting) => ({
      setting,
      tag: { ...setting.tag, role: null },
      pattern: topicPattern(setting.topic),
    }));
  }

  get topics(): readonly string[] {
    return [...new Set(this.#mappings.map(({ setting }) => setting.topic))];
  }

  /** One reading for each mapping of the topic: they may have times of their own. */
  read(topic: string, payload: Buffer): TopicReading[] {
    const mappings = this.#mappings.filter(({ pattern }) => pattern.test(topic));
    const document = parse(payload);
    return mappings.map((mapping) => this.#one(mapping, document));
  }

  #one({ setting, tag }: Mapping, document: unknown): TopicReading {
    const o = new Observer(this.#source);
    const value = document === undefined ? undefined : at(document, setting.value);
    if (document === undefined) o.refuse('row-unreadable');
    else if (value === undefined) o.refuse('fields-missing');
    else observe(o, tag, value, setting.unit);
    const stated = setting.time === undefined ? undefined : at(document, setting.time);
    const time = stated === undefined ? null : readRowTime(String(stated));
    if (stated !== undefined && time === null) o.refuse('time-unreadable');
    const decoded = o.finish();
    return { decoded: stated !== undefined && time === null ? { ...decoded, observations: [] } : decoded, time };
  }
}

function observe(o: Observer, tag: TagDefinition, value: unknown, unit: string | undefined): void {
  if (value === null) o.number(tag, null);
  else if (tag.valueKind === 'text') o.text(tag, typeof value === 'string' ? value : JSON.stringify(value));
  else if (tag.valueKind === 'boolean') truth(o, tag, String(value));
  else if (tag.valueKind !== 'number') o.refuse('value-unreadable');
  else o.number(tag, typeof value === 'boolean' ? Number.NaN : Number(value), unit ? { unit } : {});
}

function truth(o: Observer, tag: TagDefinition, word: string): void {
  if (TRUE.test(word) || FALSE.test(word)) o.flag(tag, TRUE.test(word));
  else o.refuse('value-unreadable');
}

/** A message that is no JSON is a bare word, as simple sensors send it. */
function parse(payload: Buffer): unknown {
  if (payload.length > PAYLOAD_BOUNDS.size) return undefined;
  const text = payload.toString('utf8').trim();
  const read = readJson(text, PAYLOAD_BOUNDS);
  if (read.ok) return read.value;
  return /^[\w.+ -]{1,200}$/.test(text) ? text : undefined;
}

/** `data.temperature`, `values.0`; the whole document without a path. Only own properties are looked at. */
function at(document: unknown, path: string | undefined): unknown {
  if (path === undefined) return document;
  let value = document;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** `+` is one level and `#` the rest (MQTT 5.0, 4.7). */
function topicPattern(topic: string): RegExp {
  const levels = topic.split('/').map((level) => {
    if (level === '+') return '[^/]*';
    return level === '#' ? '.*' : level.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${levels.join('/').replace(/\/\.\*$/, '(?:/.*)?')}$`);
}
