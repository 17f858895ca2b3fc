/** The two grades a ship with a change-over burns, by its plant and its delivery notes. */
import type { DeliveryNote } from '@fms/contract/delivery';
import { parseFuelGrade } from '@fms/domain/engine';
import { hasValue, type PlantInput, parameter } from '@fms/domain/plant-value';
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
  /** Its tank of distillate: the fluid and kg/m³ at 15 °C as the plant has them. */
  readonly distillateTank?: { readonly fluid: string; readonly density: number | undefined } | undefined;
}

/**
 * `notes` the newest first: the newest of each kind counts. For the main grade what the ship itself says goes before it, and for
 * distillate its tank stands in where no note came.
 */
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
      name: distillate?.grade ?? ship.distillateTank?.fluid,
      density: parameter(distillate?.density15 ?? ship.distillateTank?.density, 'deliveryNoteOfDistillate'),
      sulphurPercent: distillate?.sulphurPercent,
    },
  };
}

export function isDistillate(grade: string): boolean {
  const known = parseFuelGrade(grade);
  return known === 'MGO' || known === 'MDO';
}

/** kg/m³ at 15 °C of all that was burned, by the mass of each kind; that of the main grade where there is no other. */
export function mixDensity(burned: Readonly<Record<FuelKind, number>>, grades: Grades): PlantInput {
  const [main, distillate] = [grades.main.density, grades.distillate.density];
  if (burned.distillate <= 0) return main;
  if (!hasValue(distillate)) return distillate;
  if (burned.main <= 0) return distillate;
  if (!hasValue(main)) return main;
  const litres = burned.main / main.value + burned.distillate / distillate.value;
  return { ...main, value: (burned.main + burned.distillate) / litres };
}
