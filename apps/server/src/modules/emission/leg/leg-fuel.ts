/** What each consumer of a vessel burned on a leg, with grade and sulphur. */
import { LIFE_CYCLE_FUELS, type LifeCycleFuelName } from '@fms/domain/emission';
import type { LegFuel } from '@fms/domain/emission-record';
import { explainMeasured, type MeasuredFigure, type Refusal, refuse, type SampleOrigin } from '@fms/domain/plant-value';
import type { TimeSpan } from '@fms/domain/time';
import type { EntryRow } from '../../../platform/vessel-entry/entry-rows.ts';
import type { SpanTotal } from '../../../telemetry/index.ts';
import { type ComparedShip, parseFuel, type QuantityPart, readTagGrade, sumPart } from '../../fleet-statistic/index.ts';

export type DeliveryRow = EntryRow<'deliveryNote'>;

export interface Consumer {
  readonly part: QuantityPart;
  readonly fuel: LifeCycleFuelName;
}

const KILOGRAMS_PER_TONNE = 1000;

/** Refused as `missing` where no fuel meter, no density or no grade is known, or where the grade has no published factors. */
export function listConsumers(ship: ComparedShip): readonly Consumer[] | Refusal {
  const parts = ship.partsOf('fuel');
  if (parts.length === 0) return refuse('missing', 'fuelRate');
  const consumers = parts.map((part) => ({ part, fuel: toLifeCycleFuel(readTagGrade(ship.plant, part.tag.id)) }));
  const isKnown = (one: (typeof consumers)[number]): one is Consumer => one.fuel !== undefined;
  return consumers.every(isKnown) ? consumers : refuse('missing', 'fuelGrade');
}

/** By its own name with the engine that burns it, else by its grade: diesel oil counts as gas oil, gas needs its engine. */
function toLifeCycleFuel(grade = ''): LifeCycleFuelName | undefined {
  const fuel = parseFuel(grade);
  const name = fuel === 'MDO' ? 'MGO' : fuel;
  return LIFE_CYCLE_FUELS.find((known) => known === grade || known === name);
}

/** t of one consumer; what was not measured counts as nothing burned, which the known share of its samples tells. */
export function burnOnLeg(
  { part, fuel }: Consumer,
  total: SpanTotal | null,
  span: TimeSpan,
  notes: readonly DeliveryRow[],
): LegFuel {
  const tonnes = total === null ? 0 : part.convert(sumPart(part.tag, total)) / KILOGRAMS_PER_TONNE;
  return {
    fuel,
    mass: explainMeasured(['fuelMass', 't', fuel], tonnes, toOrigin(part, total, span)),
    sulphur: findSulphur(fuel, span, notes),
    isNonBiological: false,
  };
}

/** The samples of a tag over a span. */
export function toOrigin(
  { tag }: Pick<QuantityPart, 'tag'>,
  total: SpanTotal | null,
  { from, to }: TimeSpan,
): SampleOrigin {
  return { of: tag.name, from, to, count: total?.count ?? 0, knownShare: (total?.knownMs ?? 0) / (to - from) };
}

/** Of the newest delivery of the fuel before the leg ended; `notes` the newest first. */
function findSulphur(fuel: LifeCycleFuelName, { to }: TimeSpan, notes: readonly DeliveryRow[]): MeasuredFigure | null {
  const note = notes.find(({ atMs, grade }) => atMs <= to && toLifeCycleFuel(grade) === fuel);
  return note === undefined ? null : explainMeasured(['fuelSulphur', '%', note.reference || fuel], note.sulphurPercent);
}
