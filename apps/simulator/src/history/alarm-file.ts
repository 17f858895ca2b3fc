/** Leaves the alarms of the past in the data folder, where the demonstration's server looks for them. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { demonstrationTurns } from '../fault/calendar.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import type { Span } from './chunk-plan.ts';
import { type PastAlarm, pastAlarms } from './past-alarms.ts';
import { machinerySource } from './ship-sources.ts';

const alarmFile = (dataFolder: string) => join(resolve(dataFolder), 'demo-alarms.json');

/** Answers how many there are. What a server has not taken over yet stays in the file. */
export async function leavePastAlarms(
  dataFolder: string,
  ships: readonly ShipInstruments[],
  seed: number,
  span: Span,
): Promise<number> {
  const alarms: object[] = [];
  for (const instruments of ships) {
    const { spec } = instruments.ship;
    // ISO 19848 carries no limits: nothing ashore could have rung.
    if (spec.machineryBus === 'iso19848') continue;
    const found = pastAlarms(instruments, demonstrationTurns(seed, spec.key), span);
    alarms.push(...found.map((alarm) => entryOf(instruments, alarm)));
    await breathe();
  }
  const path = alarmFile(dataFolder);
  const waiting = await readFile(path, 'utf8').then(JSON.parse, () => []);
  await writeFile(`${path}.new`, JSON.stringify([...waiting, ...alarms]));
  await rename(`${path}.new`, path);
  return alarms.length;
}

function entryOf({ ship, channels }: ShipInstruments, { channel, steps }: PastAlarm): object {
  const tag = channels[channel]?.tag;
  const last = steps.findLast(({ to }) => to !== 'normal');
  const end = steps.at(-1);
  return {
    mmsi: ship.spec.particulars.MMSI,
    tagName: tag?.name,
    tagSource: machinerySource(ship.spec),
    priority: last?.to,
    raisedMs: last?.time,
    clearedMs: end?.time,
    value: end?.value,
    limitValue: last?.to === 'alarm' ? tag?.emergencyLevel : tag?.alarmLevel,
    steps: steps.map(({ kind, from, to, time, value }) => ({
      kind,
      priority: to === 'normal' ? from : to,
      atMs: time,
      value,
    })),
  };
}
