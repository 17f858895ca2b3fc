/** A ship that publishes to its own broker: as a Sparkplug edge node, or as ISO 19848 packages. */
import { writeFile } from 'node:fs/promises';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import { startSecondTimer } from '../serve/second-timer.ts';
import { type Broker, startBroker } from './broker.ts';
import { buildDataChannelList, buildTimeSeriesPackage, formatTimeSeriesTopic, PACKAGE_SECONDS } from './iso19848.ts';
import { buildPlainMessages } from './plain-json.ts';
import { createSparkplugNode, type SparkplugMessage } from './sparkplug-node.ts';

export interface Publishing {
  readonly port: number;
  stop(): Promise<void>;
}

/** Milliseconds of the epoch. */
type Clock = () => number;

/** A host that comes later asks for a birth as soon as it hears data of a node it does not know. */
export async function publishSparkplug(instruments: ShipInstruments, port: number, now: Clock): Promise<Publishing> {
  const nowSeconds = () => Math.floor(now() / 1000);
  const node = createSparkplugNode(instruments);
  const say = (messages: readonly SparkplugMessage[]) => {
    for (const { topic, payload } of messages) broker.publish(topic, payload);
  };
  const broker: Broker = await startBroker(port, (topic) => {
    if (topic === node.commandTopic) say(node.birth(nowSeconds()));
  });
  say(node.birth(nowSeconds()));
  const beat = startSecondTimer(now, (seconds) => {
    if (instruments.delivery(seconds) === 'at once') say(node.data(seconds));
  });
  return {
    port: broker.port,
    async stop() {
      beat.stop();
      say([node.death(nowSeconds())]);
      await broker.close();
    },
  };
}

/** Plain JSON, a message for each measuring point that is due. */
export async function publishPlain(instruments: ShipInstruments, port: number, now: Clock): Promise<Publishing> {
  const broker = await startBroker(port, () => {});
  const beat = startSecondTimer(now, (seconds) => {
    if (instruments.delivery(seconds) === 'never') return;
    for (const { topic, payload } of buildPlainMessages(instruments, seconds)) broker.publish(topic, payload);
  });
  return {
    port: broker.port,
    async stop() {
      beat.stop();
      await broker.close();
    },
  };
}

/** Writes the list of channels to `listFile`, where the gateway's configuration points. */
export async function publishIso19848(
  instruments: ShipInstruments,
  port: number,
  listFile: string,
  now: Clock,
): Promise<Publishing> {
  await writeFile(listFile, JSON.stringify(buildDataChannelList(instruments, now()), null, 2));
  const broker = await startBroker(port, () => {});
  const topic = formatTimeSeriesTopic(instruments.ship.spec.key);
  const beat = startSecondTimer(now, (seconds) => {
    if (seconds % PACKAGE_SECONDS !== 0 || instruments.delivery(seconds) === 'never') return;
    broker.publish(
      topic,
      Buffer.from(JSON.stringify(buildTimeSeriesPackage(instruments, seconds - PACKAGE_SECONDS + 1))),
    );
  });
  return {
    port: broker.port,
    async stop() {
      beat.stop();
      await broker.close();
    },
  };
}
