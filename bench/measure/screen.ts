/** Ship to screen: from a sample on the link to the official client, with a fleet sending and people watching. */
import { endpoints } from '@fms/contract/api';
import type { NumberReading } from '@fms/contract/link';
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { MessagePackHubProtocol } from '@microsoft/signalr-protocol-msgpack';
import { computeQuantile, type Measure } from '../report/result.ts';
import { type Api, signIn } from '../subject/api.ts';
import { startServerUnderLoad } from '../subject/server.ts';
import { openShipLink, type ShipLink } from '../subject/ship-link.ts';

const VESSELS = 100;
const TAGS = 200;
const CLIENTS = 200;
const SECONDS = 30;

async function watcher(
  server: string,
  api: Api,
  vesselId: number,
  onDelay: (ms: number) => void,
): Promise<HubConnection> {
  const client = new HubConnectionBuilder()
    .withUrl(`${server}/hub`, { accessTokenFactory: () => api.token, transport: HttpTransportType.WebSockets })
    .withHubProtocol(new MessagePackHubProtocol())
    .configureLogging(LogLevel.None)
    .build();
  client.on('samples', (message: { times: number[] }) => {
    const newest = message.times.at(-1);
    if (newest !== undefined) onDelay(Date.now() - newest);
  });
  for (const quiet of [
    'hello',
    'positions',
    'thinned',
    'changed',
    'broadcastalarmmessage',
    'broadcastactivealarmmessage',
  ])
    client.on(quiet, () => {});
  await client.start();
  const tags = await api.call(endpoints.getTagsByVesselId, { query: { vesselId: String(vesselId) } });
  await client.invoke('WatchPositions', null);
  await client.invoke(
    'WatchTags',
    vesselId,
    tags.map((tag) => tag.Id),
  );
  return client;
}

/** One second of the whole fleet, each vessel in a batch of its own at its own moment, as ships send. */
async function sendSecond(link: ShipLink, second: number): Promise<void> {
  for (let vessel = 0; vessel < VESSELS; vessel++) {
    const timeMs = Date.now();
    const numbers: NumberReading[] = Array.from({ length: TAGS }, (_, tag) => ({
      tagIndex: vessel * TAGS + tag,
      timeMs,
      ordinal: 0,
      quality: 0,
      value: second + tag,
    }));
    await link.send({ lane: 'live', numbers, positions: [], texts: [], traffic: [] });
  }
}

export const measureScreen: Measure = async (progress) => {
  const server = await startServerUnderLoad();
  const clients: HubConnection[] = [];
  try {
    progress(`${VESSELS} vessels × ${TAGS} tags at 1 Hz, ${CLIENTS} clients`);
    const names = Array.from({ length: TAGS }, (_, i) => ({ vesselIndex: 0, name: `Signal ${i}`, source: 'bench' }));
    const link = await openShipLink(server.address, server.fleetKey, 'bench-screen', VESSELS, () => names);
    await sendSecond(link, 0);
    await link.stored();
    const api = await signIn(server.address);
    const delays: number[] = [];
    let measuring = false;
    for (let i = 0; i < CLIENTS; i++) {
      const vesselId = link.vesselIds[i % VESSELS] ?? 0;
      clients.push(await watcher(server.address, api, vesselId, (ms) => void (measuring && delays.push(ms))));
    }
    measuring = true;
    for (let second = 1; second <= SECONDS; second++) {
      const next = performance.now() + 1000;
      await sendSecond(link, second);
      await new Promise((later) => setTimeout(later, Math.max(0, next - performance.now())));
    }
    await link.stored();
    link.close();
    const expected = CLIENTS * SECONDS;
    return [
      {
        name: 'screen.ship_to_client_p95_ms',
        value: computeQuantile(delays, 0.95),
        unit: 'ms',
        bound: { atMost: 250 },
        note: `${delays.length} of ${expected} messages; gateways and clients share the server's cores`,
      },
      { name: 'screen.ship_to_client_p50_ms', value: computeQuantile(delays, 0.5), unit: 'ms', bound: null },
      { name: 'screen.server_resident_mb', value: await server.residentMb(), unit: 'MB', bound: { atMost: 1200 } },
    ];
  } finally {
    await Promise.all(clients.map((client) => client.stop()));
    await server.stop();
  }
};
