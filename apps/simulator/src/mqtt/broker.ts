/** A broker on this machine that the simulated ship publishes to, and a gateway subscribes at. */
import { createServer } from 'node:net';
import { Aedes } from 'aedes';

export interface Broker {
  readonly port: number;
  publish(topic: string, payload: Uint8Array): void;
  close(): Promise<void>;
}

/** `onMessage` is called for messages of other clients; never for the ship's own. */
export async function startBroker(
  port: number,
  onMessage: (topic: string, payload: Uint8Array) => void,
): Promise<Broker> {
  const aedes = await Aedes.createBroker();
  const server = createServer(aedes.handle);
  aedes.on('publish', ({ topic, payload }, client) => {
    if (client) onMessage(topic, Buffer.from(payload));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    publish(topic, payload) {
      const packet = {
        cmd: 'publish' as const,
        topic,
        payload: Buffer.from(payload),
        qos: 0 as const,
        dup: false,
        retain: false,
      };
      aedes.publish(packet, () => {});
    },
    close: () =>
      new Promise((closed) => {
        aedes.close(() => server.close(() => closed()));
      }),
  };
}
