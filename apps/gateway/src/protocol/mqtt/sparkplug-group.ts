/**
 * The edge nodes of one Sparkplug group as a host application follows them: a birth maps aliases to names, a death ends
 * the data until the next birth, and a node with a gap in its sequence is asked for a rebirth.
 */
import type { Metric, SparkplugPayload } from './sparkplug-payload.ts';
import { toSigned } from './sparkplug-payload.ts';

export interface NamedMetric extends Metric {
  readonly name: string;
}

export type GroupEvent =
  | {
      readonly kind: 'metrics';
      readonly device: string;
      readonly timestamp: number | null;
      readonly metrics: readonly NamedMetric[];
    }
  /** A node, or one device of it, came or went. */
  | { readonly kind: 'alive' | 'dead'; readonly device: string; readonly timestamp: number | null }
  | {
      readonly kind: 'refused';
      readonly reason: 'sparkplug-not-born' | 'sparkplug-alias-unknown' | 'sparkplug-topic-unknown';
    }
  | { readonly kind: 'ask-rebirth'; readonly node: string };

interface Birth {
  readonly types: ReadonlyMap<string, number | null>;
  readonly names: ReadonlyMap<number, string>;
}
interface EdgeNode {
  readonly births: Map<string, Birth>;
  next: number;
  bdSeq: number | null;
}

const TOPIC = /^spBv1\.0\/([^/]+)\/(NBIRTH|NDEATH|NDATA|NCMD|DBIRTH|DDEATH|DDATA|DCMD)\/([^/]+)(?:\/([^/]+))?$/;
const SEQUENCES = 256;
const BIRTH_DEATH = 'bdSeq';
/** More nodes or devices than a ship has: a client floods the broker. */
const MAX_NODES = 500;
const MAX_DEVICES = 500;
/** A node that was asked is given this long to answer before it is asked again. */
const ASK_AGAIN_MS = 10_000;

