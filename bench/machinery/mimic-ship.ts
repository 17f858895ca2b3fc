/** A ship whose engine mimic shows 300 values: four engines of 18 cylinders with everything a mimic can draw, read at 1 Hz. */
import { findSlot, parseSlotRef, type SlotRef } from '@fms/domain/plant';
import { buildEngineMimic } from '@fms/domain/plant/mimic';
import { linkShips, type ShipTag } from '../../e2e/fixtures/product/fleet-link.ts';
import type { ServerUnderLoad } from '../subject/server.ts';
import { doEachSecond, type EachSecond } from './each-second.ts';

const NAME = 'Mimic of four engines';
const ENGINES = [1, 2, 3, 4];
const CYLINDERS = 18;
/** Beside what the template draws, in the block of the engine. */
const OF_BLOCK = [
  'load',
  'power',
  'speed',
  'exhaustTemperature',
  'fuelRack',
  'oilMist',
  'crankcasePressure',
  'slowDown',
];
const INDEX_WORDS: Readonly<Record<string, string>> = { cylinder: 'cylinder' };
const RANGE = { min: 0, max: 1000 } as const;
/** Of the range, either way: enough to change the last digit on screen with every second. */
const SWING = 0.05;

export interface MimicTag extends ShipTag {
  readonly slot: SlotRef;
}

/** What it measures, named in the product's own vocabulary, so that every tag binds with certainty. */
export const MIMIC_TAGS: readonly MimicTag[] = ENGINES.flatMap((number) => {
  const engineId = `main-engine-${number}`;
  const { nodes } = buildEngineMimic(engineId, CYLINDERS);
  const drawn = nodes.flatMap((node) => [...Object.values(node.slots), ...node.readouts.map(({ slot }) => slot)]);
  const ofBlock = OF_BLOCK.map((key) => `${engineId}/${key}` as SlotRef);
  return [...new Set([...drawn, ...ofBlock])].map((slot) => toTag(slot, number));
}).filter(({ name }, place, all) => all.findIndex((other) => other.name === name) === place);

function toTag(slot: SlotRef, engine: number): MimicTag {
  const { equipmentId = '', key = '', index } = parseSlotRef(slot) ?? {};
  const kind = (/^(pump|valve|filter|tank)-/.exec(equipmentId)?.[1] ?? 'main-engine') as 'pump';
  const found = findSlot(kind, key);
  if (found === undefined) throw new Error(`${slot} is a slot of no equipment`);
  const equipment = `Main engine ${engine}`;
  const words = equipmentId.replace(/^(pump|valve|filter|tank)-/, '').replaceAll('-', ' ');
  const owner = words.replace(`main engine ${engine}`, equipment);
  const part = index === undefined ? '' : ` ${INDEX_WORDS[found.indexed ?? ''] ?? ''} ${index}`;
  const name = `${owner.charAt(0).toUpperCase()}${owner.slice(1)}${part} ${found.words}`;
  return found.valueKind === 'boolean'
    ? { slot, name, valueKind: 'boolean', type: 1 }
    : { slot, name, unit: found.unit, intervalSeconds: 1, ...RANGE };
}

export interface MimicShip extends EachSecond {
  readonly vesselId: number;
}

/** Links the ship and sends each of its values every second. */
export async function sailMimicShip(server: ServerUnderLoad): Promise<MimicShip> {
  const tags = MIMIC_TAGS.map(({ slot: _slot, ...tag }) => tag);
  const link = await linkShips(server, 'bench-mimic', [{ name: NAME, tags }]);
  const places = tags.map(({ name }) => link.placeOf(0, name));
  const { lag, stop } = doEachSecond((seconds) => {
    const common = { timeMs: seconds * 1000, ordinal: 0, quality: 0 };
    const numbers = tags.map(({ valueKind }, place) => ({
      ...common,
      tagIndex: places[place] ?? 0,
      value: valueKind === 'boolean' ? 1 : measure(place, seconds),
    }));
    return link.send({ numbers, positions: [], texts: [], traffic: [] });
  });
  return {
    vesselId: link.vesselIds[0] ?? 0,
    lag,
    stop: () => stop().finally(link.close),
  };
}

/** A swell round the middle of the range, each tag by its own phase. */
const measure = (place: number, seconds: number) => RANGE.max * (0.5 + SWING * Math.sin(seconds / 3 + place));
