/** Plain JSON of a broker, taken apart: which values its topics carry, and where in them the time is. */
import { readJson } from '@fms/contract/gate';
import type { TopicSetting } from '@fms/contract/link';
import { getQuantity } from '@fms/domain/unit';
import { readRowTime } from '../clock/row-time.ts';
import { PAYLOAD_BOUNDS } from '../protocol/mqtt/mqtt.ts';

const MAX_TOPICS = 2000;
/** Of one topic: a broker that invents names must not fill the memory. */
const MAX_LEAVES = 1000;
const MAX_DEPTH = 6;
const TIME_NAME = /^(ts|time|timestamp|date_?time|measured_?at|t)$/i;
const UNIT_NAME = /^units?$/i;
/** Words that say nothing: the tag is called by what stands before them. */
const VALUE_NAME = /^(value|val|v)$/i;
const NAME_PARTS = 3;

interface Leaf {
  count: number;
  example: number | boolean;
}
interface Topic {
  count: number;
  retained: number;
  example: string;
  time: string | null;
  unit: string | null;
  /** By their path in the document; empty for a bare figure. */
  readonly leaves: Map<string, Leaf>;
}
type Proposal = Pick<TopicSetting, 'topic'> & { value?: string; time?: string; tag: { name: string; unit?: string } };

export class JsonTopics {
  readonly topics = new Map<string, Topic>();

  /** False when the message is neither JSON nor a bare figure. */
  take(name: string, payload: Buffer, isRetained: boolean): boolean {
    const document = parse(payload);
    if (document === undefined) return false;
    const topic = this.topics.get(name) ?? this.#newTopic(name, payload.toString('utf8').trim());
    if (!topic) return true;
    topic.count++;
    if (isRetained) topic.retained++;
    for (const [path, value] of leavesOf(document, '', 0)) note(topic, path, value);
    return true;
  }

  /** A tag for every number and truth value, named after where it was found. */
  propose(): Proposal[] {
    const taken = new Set<string>();
    return [...this.topics].flatMap(([topic, { leaves, time, unit }]) =>
      [...leaves.keys()].map((path) => {
        const tag = { name: nameOf(topic, path, taken), ...(unit && leaves.size === 1 ? { unit } : {}) };
        return { topic, ...(path === '' ? {} : { value: path }), ...(time === null ? {} : { time }), tag };
      }),
    );
  }

  #newTopic(name: string, example: string): Topic | null {
    if (this.topics.size >= MAX_TOPICS) return null;
    const topic = { count: 0, retained: 0, example, time: null, unit: null, leaves: new Map<string, Leaf>() };
    this.topics.set(name, topic);
    return topic;
  }
}

function note(topic: Topic, path: string, value: unknown): void {
  const key = path.slice(path.lastIndexOf('.') + 1);
  if (TIME_NAME.test(key) && readRowTime(String(value)) !== null) topic.time ??= path;
  else if (UNIT_NAME.test(key) && typeof value === 'string') topic.unit = getQuantity(value) ? value : null;
  else if (typeof value === 'number' || typeof value === 'boolean') {
    const known = topic.leaves.get(path);
    if (!known && topic.leaves.size >= MAX_LEAVES) return;
    topic.leaves.set(path, { count: (known?.count ?? 0) + 1, example: value });
  }
}

function* leavesOf(node: unknown, path: string, depth: number): Generator<[string, unknown]> {
  if (typeof node !== 'object' || node === null) yield [path, node];
  else if (depth < MAX_DEPTH) {
    for (const [key, child] of Object.entries(node)) yield* leavesOf(child, path ? `${path}.${key}` : key, depth + 1);
  }
}

/** `ship/engine/1/temp` and `value` → `Engine 1 temp`; the whole place where two would be called alike. */
function nameOf(topic: string, path: string, taken: Set<string>): string {
  const parts = [...topic.split('/'), ...path.split('.')].filter((part) => part !== '' && !VALUE_NAME.test(part));
  const words = (some: readonly string[]) => some.join(' ').replaceAll(/[_-]+/g, ' ').slice(0, 200);
  const short = words(parts.slice(-NAME_PARTS));
  const name = taken.has(short) ? words(parts) : short;
  taken.add(name);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function parse(payload: Buffer): unknown {
  const read = payload.length > PAYLOAD_BOUNDS.size ? null : readJson(payload.toString('utf8'), PAYLOAD_BOUNDS);
  return read?.ok ? read.value : undefined;
}
