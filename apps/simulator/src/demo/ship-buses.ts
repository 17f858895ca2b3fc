/** The buses of one ship of the demonstration, each on a port of this machine, with what a gateway must know of them. */
import { join } from 'node:path';
import type { GatewaySettingInput } from '@fms/contract/link';
import type { Channel } from '../channel/channel.ts';
import { PLANT_SOURCE_NAME, SOURCE_NAME } from '../history/ship-sources.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { formatTimeSeriesTopic } from '../mqtt/iso19848.ts';
import { listPlainTopics } from '../mqtt/plain-json.ts';
import { publishIso19848, publishPlain, publishSparkplug } from '../mqtt/serve-mqtt.ts';
import { SPARKPLUG_GROUP } from '../mqtt/sparkplug-node.ts';
import { buildBridgeN2kLines } from '../n2k/ship-messages.ts';
import {
  buildBridgeAndShaftSentences,
  buildEngineRoomSentences,
  buildShipSentences,
} from '../nmea0183/ship-sentences.ts';
import { type LineServer, serveLines } from '../serve/line-server.ts';
import { createShipOutbox } from '../serve/ship-outbox.ts';
import { buildBridgeDelta } from '../signalk/delta.ts';
import { STREAM_PATH, serveDeltas } from '../signalk/delta-server.ts';

export type SourceInput = GatewaySettingInput['ships'][number]['sources'][number];

export interface ShipBus {
  readonly source: SourceInput;
  /** Whether a gateway listens to it now; a broker cannot tell and says yes. */
  isHeard(): boolean;
  /** Called at each second; brokers keep time by themselves. */
  tell(seconds: number): void;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

export interface BusSite {
  /** Takes what a gateway reads from a file. */
  readonly folder: string;
  /** Milliseconds of the epoch: what the brokers keep time by. */
  readonly now: () => number;
}

/** `firstPort` and the next one, or free ones for 0. */
export async function openBuses(instruments: ShipInstruments, firstPort: number, site: BusSite): Promise<ShipBus[]> {
  const { bridgeBus, machineryBus } = instruments.ship.spec;
  const second = firstPort === 0 ? 0 : firstPort + 1;
  if (bridgeBus !== 'nmea0183')
    return [
      await bridgeElsewhere(instruments, firstPort),
      await nmeaBus(instruments, second, PLANT_SOURCE_NAME, buildEngineRoomSentences),
    ];
  if (machineryBus === 'nmea0183') return [await nmeaBus(instruments, firstPort, SOURCE_NAME, buildShipSentences)];
  const bridge = await nmeaBus(instruments, firstPort, SOURCE_NAME, buildBridgeAndShaftSentences);
  return [bridge, await machineryElsewhere(instruments, second, site)];
}

type Say = (instruments: ShipInstruments, seconds: number) => string[];

function overSocket(instruments: ShipInstruments, server: LineServer, source: SourceInput, say: Say): ShipBus {
  const outbox = createShipOutbox(instruments, say);
  return {
    source,
    isHeard: () => server.listeners > 0,
    tell(seconds) {
      if (server.listeners === 0) return;
      for (const message of outbox.take(seconds)) server.send(message);
    },
    stop: () => server.close(),
  };
}

const tcp = ({ port }: LineServer) => ({ transport: 'tcp', host: HOST, port }) as const;
const tagsBy = (channels: readonly Channel[], name: (channel: Channel) => string) =>
  Object.fromEntries(channels.map((channel) => [name(channel), channel.tag]));

async function nmeaBus(instruments: ShipInstruments, port: number, name: string, say: Say): Promise<ShipBus> {
  const server = await serveLines(port);
  const hasTransducers = say !== buildBridgeAndShaftSentences;
  const transducers = hasTransducers ? tagsBy(instruments.channels, ({ code }) => code) : {};
  return overSocket(instruments, server, { protocol: 'nmea0183', name, ...tcp(server), transducers }, say);
}

async function bridgeElsewhere(instruments: ShipInstruments, port: number): Promise<ShipBus> {
  const { bridgeBus, particulars } = instruments.ship.spec;
  const name = SOURCE_NAME;
  if (bridgeBus === 'n2k') {
    const server = await serveLines(port);
    return overSocket(instruments, server, { protocol: 'n2k', name, ...tcp(server) }, buildBridgeN2kLines);
  }
  const server = await serveDeltas(port, particulars.name, particulars.MMSI);
  const url = `ws://${HOST}:${server.port}${STREAM_PATH}?subscribe=self`;
  const source: SourceInput = { protocol: 'signalk', name, transport: 'websocket', url };
  return overSocket(instruments, server, source, (...asked) => [JSON.stringify(buildBridgeDelta(...asked))]);
}

async function machineryElsewhere(instruments: ShipInstruments, port: number, site: BusSite): Promise<ShipBus> {
  const { folder, now } = site;
  const { ship, channels } = instruments;
  const { key, machineryBus } = ship.spec;
  const name = PLANT_SOURCE_NAME;
  const published = ({ stop }: { stop(): Promise<void> }, source: SourceInput): ShipBus => ({
    source,
    isHeard: () => true,
    tell: () => {},
    stop,
  });
  const url = (broker: { readonly port: number }) => `mqtt://${HOST}:${broker.port}`;
  if (machineryBus === 'sparkplug') {
    const node = await publishSparkplug(instruments, port, now);
    const words = Object.fromEntries(instruments.texts.map(({ tag }) => [tag.name, tag]));
    const metrics = { ...tagsBy(channels, ({ tag }) => tag.name), ...words };
    return published(node, { protocol: 'sparkplug', name, url: url(node), group: SPARKPLUG_GROUP, metrics });
  }
  if (machineryBus === 'mqtt') {
    const plant = await publishPlain(instruments, port, now);
    return published(plant, { protocol: 'mqtt', name, url: url(plant), topics: listPlainTopics(key, channels) });
  }
  const listFile = join(folder, `demo-${key}-channels.json`);
  const plant = await publishIso19848(instruments, port, listFile, now);
  const topic = formatTimeSeriesTopic(key);
  return published(plant, {
    protocol: 'iso19848',
    name,
    transport: 'mqtt',
    url: url(plant),
    topic,
    channels: listFile,
  });
}
