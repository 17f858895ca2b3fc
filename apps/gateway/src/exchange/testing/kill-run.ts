/** A gateway and a server that are killed again and again while files go both ways. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerFolder, ServerProcess } from '@fms/server/testing';
import { createSeededRandom } from '@fms/test-kit';
import { type BadLineShape, openBadLine } from './bad-line.ts';
import { createSeededBytes, ExchangingShip, PersonAshore } from './exchanging-ship.ts';
import { setLineRate } from './line-rate.ts';

const PROGRAM = new URL('../../main.ts', import.meta.url).pathname;
/** Hours of a schedule and the speed of the line do not matter here: the rate makes the files last until the last kill. */
const RATE_BYTES = 100_000;

export interface KillRun {
  readonly root: string;
  readonly server: ServerFolder;
  readonly seed: number;
  readonly kills: number;
  /** Of each of the two files. */
  readonly bytes: number;
  readonly onKill?: (kill: number) => void;
  /** The gateway reaches the server over such a line; left out, directly. */
  readonly shape?: BadLineShape;
}

export interface KillOutcome {
  readonly isShoreEqual: boolean;
  readonly isShipEqual: boolean;
  /** Files that are seen in the inbox. */
  readonly inbox: readonly string[];
  /** Names that were seen in the inbox, or ashore, with other bytes than the whole. */
  readonly partial: readonly string[];
  readonly kills: number;
  /** Kills before which a file had not arrived yet. */
  readonly met: number;
}

/** Kills one of the two at times that the seed decides, then lets the files arrive. */
export async function runKills({ root, server, seed, kills, bytes, onKill, shape }: KillRun): Promise<KillOutcome> {
  const ship = new ExchangingShip(root, `Killed-${seed}`);
  await ship.make();
  const [log, chart] = [createSeededBytes(seed, bytes), createSeededBytes(seed + 1, bytes)];
  await ship.put('log.bin', log);
  let shore = await server.start();
  const port = Number(new URL(shore.address).port);
  const line = shape && (await openBadLine(shore.address, seed, shape));
  const settingPath = join(root, `gateway-${seed}.json`);
  await writeFile(settingPath, JSON.stringify(ship.setting(line?.address ?? shore.address)));
  const key = await shore.fleetKey();
  let gateway = startProgram(settingPath, key);
  const partial = new Set<string>();
  try {
    const { person: first, queued } = await queueFiles(shore, ship, chart);
    let person = first;
    const random = createSeededRandom(seed);
    let met = 0;
    for (let kill = 1; kill <= kills; kill++) {
      await delay(200 + random.below(1500));
      await lookForPartial(ship, chart, partial);
      const ashore = await person.download('from-vessel/log.bin').catch(() => null);
      if (ashore?.equals(log) === false) partial.add('from-vessel/log.bin');
      if ((await person.queue()).some(({ state }) => state !== 'complete')) met += 1;
      if (random.below(2) === 0) {
        await killProgram(gateway);
        gateway = startProgram(settingPath, key);
      } else {
        await shore.kill();
        shore = await server.start(port);
        person = new PersonAshore(await shore.asAdmin(), person.vesselId);
      }
      onKill?.(kill);
    }
    await setLineRate(await shore.asAdmin(), person.vesselId, null);
    for (const transfer of queued) await person.reached(transfer, 'complete');
    const inbox = (await readdir(ship.inbox)).filter((name) => !name.startsWith('.'));
    const downloaded = await person.download('from-vessel/log.bin');
    const received = await ship.received('chart.bin');
    return {
      ...{ isShoreEqual: downloaded.equals(log), isShipEqual: received?.equals(chart) ?? false },
      ...{ inbox, partial: [...partial], kills, met },
    };
  } finally {
    await killProgram(gateway);
    await shore.kill();
    await line?.close();
  }
}

async function queueFiles(shore: ServerProcess, ship: ExchangingShip, chart: Buffer) {
  const client = await shore.asAdmin();
  const person = await PersonAshore.of(client, ship.name);
  await setLineRate(client, person.vesselId, RATE_BYTES);
  const queued = [await person.fetch('log.bin'), await person.send('chart.bin', chart)];
  return { queued, person };
}

async function lookForPartial(ship: ExchangingShip, chart: Buffer, partial: Set<string>): Promise<void> {
  for (const name of await readdir(ship.inbox)) {
    if (name.startsWith('.')) continue;
    const bytes = await ship.received(name);
    if (bytes && !bytes.equals(chart)) partial.add(name);
  }
}

function startProgram(settingPath: string, key: string): ChildProcess {
  return spawn(process.execPath, [PROGRAM, 'run', settingPath], { stdio: 'ignore', env: { GATEWAY_KEY: key } });
}

async function killProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
