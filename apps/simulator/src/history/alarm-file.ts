/** Writes the alarms of the past to the data folder, where the demonstration's server reads them. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildDemonstrationFaults } from '../fault/fault-schedule.ts';
import type { ShipInstruments } from '../instrument/ship-instruments.ts';
import type { Span } from './chunk-plan.ts';
import { type PastAlarm, simulatePastAlarms } from './past-alarms.ts';
import { getMachinerySource } from './ship-sources.ts';

/**
 * Evaluates a piece of a ship's past and leaves its alarms. A piece is evaluated when it is written, as the ship then
 * keeps its voyage of those days: to sail ninety days for the alarms alone took longer than the first samples may.
 */
export function writeAlarmFile(
  dataFolder: string,
  seed: number,
  span: Span,
): (instruments: ShipInstruments, piece: Span) => Promise<void> {
  const path = join(resolve(dataFolder), 'demo-alarms.json');
  return async (instruments, piece) => {
    const { spec } = instruments.ship;
    // ISO 19848 carries no limits: nothing ashore could have rung.
    if (spec.machineryBus === 'iso19848') return;
    const found = simulatePastAlarms(instruments, buildDemonstrationFaults(seed, spec.key), span, piece);
    if (found.length === 0) return;
    // What the server has not taken over yet stays.
    const waiting = await readFile(path, 'utf8').then(JSON.parse, () => []);
    await writeFile(`${path}.new`, JSON.stringify([...waiting, ...found.map((alarm) => entryOf(instruments, alarm))]));
    await rename(`${path}.new`, path);
  };
}

function entryOf({ ship, channels }: ShipInstruments, { channel, steps }: PastAlarm): object {
  const tag = channels[channel]?.tag;
  const last = steps.findLast(({ to }) => to !== 'normal');
  const end = steps.at(-1);
  return {
    mmsi: ship.spec.particulars.MMSI,
    tagName: tag?.name,
    tagSource: getMachinerySource(ship.spec),
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
