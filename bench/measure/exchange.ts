/** Files between ships and shore: how fast, what of them travels, what waits beside them, and the memory they take. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAlarms } from '@fms/contract/alarm';
import { deliverBySftp } from '../../apps/gateway/src/exchange/sftp/deliver.ts';
import { SATELLITE } from '../../apps/gateway/src/exchange/testing/bad-line.ts';
import { ExchangingShip, PersonAshore, waitUntil } from '../../apps/gateway/src/exchange/testing/exchanging-ship.ts';
import { runKills } from '../../apps/gateway/src/exchange/testing/kill-run.ts';
import { createHostKey, startSftpServer } from '../../apps/gateway/src/exchange/testing/sftp-server.ts';
import { createServerFolder } from '../../apps/server/src/ingest/testing/server-process.ts';
import { createTypedClient, type TypedClient } from '../../apps/server/src/testing/typed-client.ts';
import { appendRandom, hashFile, startExchangingGateway, writeRandomFile } from '../exchange/exchanging-gateway.ts';
import { computeQuantile, type Measure, type Metric } from '../report/result.ts';
import { signIn } from '../subject/api.ts';
import { type Bus, openBus } from '../subject/gateway.ts';
import { measureAtPlace, type Place } from '../subject/own-server.ts';
import { delay } from '../subject/server.ts';
import { openShapedLine } from '../subject/shaped-line.ts';

const GIVEN_MB = Number(process.env.BENCH_EXCHANGE_MB ?? 0);
const isWhole = GIVEN_MB === 0;
/** Megabytes: of the fast file, the log and what is appended, the slow file, each of twenty, by SFTP. */
const MB = isWhole
  ? { fast: 512, log: 100, appended: 1, slow: 2000, each: 64, sftp: 64 }
  : { fast: GIVEN_MB, log: GIVEN_MB, appended: 1, slow: GIVEN_MB, each: 2, sftp: 8 };
const SHIPS = 20;
const WARM_UP_MB = 4;
const ALARMS = 20;
const SLOW_LINE = { bitsPerSecond: 256_000, roundTripMs: 800 };
/** The file fills the line before the first alarm. */
const SETTLE_MS = 20_000;
const MEMORY_MS = 250;
/** Of a part of an upload, bytes. */
const PART_BYTES = 8 * 1024 ** 2;

interface Exchange extends Place {
  readonly client: TypedClient;
}

export const measureExchange: Measure = (progress) =>
  measureAtPlace('exchange', progress, async (at) => {
    const { token } = await signIn(at.server.address);
    const place: Exchange = { ...at, client: createTypedClient(at.server.address, token) };
    return [
      // First: what other measurements leave resident would hide what these transfers take.
      ...(await measureMemory(place)),
      ...(await measureThroughput(place)),
      await measureSftp(place),
      await measureDelta(place),
      await measureAlarm(place),
    ];
  });

const bound = (limit: NonNullable<Metric['bound']>): Metric['bound'] => (isWhole ? limit : null);

async function shipOf({ folder }: Pick<Exchange, 'folder'>, name: string): Promise<ExchangingShip> {
  const ship = new ExchangingShip(folder, name);
  await ship.make();
  return ship;
}

async function measureThroughput({ folder, server, client, progress }: Exchange): Promise<Metric[]> {
  const ship = await shipOf({ folder }, 'Bench-fast');
  const sha256 = await writeRandomFile(join(ship.outbox, 'fast.bin'), MB.fast);
  const gateway = await startExchangingGateway(folder, ship.setting(server.address), server.fleetKey);
  try {
    progress(`a file of ${MB.fast} MB to the shore`);
    const person = await PersonAshore.of(client, ship.name);
    const asked = await person.fetch('fast.bin');
    const began = performance.now();
    const { sha256: ashore } = await person.reached(asked, 'complete');
    const toShore = MB.fast / ((performance.now() - began) / 1000);
    progress(`a file of ${MB.fast} MB to the ship`);
    const path = join(folder, 'to-ship.bin');
    const sent = await writeRandomFile(path, MB.fast);
    const queued = await uploadInParts(person, path);
    const beganDown = performance.now();
    await person.reached(queued, 'complete', 'refused');
    const toShip = MB.fast / ((performance.now() - beganDown) / 1000);
    const isEqual = ashore === sha256 && (await hashFile(join(ship.inbox, 'to-ship.bin'))) === sent;
    const note = isEqual ? 'both SHA-256 equal' : 'SHA-256 DIFFERS';
    const figure = (value: number) => (isEqual ? value : Number.NaN);
    const most = bound({ atLeast: 50 });
    return [
      { name: 'exchange.to_shore_mb_per_second', value: figure(toShore), unit: 'MB/s', bound: most, note },
      { name: 'exchange.to_ship_mb_per_second', value: figure(toShip), unit: 'MB/s', bound: most, note },
    ];
  } finally {
    await gateway.stop();
  }
}

