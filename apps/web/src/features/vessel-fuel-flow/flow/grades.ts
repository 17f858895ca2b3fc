/** The two grades a ship with a change-over burns, by its plant and its delivery notes. */
import type { DeliveryNote } from '@fms/contract/delivery';
import { parseFuelGrade } from '@fms/domain/engine';
import { type PlantInput, parameter } from '@fms/domain/plant-value';
import type { FuelKind } from './consumer-flow.ts';

export interface Grade {
  /** As the plant or the note names it; undefined where neither does. */
  readonly name: string | undefined;
  /** kg/m³ at 15 °C. */
  readonly density: PlantInput;
  /** Percent by mass; undefined where no note says it. */
  readonly sulphurPercent: number | undefined;
}
export type Grades = Readonly<Record<FuelKind, Grade>>;

export interface ShipFuel {
  readonly grade: string | undefined;
  readonly sulphurPercent: number | undefined;
  /** By the instrument of the ship, kg/m³ at 15 °C. */
  readonly density: PlantInput;
}

/** `notes` the newest first: the newest of each kind counts, and for the main grade what the ship itself says before it. */
export function readGrades(notes: readonly DeliveryNote[], ship: ShipFuel): Grades {
  const distillate = notes.find(({ grade }) => isDistillate(grade));
  const main = notes.find(({ grade }) => !isDistillate(grade));
  return {
    main: {
      name: ship.grade ?? main?.grade,
      density: ship.density,
      sulphurPercent: main?.sulphurPercent ?? ship.sulphurPercent,
    },
    distillate: {
      name: distillate?.grade,
      density: parameter(distillate?.density15, 'deliveryNoteOfDistillate'),
      sulphurPercent: distillate?.sulphurPercent,
    },
  };
}

function isDistillate(grade: string): boolean {
  const known = parseFuelGrade(grade);
  return known === 'MGO' || known === 'MDO';
}
