/** An instrument of the bridge that a gateway connects to over TCP. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface Instrument {
  /** As the setting of a ship names it. */
  readonly source: {
    readonly protocol: 'nmea0183';
    readonly name: string;
    readonly transport: 'tcp';
    readonly host: string;
    readonly port: number;
  };
  /** Resolves with the first connection of a gateway. */
  readonly connected: Promise<Socket>;
  close(): void;
}

export async function openInstrument(name: string): Promise<Instrument> {
  const server = createServer();
  const connected = once(server, 'connection').then(([socket]) => socket as Socket);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    source: { protocol: 'nmea0183', name, transport: 'tcp', host: '127.0.0.1', port },
    connected,
    close: () => void server.close(),
  };
}

/** Hours, minutes and seconds of now in UTC, as sentences have them. */
export function formatSentenceTime(): string {
  return `${new Date().toISOString().slice(11, 19).replaceAll(':', '')}.00`;
}