/** As a browser sends a large file; it is queued with its last part, and then sent against the schedule. */
async function uploadInParts(person: PersonAshore, path: string) {
  const bytes = await readFile(path);
  const totalChunks = Math.ceil(bytes.length / PART_BYTES);
  const send = async (index: number) => {
    const part = bytes.subarray(index * PART_BYTES, (index + 1) * PART_BYTES);
    await person.sendPart({ directory: 'to-vessel', fileName: 'to-ship.bin', chunkIndex: index, totalChunks }, part);
  };
  for (let index = 0; index < totalChunks; index++) await send(index);
  return person.hurry('to-vessel/to-ship.bin');
}

async function measureSftp({ folder, progress }: Exchange): Promise<Metric> {
  progress(`${MB.sftp} MB by SFTP`);
  const ship = await shipOf({ folder }, 'Bench-SFTP');
  const from = join(folder, 'sftp.bin');
  const sha256 = await writeRandomFile(from, MB.sftp);
  const server = await startSftpServer(ship.inbox, createHostKey());
  try {
    const target = { host: '127.0.0.1', port: server.port, userName: 'ship', password: 'secret', key: '' };
    const began = performance.now();
    await deliverBySftp(join(folder, 'host-keys.json'))(target, { from, path: 'sftp.bin' });
    const rate = MB.sftp / ((performance.now() - began) / 1000);
    const isEqual = (await hashFile(join(ship.inbox, 'sftp.bin'))) === sha256;
    const note = 'client and server in one process';
    const most = bound({ atLeast: 8 });
    return { name: 'exchange.sftp_mb_per_second', value: isEqual ? rate : Number.NaN, unit: 'MB/s', bound: most, note };
  } finally {
    await server.close();
  }
}

async function measureDelta({ folder, server, client, progress }: Exchange): Promise<Metric> {
  const ship = await shipOf({ folder }, 'Bench-delta');
  const path = join(ship.outbox, 'engine.log');
  await writeRandomFile(path, MB.log);
  const line = await openShapedLine(server.address);
  const gateway = await startExchangingGateway(folder, ship.setting(line.address), server.fleetKey);
  try {
    const person = await PersonAshore.of(client, ship.name);
    await person.reached(await person.fetch('engine.log'), 'complete');
    progress(`a log of ${MB.log} MB that grew by ${MB.appended} MB`);
    const before = line.bytesUp() + line.bytesDown();
    await appendRandom(path, MB.appended);
    const { sha256 } = await person.reached(await person.fetch('engine.log'), 'complete');
    const carried = (line.bytesUp() + line.bytesDown() - before) / 1_000_000;
    const isEqual = sha256 === (await hashFile(path));
    const value = isEqual ? carried : Number.NaN;
    return { name: 'exchange.delta_mb', value, unit: 'MB', bound: bound({ atMost: 2 }), note: 'both ways, all frames' };
  } finally {
    await gateway.stop();
    await line.close();
  }
}

async function measureAlarm({ folder, server, client, progress }: Exchange): Promise<Metric> {
  const ship = await shipOf({ folder }, 'Bench-alarm');
  await writeRandomFile(join(ship.outbox, 'slow.bin'), MB.slow);
  const [line, bus] = [await openShapedLine(server.address), await openBus()];
  const fire = { protocol: 'nmea0183', name: 'fire', transport: 'tcp', host: '127.0.0.1', port: bus.port } as const;
  const gateway = await startExchangingGateway(folder, ship.setting(line.address, {}, [fire]), server.fleetKey);
  try {
    const person = await PersonAshore.of(client, ship.name);
    line.shape(SLOW_LINE);
    await waitUntil(async () => bus.listeners > 0);
    progress('alarms on a line of 256 kbit/s');
    const alone = await raiseAlarms(client, bus, 0);
    progress(`alarms beside a file of ${MB.slow} MB`);
    const transfer = await person.fetch('slow.bin');
    await waitUntil(async () =>
      (await person.queue()).some(({ transferId, doneBytes }) => transferId === transfer.transferId && doneBytes > 0),
    );
    await delay(SETTLE_MS);
    const beside = await raiseAlarms(client, bus, ALARMS);
    const [before, after] = [computeQuantile(alone, 0.95), computeQuantile(beside, 0.95)];
    const note = `95 %: ${Math.round(before)} ms alone, ${Math.round(after)} ms beside it, at most ${Math.round(Math.max(...beside))}`;
    const most = bound({ atMost: 1000 });
    return { name: 'exchange.alarm_delay_ms', value: after - before, unit: 'ms', bound: most, note };
  } finally {
    await gateway.stop();
    bus.close();
    await line.close();
  }
}

