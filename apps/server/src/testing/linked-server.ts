/** A whole server with a gateway of the demonstration's fleet connected to it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectLink, type LinkClient } from '../ingest/testing/link-client.ts';
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts';

export interface LinkedServer {
  readonly server: TestServer;
  readonly link: LinkClient;
  /** Ends the link, stops the server and removes its folder. */
  close(): Promise<void>;
}

/** The key of the demonstration's fleet, as its gateway reads it. */
export async function readFleetKey({ dataFolder }: Pick<TestServer, 'dataFolder'>): Promise<string> {
  return (await readFile(join(dataFolder, 'demo-fleet.key'), 'utf8')).trim();
}

export async function startLinkedServer(options: TestServerOptions = {}): Promise<LinkedServer> {
  const server = await startTestServer(options);
  const link = await connectLink(server.address, await readFleetKey(server));
  const close = async () => {
    await link.close();
    await server.close();
  };
  return { server, link, close };
}
