/** Which bunkering a delivery note stands for, and whether as much came as it says (§9.8). */
import { parseFuelGrade } from '../engine/fuel-grade.ts';
import { combine, type PlantAnswer, type PlantInput } from '../plant-value/index.ts';
import type { Instant } from '../time/instant.ts';
import type { TimeSpan } from '../time/time-span.ts';
import { computeFuelMass } from './fuel-density.ts';

/** A note says when a delivery began, by the clock of the barge: the rise of the tanks begins this near to it. */
export const DELIVERY_ROOM_MS = 12 * 3_600_000;

export interface DeliveredFuel {
  readonly at: Instant;
  readonly grade: string;
}

export interface BunkeredFuel extends TimeSpan {
  /** The fluid of the tanks that rose; undefined where it is not entered. */
  readonly grade: string | undefined;
}

/**
 * For each note the bunkering that began nearest to it, within twelve hours, of tanks whose grade is of the same kind where
 * both tell theirs; undefined without one. Each bunkering stands for one note: that of the nearest pair.
 */
export function matchDeliveries<Bunkered extends BunkeredFuel>(
  notes: readonly DeliveredFuel[],
  bunkerings: readonly Bunkered[],
): (Bunkered | undefined)[] {
  const pairs = notes.flatMap((note, place) =>
    bunkerings
      .map((bunkering) => ({ place, bunkering, apartMs: Math.abs(bunkering.from - note.at) }))
      .filter(({ bunkering, apartMs }) => apartMs <= DELIVERY_ROOM_MS && isSameKind(note.grade, bunkering.grade)),
  );
  const matched = new Map<number, Bunkered>();
  const used = new Set<Bunkered>();
  for (const { place, bunkering } of pairs.sort((a, b) => a.apartMs - b.apartMs)) {
    if (matched.has(place) || used.has(bunkering)) continue;
    matched.set(place, bunkering);
    used.add(bunkering);
  }
  return notes.map((_, place) => matched.get(place));
}

function isSameKind(note: string, tank: string | undefined): boolean {
  const [delivered, held] = [parseFuelGrade(note), tank === undefined ? undefined : parseFuelGrade(tank)];
  return delivered === undefined || held === undefined || delivered === held;
}

export interface DeliveryDifference {
  /** What the tanks took, t. */
  readonly tonnes: number;
  /** That less what the note says, t; negative for a short delivery. */
  readonly difference: number;
  /** Of what the note says. */
  readonly percent: number;
}

/**
 * What the tanks took, m³ at their temperature in °C, as mass by the density at 15 °C of the note (table 54B), against the
 * tonnes of the note. What was burned meanwhile is missing in it.
 */
export function compareWithNote(inputs: {
  readonly volume: PlantInput;
  readonly temperature: PlantInput;
  readonly density: PlantInput;
  /** t of the note, more than 0. */
  readonly delivered: PlantInput;
}): PlantAnswer<DeliveryDifference> {
  const { volume, temperature, density, delivered } = inputs;
  return combine({ tonnes: computeFuelMass({ volume, density, temperature }), delivered }, (of) => ({
    tonnes: of.tonnes,
    difference: of.tonnes - of.delivered,
    percent: (of.tonnes / of.delivered - 1) * 100,
  }));
}
