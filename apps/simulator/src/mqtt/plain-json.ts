/**
 * A ship's machinery as plain JSON over MQTT, a topic for each measuring point, as the owner's own system would send
 * it.
 */
import type { TopicSetting } from '@fms/contract/link';
import type { Channel } from '../channel/channel.ts';
import { isDue } from '../channel/reading.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';

/** What a gateway calls such a source in its tags. */
export const PLAIN_SOURCE = 'MQTT';

export interface PlainMessage {
  readonly topic: string;
  readonly payload: Uint8Array;
}

const topicOf = (shipKey: string, { code }: Channel) => `${shipKey}/machinery/${code}`;

/** What is due at this second; a silent instrument says nothing. */
export function buildPlainMessages(instruments: ShipInstruments, seconds: number): PlainMessage[] {
  const { ship, channels } = instruments;
  const truth = ship.truthAt(seconds);
  const time = new Date(seconds * 1000).toISOString();
  return channels.flatMap((channel, i) => {
    const value = isDue(channel, i, seconds) ? instruments.machinery(i, truth) : null;
    if (value === null) return [];
    return [{ topic: topicOf(ship.spec.key, channel), payload: Buffer.from(JSON.stringify({ time, value })) }];
  });
}

/** The mapping under which a gateway reads them. */
export function listPlainTopics(shipKey: string, channels: readonly Channel[]): TopicSetting[] {
  return channels.map((channel) => ({
    topic: topicOf(shipKey, channel),
    value: 'value',
    time: 'time',
    tag: channel.tag,
  }));
}
