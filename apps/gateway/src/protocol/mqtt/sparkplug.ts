/**
 * Sparkplug metric → tag: the Sparkplug part of docs/tags.md. A metric goes by its own name with the unit and range of its
 * properties, unless the configuration declares it; nodes and devices are kept apart as sources.
 */
import type { TagSetting } from '@fms/contract/link';
import { DATA_TAG_TYPE } from '@fms/domain/tag';
import type { Decoded, TagDefinition } from '../../observation/observation.ts';
import { Observer } from '../../observation/observer.ts';
import { definePathTag } from '../../observation/tag.ts';
import type { NamedMetric } from './sparkplug-group.ts';
import { SPARKPLUG_TYPE } from './sparkplug-payload.ts';

const MAX_METRICS = 1000;
const MAX_NAME = 200;
const TEXTS: ReadonlySet<number> = new Set([SPARKPLUG_TYPE.string, SPARKPLUG_TYPE.text, SPARKPLUG_TYPE.uuid]);

/** Whether a node or device is there: the only thing that is known of one that has died. */
const ONLINE = definePathTag({
  name: 'Online',
  unit: '',
  valueKind: 'boolean',
  type: DATA_TAG_TYPE.onlyChange,
  decimals: 0,
  max: 1,
  subsystem: 'Sparkplug',
  description: 'Between birth and death as Sparkplug has them',
});

export class MetricTags {
  readonly #settings: Readonly<Record<string, TagSetting>>;
  readonly #tags = new Map<string, TagDefinition>();

  constructor(settings: Readonly<Record<string, TagSetting>> = {}) {
    this.#settings = settings;
  }

  decode(device: string, metric: NamedMetric): Decoded {
    const o = new Observer(sourceOf(device));
    const tag = this.#tagOf(metric);
    if (!tag) o.refuse('too-many-tags');
    else observe(o, tag, metric);
    return o.finish();
  }

  online(device: string, isOnline: boolean): Decoded {
    const o = new Observer(sourceOf(device));
    o.flag(ONLINE, isOnline);
    return o.finish();
  }

  #tagOf(metric: NamedMetric): TagDefinition | null {
    const kind = kindOf(metric);
    const key = `${kind} ${metric.name}`;
    const known = this.#tags.get(key);
    if (known) return known;
    if (this.#tags.size >= MAX_METRICS || metric.name.length > MAX_NAME) return null;
    const setting = Object.hasOwn(this.#settings, metric.name) ? this.#settings[metric.name] : undefined;
    const made = setting ? { ...setting, role: null } : definitionOf(metric, kind);
    this.#tags.set(key, made);
    return made;
  }
}

const sourceOf = (device: string) => device.slice(0, 60);

function kindOf({ type, value }: NamedMetric): 'number' | 'boolean' | 'text' {
  if (type === SPARKPLUG_TYPE.boolean || typeof value === 'boolean') return 'boolean';
  return (type !== null && TEXTS.has(type)) || typeof value === 'string' ? 'text' : 'number';
}

function definitionOf({ name, unit, low, high }: NamedMetric, valueKind: 'number' | 'boolean' | 'text'): TagDefinition {
  const isNumber = valueKind === 'number';
  return definePathTag({
    name,
    unit: (unit ?? '').slice(0, 30),
    valueKind,
    type: isNumber ? DATA_TAG_TYPE.fullData : DATA_TAG_TYPE.onlyChange,
    ...(low === null ? {} : { min: low }),
    ...(high === null ? {} : { max: high }),
  });
}

function observe(o: Observer, tag: TagDefinition, { isNull, value }: NamedMetric): void {
  if (isNull) o.number(tag, null);
  else if (value === null) o.refuse('metric-kind-not-kept');
  else if (tag.valueKind === 'text' || tag.valueKind === 'struct') o.text(tag, String(value));
  else if (tag.valueKind === 'boolean') o.flag(tag, value === true || value === 1);
  else if (typeof value === 'string') o.refuse('value-unreadable');
  else o.number(tag, Number(value));
}