/** From the sentence on the bus to the list ashore, ms each; numbered from `first`, so that each is an alarm of its own. */
async function raiseAlarms(client: TypedClient, bus: Bus, first: number): Promise<number[]> {
  const delays: number[] = [];
  for (let alarm = first; alarm < first + ALARMS; alarm++) {
    const place = `BENCH ZONE ${alarm + 1}`;
    const at = new Date().toISOString().slice(11, 19).replaceAll(':', '');
    const began = performance.now();
    bus.send(`$FRALR,${at}.00,${String(alarm + 1).padStart(3, '0')},A,V,${place}\r\n`);
    await waitUntil(async () =>
      (await client.call(listAlarms, { query: {} })).some(({ description }) => description === place),
    );
    delays.push(performance.now() - began);
  }
  return delays;
}

async function measureMemory({ folder, server, client, progress }: Exchange): Promise<Metric[]> {
  const ships = await Promise.all(Array.from({ length: SHIPS }, (_, n) => shipOf({ folder }, `Bench-many-${n + 1}`)));
  for (const ship of ships) await writeRandomFile(join(ship.outbox, 'each.bin'), MB.each);
  await writeRandomFile(join(ships[0]?.outbox ?? folder, 'warm-up.bin'), WARM_UP_MB);
  const settings = ships.map((ship) => ship.setting(server.address));
  const [first] = settings;
  if (!first) return [];
  const setting = { ...first, ships: settings.flatMap((each) => each.ships) };
  const gateway = await startExchangingGateway(folder, setting, server.fleetKey);
  try {
    const people = await Promise.all(ships.map(({ name }) => PersonAshore.of(client, name)));
    // What is compiled and opened at the first transfer is not of twenty.
    for (const person of people.slice(0, 1)) await person.reached(await person.fetch('warm-up.bin'), 'complete');
    await server.atRest(5_000);
    progress(`${SHIPS} ships send ${MB.each} MB each`);
    const memory = async () => {
      const { heapBytes, externalBytes } = await server.collectProbe();
      const heap = (heapBytes + externalBytes) / 1_000_000;
      return { heap, server: await server.residentMb(), gateway: await gateway.residentMb() };
    };
    const rest = await memory();
    const most = { ...rest };
    const asked = await Promise.all(people.map((person) => person.fetch('each.bin')));
    const done = Promise.all(asked.map((transfer, n) => people[n]?.reached(transfer, 'complete')));
    for (let isDone = false; !isDone; ) {
      isDone = await Promise.race([done.then(() => true), delay(MEMORY_MS).then(() => false)]);
      const now = await memory();
      for (const key of ['heap', 'server', 'gateway'] as const) most[key] = Math.max(most[key], now[key]);
    }
    const note = 'over that at rest';
    const figure = (name: string, value: number, atMost: number): Metric => ({
      ...{ name: `exchange.${name}`, value, unit: 'MB', bound: bound({ atMost }), note },
    });
    return [
      figure('server_heap_mb', most.heap - rest.heap, 30),
      figure('server_resident_mb', most.server - rest.server, 100),
      figure('gateway_resident_mb', most.gateway - rest.gateway, 100),
    ];
  } finally {
    await gateway.stop();
  }
}

const KILLS = Number(process.env.BENCH_EXCHANGE_KILLS ?? 200);
/** Kills of one run; each run has files of its own. */
const KILLS_OF_RUN = 20;
/** Of each file, bytes: every second run goes over a bad satellite line, on which fewer bytes take as long. */
const KILL_BYTES = { direct: 8_000_000, satellite: 1_000_000 };

/** `soak exchange`. */
export const measureExchangeKills: Measure = async (progress) => {
  let survived = 0;
  let met = 0;
  for (let run = 0; run * KILLS_OF_RUN < KILLS; run++) {
    const folder = await mkdtemp(join(tmpdir(), 'fms-bench-kills-'));
    const server = await createServerFolder();
    try {
      const kills = Math.min(KILLS_OF_RUN, KILLS - run * KILLS_OF_RUN);
      const onKill = (kill: number) => progress(`kill ${run * KILLS_OF_RUN + kill} of ${KILLS}`);
      const about = { root: folder, server, seed: 1000 + run, kills, onKill };
      const outcome =
        run % 2 === 0
          ? await runKills({ ...about, bytes: KILL_BYTES.direct })
          : await runKills({ ...about, bytes: KILL_BYTES.satellite, shape: SATELLITE });
      const isRight = outcome.isShoreEqual && outcome.isShipEqual && outcome.partial.length === 0;
      if (isRight && outcome.inbox.length === 1) survived += kills;
      met += outcome.met;
    } catch (error) {
      // A run that does not come to its end costs its own kills.
      progress(`seed ${1000 + run}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await server.remove();
      await rm(folder, { recursive: true, force: true });
    }
  }
  const atLeast = { atLeast: KILLS };
  return [
    {
      name: 'exchange.kills_survived',
      value: survived,
      unit: '',
      bound: atLeast,
      note: `seeds from 1000 on; ${met} while a file was under way; half of them over a line of 800 ms with 2 % of its segments lost`,
    },
  ];
};
