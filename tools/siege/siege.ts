/** Runs every attacker in turn against one server; records its event-loop delay and memory. */
import { attacks } from './attacks.ts';
import { computeSeed, createRandom } from './mutate/random.ts';
import { ask } from './server/ask.ts';
import type { Attack, SiegeLength } from './server/attack.ts';
import { type SiegedServer, startSiegedServer } from './server/sieged-server.ts';
import { type Counts, createTally } from './server/tally.ts';

/** A row of the siege's table. */
export interface SiegeRow extends Counts {
  readonly name: string;
  /** Megabytes of the process that was attacked, from before to after. */
  readonly memoryRiseMb: number;
  readonly seconds: number;
}

export interface SiegeOptions {
  readonly length: SiegeLength;
  readonly seed: number;
  /** Names of attackers; all when left out. */
  readonly only?: readonly string[];
  progress(text: string): void;
}

/** What is still there after an attacker: the process, and an answer within the patience of a request. */
async function stillServes(server: SiegedServer): Promise<string | undefined> {
  if (!server.isRunning()) return 'the server has ended';
  const { status, text } = await ask(server.address, { method: 'GET', path: '/healthz' });
  return status === 200 ? undefined : `/healthz answers ${status} ${text}`;
}

async function carryOut(
  server: SiegedServer,
  name: string,
  { attack, inputs }: { attack: Attack; inputs: number },
  { length, seed, progress }: SiegeOptions,
): Promise<SiegeRow> {
  const tally = createTally();
  const start = performance.now();
  const before = await server.residentMb();
  await server.beginProbe();
  const random = createRandom(computeSeed(seed, name));
  await attack({ server, length, inputs, random, tally, progress: (text) => progress(`${name}: ${text}`) });
  const lost = await stillServes(server);
  if (lost !== undefined) {
    tally.loss(lost);
    await server.end('SIGKILL');
    await server.restart();
  }
  const { loopDelayMs } = await server.readProbe();
  tally.stall(loopDelayMs.max);
  const counts = tally.counts();
  const memoryRiseMb = counts.keptMb ?? (await server.residentMb()) - before;
  return { name, ...counts, memoryRiseMb, seconds: (performance.now() - start) / 1000 };
}

/** Starts a server, lays siege to it and ends it; a row for each attacker. Throws for a fault of the siege itself. */
export async function laySiege(options: SiegeOptions): Promise<SiegeRow[]> {
  const { length, only, progress } = options;
  const chosen = Object.entries(attacks).filter(([name]) => only === undefined || only.includes(name));
  progress(`${length} siege, seed ${options.seed}: ${chosen.map(([name]) => name).join(', ')}`);
  const server = await startSiegedServer();
  try {
    const rows: SiegeRow[] = [];
    for (const [name, { attack, inputs }] of chosen) {
      rows.push(await carryOut(server, name, { attack, inputs: inputs[length] }, options));
      progress(`${name}: ${rows.at(-1)?.inputs.toLocaleString('en')} inputs, ${rows.at(-1)?.seconds.toFixed(1)} s`);
    }
    return rows;
  } finally {
    await server.stop();
  }
}
