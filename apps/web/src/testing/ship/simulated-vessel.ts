/** A ship of the simulator as the application knows it: its tags, its plant, and what its instruments said and stored. */
import type { VesselPlant } from '@fms/contract/plant';
import { toWireTime } from '@fms/contract/scalar';
import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { type TagId, toId } from '@fms/domain/identity';
import { completePlant, type PlantEquipment } from '@fms/domain/plant';
import { getFault } from '../../../../simulator/src/fault/catalogue/catalogue.ts';
import { createShipHistory } from '../../../../simulator/src/history/ship-history.ts';
import { createShipInstruments } from '../../../../simulator/src/instrument/ship-instruments.ts';
import { listPlantEquipment } from '../../../../simulator/src/plant-file/plant-file.ts';
import type { Truth } from '../../../../simulator/src/ship/truth.ts';
import type { ShipSpec } from '../../../../simulator/src/spec/ship-spec.ts';
import { DAY, getShip } from '../../../../simulator/src/testing/ships.ts';
import { buildTag, buildVessel } from '../builders.ts';

export interface SimulatedVesselAsk {
  /** Key of one of the twelve ships, as `kvitholm`. */
  readonly key: string;
  /** The moment that is now, seconds of the epoch. */
  readonly at: number;
  readonly seed?: number;
  /** How long before now its values were stored. */
  readonly storedSeconds?: number;
  /** A minute as in old history, or a second as in that of the last day. A minute when left out. */
  readonly storedStep?: 1 | 60;
  /** Of the catalogue of faults; it began so long before now. */
  readonly fault?: { readonly id: string; readonly sinceSeconds: number };
}

/** A number or a text, and when it was said. */
export interface StoredValue {
  readonly timeMs: number;
  readonly value: number | string;
}

export interface SimulatedVessel {
  readonly spec: ShipSpec;
  readonly vessel: Vessel;
  readonly plant: VesselPlant;
  /** Each with what its instrument said last. */
  readonly tags: readonly Tag[];
  /** Now, milliseconds of the epoch. */
  readonly nowMs: number;
  /** What is true at a second of the epoch: what perfect instruments would read. */
  truthAt(seconds: number): Truth;
  /** What was true when the instrument of that name said what is its last value. */
  truthOf(tag: string): Truth;
  /** How far an instrument may be from the truth, in the unit of its tag: its noise and half of its last digit. */
  errorOf(tag: string): number;
  /** What was stored, in order of time, by the number of the tag. */
  stored(): ReadonlyMap<number, readonly StoredValue[]>;
}

/** Within it every instrument says its value once. */
const HEARD_SECONDS = 120;

export function openSimulatedVessel({
  key,
  at,
  seed,
  storedSeconds = 0,
  storedStep = 60,
  fault,
}: SimulatedVesselAsk): SimulatedVessel {
  const ship = getShip(key, seed);
  const turns = fault === undefined ? [] : [beginAt(fault.id, at - fault.sinceSeconds)];
  const instruments = createShipInstruments(ship, turns);
  const history = createShipHistory(instruments);
  const read = (fromSeconds: number, stepSeconds: number) => {
    const { numbers, texts } = history.batch('', { sequence: 1, stepSeconds, fromSeconds, toSeconds: at + 1 });
    return Map.groupBy([...numbers, ...texts], ({ tagIndex }) => tagIndex + 1);
  };
  const said = read(at - HEARD_SECONDS, 1);
  const tags = history.tags.map(({ vesselIndex: _index, role: _role, ...given }, i) => {
    const last = said.get(i + 1)?.at(-1);
    return buildTag(i + 1, { ...given, ...(last && toLatest(given.valueKind, last)) });
  });
  let stored: ReturnType<SimulatedVessel['stored']> | undefined;
  return {
    spec: ship.spec,
    vessel: buildShip(ship.spec),
    plant: buildVesselPlant(listPlantEquipment(ship.spec), tags),
    tags,
    nowMs: at * 1000,
    truthAt: ship.truthAt,
    truthOf: (name) => ship.truthAt(Date.parse(findTag(tags, name).timestamp ?? '') / 1000),
    errorOf: (name) => {
      const channel = instruments.channels.find(({ tag }) => tag.name === name);
      return (channel?.noise ?? 0) + 0.5 * 10 ** -findTag(tags, name).decimals;
    },
    stored: () => {
      stored ??= read(at - storedSeconds, storedStep);
      return stored;
    },
  };
}

/** History declares the position first. */
const POSITION_TAG = toId<TagId>(1);

/** With its length, which its particulars tell. */
function buildShip({ particulars: { name, shipType }, hull: { lengthMeters } }: ShipSpec): Vessel {
  const vessel = buildVessel(1, { name });
  return { ...vessel, standardData: { ...vessel.standardData, shipType, lengthMeters, positionTagId: POSITION_TAG } };
}

function findTag(tags: readonly Tag[], wanted: string): Tag {
  const tag = tags.find(({ name }) => name === wanted);
  if (tag === undefined) throw new Error(`no instrument measures ${wanted}`);
  return tag;
}

/** A fault that does not come again while a test looks at it. */
const beginAt = (id: string, firstSeconds: number) => ({
  fault: getFault(id),
  firstSeconds,
  periodSeconds: 1000 * DAY,
  lastsSeconds: 500 * DAY,
});

const toLatest = (kind: Tag['valueKind'], { timeMs, value }: StoredValue): Pick<Tag, 'value' | 'timestamp'> => ({
  value: kind === 'boolean' ? value === 1 : value,
  timestamp: toWireTime(timeMs),
});

/** As the server keeps it: the parameters of the demonstration, completed by the tags. */
function buildVesselPlant(equipment: readonly PlantEquipment[], tags: readonly Tag[]): VesselPlant {
  const plant = completePlant(
    { equipment, bindings: [] },
    tags.map((tag) => ({ ...tag, id: tag.Id, standardName: '' })),
  );
  const { id: vesselId } = buildVessel(1);
  const saved = { vesselId, version: 1, savedAt: null, savedBy: null, isEditable: true, mimics: {} };
  // On the wire lists may be changed, in the domain they may not.
  return { ...saved, ...structuredClone(plant) } as VesselPlant;
}

/** The first of whole steps from a second on at which a ship does what is asked for. */
export function findMoment(
  { key, seed }: Pick<SimulatedVesselAsk, 'key' | 'seed'>,
  isWanted: (truth: Truth) => boolean,
  { from = FIRST_SECOND, stepSeconds = 600 }: { readonly from?: number; readonly stepSeconds?: number } = {},
): number {
  const ship = getShip(key, seed);
  for (let at = from; at < from + 30 * DAY; at += stepSeconds) if (isWanted(ship.truthAt(at))) return at;
  throw new Error(`${key} never does that`);
}

const FIRST_SECOND = Date.UTC(2026, 5, 3, 12) / 1000;
