/** One bus found behind an endpoint; a broker may carry several. */
import type { SourceSetting } from '@fms/contract/link';
import type { Instant } from '@fms/domain/time';
import { DiscoveryRecord } from './discovery-record.ts';
import type { Endpoint } from './endpoint.ts';
import type { JsonTopics } from './json-topics.ts';

/** `recording` is a format that can be replayed and not listened to. */
export type FoundProtocol = Exclude<SourceSetting['protocol'], 'modbus'> | 'recording';

export class Finding {
  endpoint: Endpoint;
  /** Null while nothing is recognised. */
  protocol: FoundProtocol | null = null;
  readonly record = new DiscoveryRecord();
  /** Why nothing comes, in the words of the operating system. */
  problem: string | null = null;
  /** Of a recording, its format. */
  format: string | null = null;
  /** Of Sparkplug. */
  group: string | null = null;
  /** Of ISO 19848 on a broker, and the list of channels that was heard there. */
  topic: string | null = null;
  channelList: string | null = null;
  /** Of plain JSON on a broker. */
  topics: JsonTopics | null = null;
  /** Seconds listened; of a recording, seconds it lasts. */
  seconds = 0;

  constructor(endpoint: Endpoint) {
    this.endpoint = endpoint;
  }
}

export interface ListenOptions {
  readonly now: () => Instant;
  /** Called after everything that came. */
  readonly heard?: () => void;
  readonly backoffSeconds?: readonly number[];
}

/** Listening at one endpoint. */
export interface DiscoveryListener {
  readonly findings: readonly Finding[];
  /** Resolves when an endpoint that ends has ended; never for a bus. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}
