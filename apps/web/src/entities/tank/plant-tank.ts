/** The tanks of a plant: what they hold, where they stand, and which slots measure them. */
import { formatSlotRef, type PlantEquipment, type SlotRef } from '@fms/domain/plant';
import { compareTanks, findTankMedium, shortenTankName, type TankMedium } from '@fms/domain/tag';
import type { SoundingPipe } from '@fms/domain/tank';
import type { TankPlace } from '@fms/ui/tank';
import type { PlantView } from '../plant/index.ts';

export interface PlantTank {
  readonly id: string;
  readonly name: string;
  /** For lists that hold nothing but tanks. */
  readonly shortName: string;
  /** Undefined where neither name nor parameter tells. */
  readonly medium: TankMedium | undefined;
  /** Words for what it holds, "MGO, DMA"; undefined where no one entered them. */
  readonly fluid: string | undefined;
  /** A fuel tank the engines are fed from. */
  readonly isDayTank: boolean;
  /** m³; undefined where it is not entered. */
  readonly capacity: number | undefined;
  /** m³ that no pump takes out; 0 where it is not entered. */
  readonly unpumpable: number;
  /** kg/m³ at 15 °C; undefined where it is not entered. */
  readonly density: number | undefined;
  /** Metres of sounding against m³, on even keel. */
  readonly table: readonly (readonly [number, number])[] | undefined;
  /** Undefined unless all six sides are entered. */
  readonly place: TankPlace | undefined;
  /** Undefined where the tank has no place, or the pipe none. */
  readonly pipe: SoundingPipe | undefined;
  readonly slots: Readonly<Record<TankSlot, SlotRef>>;
}

const TANK_SLOTS = ['level', 'volume', 'sounding', 'temperature'] as const;
export type TankSlot = (typeof TANK_SLOTS)[number];

const DAY_TANK = /\b(day|service|settling)\b/i;

/** All of them, fuel first and waste last; the day tank after the tanks it is filled from. */
export function listPlantTanks(plant: PlantView): PlantTank[] {
  return plant
    .ofKind('tank')
    .map((one) => toPlantTank(plant, one))
    .sort((a, b) => (a.medium === b.medium ? Number(a.isDayTank) - Number(b.isDayTank) : 0) || compareTanks(a, b));
}

function toPlantTank(plant: PlantView, { id, name }: PlantEquipment): PlantTank {
  const fluid = plant.textOf(id, 'fluid');
  const medium = findTankMedium(name) ?? findTankMedium(fluid ?? '');
  const place = placeOf(plant, id);
  return {
    id,
    name,
    shortName: shortenTankName(name),
    medium,
    fluid,
    isDayTank: medium === 'fuel' && DAY_TANK.test(name),
    capacity: plant.numberOf(id, 'capacity'),
    unpumpable: plant.numberOf(id, 'unpumpable') ?? 0,
    density: plant.numberOf(id, 'density'),
    table: plant.curveOf(id, 'soundingTable'),
    place,
    pipe: place && pipeOf(plant, id, place),
    slots: Object.fromEntries(TANK_SLOTS.map((key) => [key, formatSlotRef(id, key)])) as PlantTank['slots'],
  };
}

function placeOf(plant: PlantView, id: string): TankPlace | undefined {
  const [aft, fore, inner, outer, bottom, top] = ['aftEnd', 'foreEnd', 'innerSide', 'outerSide', 'bottom', 'top'].map(
    (key) => plant.numberOf(id, key),
  );
  if (aft === undefined || fore === undefined || inner === undefined || outer === undefined) return undefined;
  if (bottom === undefined || top === undefined || fore <= aft || top <= bottom || inner === outer) return undefined;
  return { aft, fore, port: Math.min(inner, outer), starboard: Math.max(inner, outer), bottom, top };
}

function pipeOf(plant: PlantView, id: string, place: TankPlace): SoundingPipe | undefined {
  const [fromAft, fromCentre] = [plant.numberOf(id, 'pipeFromAft'), plant.numberOf(id, 'pipeFromCentre')];
  if (fromAft === undefined || fromCentre === undefined) return undefined;
  return {
    aft: (place.aft + place.fore) / 2 - fromAft,
    starboard: fromCentre - (place.port + place.starboard) / 2,
  };
}

export interface TankGroup {
  /** The fluid where it is entered, else the medium. */
  readonly key: string;
  readonly medium: TankMedium | undefined;
  readonly fluid: string | undefined;
  readonly tanks: readonly PlantTank[];
}

/** Tanks of one grade together: those of one fluid, and those of one medium whose fluid is not entered. */
export function groupByGrade(tanks: readonly PlantTank[]): TankGroup[] {
  const groups = Map.groupBy(tanks, ({ fluid, medium, id }) => fluid ?? medium ?? id);
  return [...groups].map(([key, of]) => ({ key, medium: of[0]?.medium, fluid: of[0]?.fluid, tanks: of }));
}