export class SparkplugGroup {
  readonly #nodes = new Map<string, EdgeNode>();
  readonly #asked = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  take(topic: string, payload: SparkplugPayload): GroupEvent[] {
    const match = TOPIC.exec(topic);
    if (!match) return [{ kind: 'refused', reason: 'sparkplug-topic-unknown' }];
    const [, , type = '', node = '', device] = match;
    const name = device === undefined ? node : `${node}/${device}`;
    if (type === 'NBIRTH') return this.#nodeBorn(node, payload);
    if (type === 'NDEATH') return this.#nodeDied(node, payload);
    if (type === 'NCMD' || type === 'DCMD') return [];
    const known = this.#nodes.get(node);
    if (!known) return [{ kind: 'refused', reason: 'sparkplug-not-born' }, ...this.#ask(node)];
    const skipped = this.#skips(known, payload.sequence) ? this.#ask(node) : [];
    if (type === 'DBIRTH') return [...this.#deviceBorn(known, name, payload), ...skipped];
    if (type === 'DDEATH') return [...this.#deviceDied(known, name, payload), ...skipped];
    return [...this.#data(known, node, name, payload), ...skipped];
  }

  /** The connection to the broker was lost: messages may be missing, so every node needs a new birth. */
  forget(): GroupEvent[] {
    const dead = [...this.#nodes.values()].flatMap(({ births }) => [...births.keys()]);
    this.#nodes.clear();
    this.#asked.clear();
    return dead.map((device) => ({ kind: 'dead', device, timestamp: null }));
  }

  #nodeBorn(node: string, payload: SparkplugPayload): GroupEvent[] {
    if (!this.#nodes.has(node) && this.#nodes.size >= MAX_NODES) return [];
    const bdSeq = payload.metrics.find(({ name }) => name === BIRTH_DEATH)?.value;
    const edge: EdgeNode = {
      births: new Map([[node, birthOf(payload)]]),
      next: ((payload.sequence ?? 0) + 1) % SEQUENCES,
      bdSeq: typeof bdSeq === 'number' ? bdSeq : null,
    };
    this.#nodes.set(node, edge);
    this.#asked.delete(node);
    return [{ kind: 'alive', device: node, timestamp: payload.timestamp }, ...metricsOf(edge, node, payload)];
  }

  /** The will of a session that is long over may be told late; its number says which session it was. */
  #nodeDied(node: string, payload: SparkplugPayload): GroupEvent[] {
    const known = this.#nodes.get(node);
    const bdSeq = payload.metrics.find(({ name }) => name === BIRTH_DEATH)?.value;
    if (!known || (known.bdSeq !== null && typeof bdSeq === 'number' && bdSeq !== known.bdSeq)) return [];
    this.#nodes.delete(node);
    return [...known.births.keys()].map((device) => ({ kind: 'dead', device, timestamp: null }));
  }

  #deviceBorn(edge: EdgeNode, name: string, payload: SparkplugPayload): GroupEvent[] {
    if (!edge.births.has(name) && edge.births.size >= MAX_DEVICES) return [];
    edge.births.set(name, birthOf(payload));
    return [{ kind: 'alive', device: name, timestamp: payload.timestamp }, ...metricsOf(edge, name, payload)];
  }

  #deviceDied(edge: EdgeNode, name: string, payload: SparkplugPayload): GroupEvent[] {
    if (!edge.births.delete(name)) return [];
    return [{ kind: 'dead', device: name, timestamp: payload.timestamp }];
  }

  #data(edge: EdgeNode, node: string, name: string, payload: SparkplugPayload): GroupEvent[] {
    if (!edge.births.has(name)) return [{ kind: 'refused', reason: 'sparkplug-not-born' }, ...this.#ask(node)];
    const events = metricsOf(edge, name, payload);
    const isUnknown = events.some((event) => event.kind === 'refused');
    return isUnknown ? [...events, ...this.#ask(node)] : events;
  }

  #skips(edge: EdgeNode, sequence: number | null): boolean {
    const expected = edge.next;
    edge.next = ((sequence ?? expected) + 1) % SEQUENCES;
    return sequence !== null && sequence !== expected;
  }

  #ask(node: string): GroupEvent[] {
    const last = this.#asked.get(node);
    if (last !== undefined && this.#now() - last < ASK_AGAIN_MS) return [];
    if (this.#asked.size >= MAX_NODES) this.#asked.clear();
    this.#asked.set(node, this.#now());
    return [{ kind: 'ask-rebirth', node }];
  }
}

function birthOf({ metrics }: SparkplugPayload): Birth {
  const types = new Map<string, number | null>();
  const names = new Map<number, string>();
  for (const { name, alias, type } of metrics) {
    if (name === null) continue;
    types.set(name, type);
    if (alias !== null) names.set(alias, name);
  }
  return { types, names };
}

/** Aliases of a node are the node's, so that a device's data may use those of any of its births. */
function nameOf(edge: EdgeNode, device: string, { name, alias }: Metric): string | null {
  if (name !== null || alias === null) return name;
  const own = edge.births.get(device)?.names.get(alias);
  if (own !== undefined) return own;
  for (const { names } of edge.births.values()) {
    const found = names.get(alias);
    if (found !== undefined) return found;
  }
  return null;
}

function metricsOf(edge: EdgeNode, device: string, { timestamp, metrics }: SparkplugPayload): GroupEvent[] {
  const named: NamedMetric[] = [];
  let unknown = 0;
  for (const metric of metrics) {
    const name = nameOf(edge, device, metric);
    if (name === null) unknown++;
    else if (name !== BIRTH_DEATH && !name.startsWith('Node Control/') && !name.startsWith('Device Control/')) {
      named.push(withType(metric, name, edge.births.get(device)?.types.get(name) ?? null));
    }
  }
  const refused: GroupEvent[] = unknown > 0 ? [{ kind: 'refused', reason: 'sparkplug-alias-unknown' }] : [];
  return [...(named.length > 0 ? [{ kind: 'metrics', device, timestamp, metrics: named } as const] : []), ...refused];
}

/** Data may leave the type to the birth; a figure read without it has its sign put right. */
function withType(metric: Metric, name: string, born: number | null): NamedMetric {
  if (metric.type !== null || born === null) return { ...metric, name };
  const value = typeof metric.value === 'number' ? toSigned(metric.value, born) : metric.value;
  return { ...metric, name, type: born, value };
}
