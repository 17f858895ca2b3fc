/** A connection to a broker on board that reconnects by itself; each source has its own. */
import { readFileSync } from 'node:fs';
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt';
import type { LineSource } from '../../source/line-source.ts';

const CONNECT_MS = 10_000;
const RETRY_MS = 5000;
/** A package of ISO 19848 is the largest there is. */
const MAX_PACKET_BYTES = 70_000_000;

export interface BrokerAddress {
  readonly url: string;
  readonly username?: string | undefined;
  readonly passwordFile?: string | undefined;
}

export interface BrokerEvents {
  /** A message of one of the topics asked for; `isRetained` when the broker kept it from before. */
  message(topic: string, payload: Buffer, isRetained: boolean): void;
  state(state: 'up' | 'down', detail: string): void;
  /** Connected and listening, again after every cut. */
  listening?(publish: Publish): void;
}
export type Publish = (topic: string, payload: Uint8Array) => void;

/** `retryMs` is shorter in tests. Throws when the password file cannot be read. */
export function openBrokerSource(
  address: BrokerAddress,
  topics: readonly string[],
  events: BrokerEvents,
  retryMs = RETRY_MS,
): LineSource {
  const { url } = address;
  const client = mqtt.connect(url, { ...credentials(address), ...OPTIONS, reconnectPeriod: retryMs });
  const publish: Publish = (topic, payload) => void client.publish(topic, Buffer.from(payload));
  let reason = 'closed by the other side';
  let isUp = false;

  client.on('connect', () => {
    isUp = true;
    boundPackets(client, () => {
      reason = 'a packet is too large';
    });
    client.subscribe([...topics], { qos: 1 }, (error) => {
      if (error) events.state('down', `${url}: ${error.message}`);
      else events.state('up', url);
      if (!error) events.listening?.(publish);
    });
  });
  client.on('message', (topic, payload, packet) => events.message(topic, payload, packet.retain));
  client.on('error', (error) => {
    reason = error.message;
    // A refused connection never was up: it is reported here or not at all.
    if (!isUp) events.state('down', `${url}: ${reason}`);
  });
  client.on('close', () => {
    if (isUp) events.state('down', `${url}: ${reason}`);
    isUp = false;
  });
  return { stop: () => close(client) };
}

/**
 * Cuts the connection where one packet grows beyond the bound. MQTT allows 256 MB, the library gathers them, and only
 * version 5 lets a client say less.
 */
function boundPackets(client: MqttClient, onTooLarge: () => void): void {
  const { stream } = client;
  let bytes = 0;
  const ended = () => {
    bytes = 0;
  };
  client.on('packetreceive', ended);
  stream.on('data', (piece: Uint8Array) => {
    bytes += piece.length;
    if (bytes <= MAX_PACKET_BYTES) return;
    onTooLarge();
    stream.destroy();
  });
  stream.once('close', () => client.off('packetreceive', ended));
}

/** A clean session: messages published while disconnected are old, and a retained message is marked as such. */
const OPTIONS: IClientOptions = { connectTimeout: CONNECT_MS, clean: true, resubscribe: false };

function credentials({ username, passwordFile }: BrokerAddress): IClientOptions {
  return {
    ...(username === undefined ? {} : { username }),
    ...(passwordFile === undefined ? {} : { password: readFileSync(passwordFile, 'utf8').trim() }),
  };
}

async function close(client: MqttClient): Promise<void> {
  await client.endAsync(true);
}
