/**
 * A ship as a Sparkplug B edge node with one device, its machinery: a birth with the names of all metrics, then
 * changes by alias, and a new birth whenever a host requests it.
 */
import { isDue } from '../channel/reading.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { encodeSparkplugPayload, type Metric } from './sparkplug-payload.ts';

export const SPARKPLUG_GROUP = 'fms';
export const SPARKPLUG_DEVICE = 'machinery';
const SEQUENCES = 256;

export interface SparkplugMessage {
  readonly topic: string;
  readonly payload: Uint8Array;
}

export interface SparkplugNode {
  /** Birth of the node and of its device. */
  birth(seconds: number): SparkplugMessage[];
  data(seconds: number): SparkplugMessage[];
  death(seconds: number): SparkplugMessage;
  /** The topic on which hosts request a new birth. */
  readonly commandTopic: string;
}

export function createSparkplugNode(instruments: ShipInstruments): SparkplugNode {
  const { ship, channels, texts } = instruments;
  const topic = (type: string, device?: string) =>
    ['spBv1.0', SPARKPLUG_GROUP, type, ship.spec.key, ...(device ? [device] : [])].join('/');
  let sequence = 0;
  const next = () => {
    const now = sequence;
    sequence = (sequence + 1) % SEQUENCES;
    return now;
  };
  const session = (timestampMs: number): Metric => ({ name: 'bdSeq', timestampMs, value: 0n });
  return {
    commandTopic: topic('NCMD'),
    birth(seconds) {
      sequence = 0;
      const timestampMs = seconds * 1000;
      const truth = ship.truthAt(seconds);
      const node = [session(timestampMs), { name: 'Node Control/Rebirth', timestampMs, value: false }];
      const metrics = channels.map(({ tag: { name, unit, min, max } }, alias): Metric => {
        const value = instruments.machinery(alias, truth);
        return { name, alias, timestampMs, value, unit, low: min, high: max };
      });
      const words = texts.map(({ tag: { name } }, i): Metric => {
        const alias = channels.length + i;
        // Nothing is news yet; what comes later goes by the alias.
        return { name, alias, timestampMs, value: null, isText: true };
      });
      return [
        { topic: topic('NBIRTH'), payload: encodeSparkplugPayload(timestampMs, next(), node) },
        {
          topic: topic('DBIRTH', SPARKPLUG_DEVICE),
          payload: encodeSparkplugPayload(timestampMs, next(), [...metrics, ...words]),
        },
      ];
    },
    data(seconds) {
      const timestampMs = seconds * 1000;
      const truth = ship.truthAt(seconds);
      const metrics = channels.flatMap((channel, alias): Metric[] => {
        const value = isDue(channel, alias, seconds) ? instruments.machinery(alias, truth) : null;
        return value === null ? [] : [{ alias, timestampMs, value }];
      });
      const before = texts.length > 0 ? ship.truthAt(seconds - 1) : truth;
      texts.forEach((point, i) => {
        const value = point.say(instruments, truth, before);
        if (value !== null) metrics.push({ alias: channels.length + i, timestampMs, value });
      });
      return metrics.length === 0
        ? []
        : [{ topic: topic('DDATA', SPARKPLUG_DEVICE), payload: encodeSparkplugPayload(timestampMs, next(), metrics) }];
    },
    death: (seconds) => ({
      topic: topic('NDEATH'),
      payload: encodeSparkplugPayload(seconds * 1000, null, [session(seconds * 1000)]),
    }),
  };
}
