/** Which values the layout of few large instruments shows, of the way of the ship or of its machinery. */
import { type EquipmentKind, formatSlotRef, type PlantEquipment, type SlotRef } from '@fms/domain/plant';
import type { TextKey, Translate } from '../../../language/index.ts';
import type { PlantView } from '../../plant/index.ts';
import { findSide, type Side } from '../ship/arrangement.ts';
import { SHIP } from '../ship/conning-slots.ts';

export interface BridgeRow {
  readonly slot: SlotRef;
  /** A few capitals; the unit says which of several values of one machine it is. */
  readonly label: string;
  readonly signed: boolean;
}

/** Twelve fill a screen of 16 to 9 at letters that are read from three metres. */
const MOST_ROWS = 12;

/** Course, speed, depth and rudders, as far as the ship measures them. */
export function listNavigationRows(plant: PlantView, t: Translate): readonly BridgeRow[] {
  const depth = [SHIP.depthBelowKeel, SHIP.depthBelowTransducer, SHIP.depthBelowSurface].find((slot) =>
    plant.has(slot),
  );
  const rows: readonly BridgeRow[] = [
    { slot: SHIP.heading, label: t('CONNING_HDG'), signed: false },
    { slot: SHIP.course, label: t('COG'), signed: false },
    { slot: SHIP.speedOverGround, label: t('CONNING_SOG'), signed: false },
    { slot: SHIP.speedThroughWater, label: t('STW'), signed: false },
    { slot: SHIP.rateOfTurn, label: t('ROT'), signed: true },
    ...(depth === undefined ? [] : [{ slot: depth, label: t('CONNING_DEPTH'), signed: false }]),
    ...plant.ofKind('rudder').map((rudder) => ({
      slot: formatSlotRef(rudder.id, 'angle'),
      label: t(RUDDER_TEXT[findSide(rudder) ?? 'centre']),
      signed: true,
    })),
  ];
  return rows.filter(({ slot }) => plant.has(slot));
}

const RUDDER_TEXT = {
  port: 'CONNING_RUDDER_P',
  starboard: 'CONNING_RUDDER_S',
  centre: 'CONNING_RUDDER_SHORT',
} as const satisfies Record<Side, TextKey>;

/** What is watched of each kind of machine, in the order of the screen. */
const MACHINES: readonly (readonly [kind: EquipmentKind, label: TextKey, keys: readonly string[]])[] = [
  ['main-engine', 'BRIDGE_ENGINE', ['speed', 'load']],
  ['propulsion-motor', 'BRIDGE_MOTOR', ['speed', 'power']],
  ['azimuth', 'BRIDGE_AZIMUTH', ['speed', 'power']],
  ['generator', 'BRIDGE_GENERATOR', ['power']],
  ['battery', 'BRIDGE_BATTERY', ['stateOfCharge', 'power']],
  ['switchboard', 'BRIDGE_SWITCHBOARD', ['load']],
];
/** Giving and taking. */
const SIGNED: ReadonlySet<string> = new Set(['battery/power']);

/** Speed, load and power of the machines that make, store and use power; the first that fit. */
export function listMachineryRows(plant: PlantView, t: Translate): readonly BridgeRow[] {
  const rows = MACHINES.flatMap(([kind, label, keys]) =>
    plant.ofKind(kind).flatMap((machine) =>
      keys.map((key) => ({
        slot: formatSlotRef(machine.id, key),
        label: `${t(label)} ${markOf(machine)}`.trim(),
        signed: SIGNED.has(`${kind}/${key}`),
      })),
    ),
  );
  return rows.filter(({ slot }) => plant.has(slot)).slice(0, MOST_ROWS);
}

const SIDE_MARK: Readonly<Record<Side, string>> = { port: 'P', starboard: 'S', centre: 'C' };

/** `P`, `S` or its number; empty for the only one of its kind. */
function markOf(machine: PlantEquipment): string {
  const side = findSide(machine);
  return side === undefined ? (/-(\d+)$/.exec(machine.id)?.[1] ?? '') : SIDE_MARK[side];
}
