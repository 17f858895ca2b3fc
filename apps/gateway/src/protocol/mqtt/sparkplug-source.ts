/** A Sparkplug B group on a broker, followed as a host application follows it. */
import type { SparkplugSetting } from '@fms/contract/link';
import type { Instant } from '@fms/domain/time';
import type { FeedParts } from '../../feed/feed.ts';
import type { Decoded } from '../../observation/observation.ts';
import type { LineSource } from '../../source/line-source.ts';
import { type BrokerEvents, openBrokerSource, type Publish } from './broker.ts';
import { MetricTags } from './sparkplug.ts';
import { type GroupEvent, SparkplugGroup } from './sparkplug-group.ts';
import { decodeSparkplug, encodeRebirthRequest } from './sparkplug-payload.ts';

const EXAMPLE_BYTES = 40;

/**
 * What a node says is recorded at the time it says. When it dies, only that is recorded: its last values keep their own
 * times and grow old, as they must.
 */
export function openSparkplugSource(
  setting: SparkplugSetting,
  parts: FeedParts,
  events: Pick<BrokerEvents, 'state'> & { gathered(): void; now(): Instant },
  retryMs?: number,
): LineSource {
  const listener = new SparkplugListener(setting, parts, events.now);
  return openBrokerSource(
    setting,
    [`spBv1.0/${setting.group}/#`],
    {
      state(state, detail) {
        if (state === 'down') listener.cut();
        events.state(state, detail);
      },
      listening: (publish) => listener.listen(publish),
      message(topic, payload) {
        listener.message(topic, payload);
        events.gathered();
      },
    },
    retryMs,
  );
}

class SparkplugListener {
  readonly #parts: FeedParts;
  readonly #group: SparkplugGroup;
  readonly #tags: MetricTags;
  readonly #name: string;
  readonly #now: () => Instant;
  #publish: Publish = () => {};

  constructor({ group, metrics }: SparkplugSetting, parts: FeedParts, now: () => Instant) {
    this.#parts = parts;
    this.#name = group;
    this.#now = now;
    this.#group = new SparkplugGroup(now);
    this.#tags = new MetricTags(metrics);
  }

  listen(publish: Publish): void {
    this.#publish = publish;
  }

  cut(): void {
    this.#publish = () => {};
    for (const event of this.#group.forget()) this.#follow(event, 'connection lost');
  }

  message(topic: string, bytes: Buffer): void {
    const payload = decodeSparkplug(bytes);
    const line = `${topic} ${bytes.toString('hex', 0, EXAMPLE_BYTES)}`;
    if (!payload) this.#parts.refuse('row-unreadable', line);
    else for (const event of this.#group.take(topic, payload)) this.#follow(event, line);
  }

  #follow(event: GroupEvent, line: string): void {
    if (event.kind === 'refused') this.#parts.refuse(event.reason, line);
    else if (event.kind === 'ask-rebirth') this.#askRebirth(event.node);
    else if (event.kind === 'metrics') this.#metrics(event, line);
    else this.#place(this.#tags.online(event.device, event.kind === 'alive'), event.timestamp, line);
  }

  #metrics({ device, timestamp, metrics }: Extract<GroupEvent, { kind: 'metrics' }>, line: string): void {
    for (const metric of metrics) {
      this.#parts.hear?.({ name: metric.name, from: device, example: String(metric.value) });
      this.#place(this.#tags.decode(device, metric), metric.timestamp ?? timestamp, line);
    }
  }

  #place(decoded: Decoded, time: Instant | null, line: string): void {
    for (const reason of decoded.refusals ?? []) this.#parts.refuse(reason, line);
    if (decoded.observations.length > 0) this.#parts.clock.place({ kind: 'sensor', decoded, line }, time);
  }

  #askRebirth(node: string): void {
    this.#publish(`spBv1.0/${this.#name}/NCMD/${node}`, encodeRebirthRequest(this.#now()));
  }
}
