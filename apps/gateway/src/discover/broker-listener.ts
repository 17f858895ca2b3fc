/** Listens to all topics of a broker: Sparkplug groups, packages of ISO 19848, and the ship's own JSON. */

import type { Iso19848Feed } from '../protocol/iso19848/iso19848-feed.ts';
import { openBrokerSource } from '../protocol/mqtt/broker.ts';
import { openSparkplugSource } from '../protocol/mqtt/sparkplug-source.ts';
import type { LineSource } from '../source/line-source.ts';
import type { Endpoint } from './endpoint.ts';
import { type DiscoveryListener, Finding, type ListenOptions } from './finding.ts';
import { JsonTopics } from './json-topics.ts';
import { createFeedParts, openFeed } from './open-feed.ts';

const SPARKPLUG = /^spBv1\.0\/([^/]+)\//;
const PACKAGE = /^\s*\{\s*"Package"\s*:/;
const CHANNEL_LIST = /"DataChannelList"\s*:/;
const MAX_GROUPS = 20;
const MAX_PACKAGE_TOPICS = 20;
const EXAMPLE_CHARACTERS = 120;

type Broker = Extract<Endpoint, { kind: 'broker' }>;

export function startBrokerListener(endpoint: Broker, options: ListenOptions): DiscoveryListener {
  const listener = new BrokerListener(endpoint, options);
  return {
    findings: listener.findings,
    ended: new Promise(() => {}),
    stop: () => listener.stop(),
  };
}

class BrokerListener {
  readonly findings: Finding[] = [];
  readonly #endpoint: Broker;
  readonly #options: ListenOptions;
  readonly #plain: Finding;
  readonly #topics = new JsonTopics();
  readonly #groups = new Map<string, LineSource>();
  readonly #packages = new Map<string, Promise<Iso19848Feed>>();
  readonly #source: LineSource;

  constructor(endpoint: Broker, options: ListenOptions) {
    this.#endpoint = endpoint;
    this.#options = options;
    this.#plain = this.#found();
    this.#source = openBrokerSource(endpoint, ['#'], {
      state: (state, detail) => {
        this.#plain.problem = state === 'up' ? null : detail;
      },
      message: (topic, payload, isRetained) => {
        this.#message(topic, payload, isRetained);
        options.heard?.();
      },
    });
  }

  async stop(): Promise<void> {
    await Promise.all([this.#source, ...this.#groups.values()].map((source) => source.stop()));
    await Promise.all(this.#packages.values());
  }

  #found(): Finding {
    const finding = new Finding(this.#endpoint);
    this.findings.push(finding);
    return finding;
  }

  #message(topic: string, payload: Buffer, isRetained: boolean): void {
    const group = SPARKPLUG.exec(topic)?.[1];
    if (group !== undefined) this.#group(group);
    else if (PACKAGE.test(payload.toString('latin1', 0, EXAMPLE_CHARACTERS))) this.#package(topic, payload);
    else this.#json(topic, payload, isRetained);
  }

  #json(topic: string, payload: Buffer, isRetained: boolean): void {
    const { record } = this.#plain;
    const example = payload.toString('utf8', 0, EXAMPLE_CHARACTERS);
    record.hear({ name: topic, from: '', example });
    if (this.#topics.take(topic, payload, isRetained)) {
      this.#plain.protocol = 'mqtt';
      this.#plain.topics = this.#topics;
    } else record.refuse('row-unreadable', `${topic} ${example}`);
  }

  /** A connection of its own, which requests the birth of each node: most births precede its subscription. */
  #group(group: string): void {
    if (this.#groups.has(group) || this.#groups.size >= MAX_GROUPS) return;
    const finding = this.#found();
    finding.protocol = 'sparkplug';
    finding.group = group;
    const { url, username, passwordFile } = this.#endpoint;
    const setting = { protocol: 'sparkplug' as const, name: group, priority: 1, prefer: [], group, metrics: {} };
    const events = { state: () => {}, gathered: () => this.#options.heard?.(), now: this.#options.now };
    const source = openSparkplugSource(
      { ...setting, url, username, passwordFile },
      createFeedParts(finding.record, this.#options.now),
      events,
    );
    this.#groups.set(group, source);
  }

  #package(topic: string, payload: Buffer): void {
    if (!this.#packages.has(topic) && this.#packages.size >= MAX_PACKAGE_TOPICS) return;
    const text = payload.toString('utf8');
    const finding = this.findings.find((one) => one.topic === topic) ?? this.#found();
    finding.protocol = 'iso19848';
    finding.topic = topic;
    if (CHANNEL_LIST.test(text)) finding.channelList = text;
    const opening =
      this.#packages.get(topic) ??
      (openFeed('iso19848', createFeedParts(finding.record, this.#options.now)) as Promise<Iso19848Feed>);
    this.#packages.set(
      topic,
      opening.then((feed) => {
        feed.message(payload);
        this.#options.heard?.();
        return feed;
      }),
    );
  }
}
