/** Which section of the switchboard each set and each consumer hangs on (§9.8, generator). */
import type { EquipmentKind } from '../plant/equipment/equipment-kind.ts';
import type { PlantEquipment } from '../plant/model/plant.ts';
import { formatSlotRef, type SlotRef } from '../plant/model/slot-ref.ts';

/** The parts of a plant that a layout needs. */
export interface BoardPlant {
  readonly equipment: readonly PlantEquipment[];
  /** Whether a tag fills the slot. */
  readonly has: (slot: SlotRef) => boolean;
}

export type FeederKind = 'propulsion' | 'thruster' | 'hotel' | 'battery' | 'shore';

export interface BoardFeeder {
  readonly equipmentId: string;
  readonly kind: FeederKind;
  /** Of its equipment; empty for the hotel load, which has none of its own. */
  readonly name: string;
  /** kW. Consumers count positive; a battery that gives and the shore connection count as they are measured. */
  readonly power: SlotRef;
  /** Undefined where nothing tells whether its breaker is closed. */
  readonly breaker: SlotRef | undefined;
}

export interface BoardSection {
  readonly id: string;
  /** The last word of its switchboard, in capitals: `A`, `PORT`; empty where there is one section. */
  readonly name: string;
  /** The switchboard that tells its voltage, frequency and hotel load. */
  readonly boardId: string | undefined;
  readonly sets: readonly PlantEquipment[];
  readonly feeders: readonly BoardFeeder[];
}

export interface BoardLayout {
  readonly sections: readonly BoardSection[];
  /** Between each section and the next; undefined where the plant has none there. */
  readonly ties: readonly (PlantEquipment | undefined)[];
  /** The plant does not say where something hangs: port and odd numbers are put on the first section, others on the second. */
  readonly isAssumed: boolean;
}

const WHOLE_BOARD = 'switchboard';

/** The layout of a plant's switchboard; a plant without one has a single section of its sets. */
export function layOutSwitchboard(plant: BoardPlant): BoardLayout {
  const boards = ofKind(plant, 'switchboard');
  const named = boards.filter(({ id }) => id !== WHOLE_BOARD || boards.length === 1);
  const ids = named.length === 0 ? [undefined] : named.map(({ id }) => id).sort();
  const ties = ofKind(plant, 'bus-tie');
  const loose = new Set<string>();
  const placeOf = (one: PlantEquipment) => {
    if (ids.length === 1) return 0;
    const known = findBoardAbove(one, plant, ids);
    if (known === undefined) loose.add(one.id);
    return known ?? assumePlace(one.id);
  };
  const sets = Map.groupBy(sortByName(ofKind(plant, 'generator')), placeOf);
  const feeders = Map.groupBy(listFeeders(plant), ({ owner }) => placeOf(owner));
  const sections = ids.map((id, place) => ({
    id: id ?? WHOLE_BOARD,
    name: ids.length === 1 ? '' : (id?.split('-').at(-1) ?? '').toUpperCase(),
    boardId: id,
    sets: sets.get(place) ?? [],
    feeders: orderFeeders([...(feeders.get(place) ?? []).map(({ feeder }) => feeder), ...hotelOf(plant, id)], place),
  }));
  return { sections, ties: ids.slice(1).map((_id, place) => ties[place]), isAssumed: loose.size > 0 };
}

const ofKind = ({ equipment }: BoardPlant, kind: EquipmentKind) => equipment.filter((one) => one.kind === kind);

const sortByName = (equipment: readonly PlantEquipment[]) =>
  equipment.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));

/** The place of the switchboard that the equipment, or what it is a part of, hangs on. */
function findBoardAbove(one: PlantEquipment, plant: BoardPlant, ids: readonly (string | undefined)[]) {
  for (let at: PlantEquipment | undefined = one, depth = 0; at !== undefined && depth < 4; depth += 1) {
    const { parentId }: PlantEquipment = at;
    const place = parentId === null ? -1 : ids.indexOf(parentId);
    if (place >= 0) return place;
    at = plant.equipment.find(({ id }) => id === parentId);
  }
  return undefined;
}

/** Port and odd numbers on the first section, starboard and even numbers on the second: the common practice. */
function assumePlace(id: string): 0 | 1 {
  if (id.endsWith('-port')) return 0;
  if (id.endsWith('-starboard')) return 1;
  return Number(/(\d+)$/.exec(id)?.[1] ?? 1) % 2 === 1 ? 0 : 1;
}

interface OwnedFeeder {
  readonly owner: PlantEquipment;
  readonly feeder: BoardFeeder;
}

/** Consumers whose power is measured. A shaft is one only where no engine turns it. */
function listFeeders(plant: BoardPlant): OwnedFeeder[] {
  const azimuths = feedersOf(plant, 'azimuth', 'propulsion');
  const motors = feedersOf(plant, 'propulsion-motor', 'propulsion');
  const isMechanical = ofKind(plant, 'main-engine').length > 0;
  const shafts = isMechanical ? [] : feedersOf(plant, 'shaft', 'propulsion');
  const propulsion = [azimuths, motors, shafts].find((of) => of.length > 0) ?? [];
  const strings = feedersOf(plant, 'battery-string', 'battery');
  const batteries = strings.length > 0 ? strings : feedersOf(plant, 'battery', 'battery');
  return [
    ...propulsion,
    ...feedersOf(plant, 'thruster', 'thruster'),
    ...batteries,
    ...feedersOf(plant, 'shore-connection', 'shore'),
  ];
}

function feedersOf(plant: BoardPlant, of: EquipmentKind, kind: FeederKind): OwnedFeeder[] {
  return sortByName(ofKind(plant, of)).flatMap((owner) => {
    const power = formatSlotRef(owner.id, 'power');
    if (!plant.has(power)) return [];
    const breaker = [formatSlotRef(owner.id, 'breaker'), formatSlotRef(owner.id, 'contactor')].find(plant.has);
    return [{ owner, feeder: { equipmentId: owner.id, kind, name: owner.name, power, breaker } }];
  });
}

function hotelOf(plant: BoardPlant, boardId: string | undefined): BoardFeeder[] {
  const power = formatSlotRef(boardId ?? WHOLE_BOARD, 'hotelLoad');
  if (!plant.has(power)) return [];
  return [{ equipmentId: boardId ?? WHOLE_BOARD, kind: 'hotel', name: '', power, breaker: undefined }];
}

const ORDER: readonly FeederKind[] = ['propulsion', 'thruster', 'hotel', 'battery', 'shore'];

/** Propulsion at the outer end of each side, as the ship is drawn. */
function orderFeeders(feeders: readonly BoardFeeder[], place: number): BoardFeeder[] {
  const side = place === 0 ? 1 : -1;
  return feeders.toSorted((a, b) => side * (ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind)));
}
