/** Kills the server while it stores batches: all that it acknowledged must exist after a restart. */
import { endpoints } from '@fms/contract/api';
import { ask } from '../server/ask.ts';
import type { Attack, Siege } from '../server/attack.ts';
import { createAsking } from '../server/call.ts';
import { type HonestShip, limitTime, openHonestShip, sendReadings } from '../server/honest-ship.ts';

/** An end from outside, what a failed assertion of native code does, and what a wild pointer does. */
const SIGNALS = ['SIGKILL', 'SIGABRT', 'SIGSEGV'] as const;
const BATCHES = { short: 40, long: 400 } as const;
const SENT_MS = 60_000;
const SECOND_MS = 1000;

/** How many of the readings from `ship.since` on the server has; NaN when it does not answer the question. */
async function countStored({ server }: Siege, ship: HonestShip, count: number): Promise<number> {
  const token = await server.signIn('admin');
  const [vesselId] = ship.vesselIds;
  const listed = await ask(server.address, createAsking(endpoints.getTagsOfVessel, { query: { vesselId } }, token));
  if (listed.status !== 200) return Number.NaN;
  const [tag] = endpoints.getTagsOfVessel.answer.parse(JSON.parse(listed.text));
  const body = {
    vesselId,
    fromTime: new Date(ship.since).toISOString(),
    toTime: new Date(ship.since + count * SECOND_MS).toISOString(),
    maxPoints: 1000,
    tags: [tag?.Id],
  };
  const answer = await ask(server.address, createAsking(endpoints.getStatistic, { body }, token));
  if (answer.status !== 200) return Number.NaN;
  const [statistic] = endpoints.getStatistic.answer.parse(JSON.parse(answer.text));
  return statistic?.points.reduce((sum, point) => sum + point.count, 0) ?? 0;
}

/** Kills while further batches are under way, which may be stored or not: only what was acknowledged counts. */
async function killOnce(signal: NodeJS.Signals, round: number, siege: Siege): Promise<void> {
  const { server, tally, length } = siege;
  const count = BATCHES[length];
  const ship = await openHonestShip(server, `siege-kill-${signal}-${round}`);
  await limitTime(SENT_MS, sendReadings(ship, count));
  tally.ok(count);
  const under = sendReadings(ship, count, count).catch(() => {});
  const hasEnded = await server.end(signal);
  await under;
  ship.close();
  tally.refused();
  if (!hasEnded) tally.loss(`the process did not end within 10 s of ${signal}`);
  await server.restart();
  const stored = await countStored(siege, ship, count);
  if (!(stored >= count)) tally.loss(`of ${count} acknowledged readings ${stored} are there after ${signal}`);
}

export const attackKills: Attack = async (siege) => {
  const rounds = siege.length === 'long' ? 5 : 1;
  for (let round = 0; round < rounds; round++) {
    for (const signal of SIGNALS) {
      await killOnce(signal, round, siege);
      siege.progress(`${signal}, round ${round + 1} of ${rounds}`);
    }
  }
};
