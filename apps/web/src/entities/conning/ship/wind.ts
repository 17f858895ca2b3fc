/** True wind and the wind that is felt on board, from whichever of them is measured. */
import { computeBeaufort, computeRelativeWind, computeTrueWind } from '@fms/domain/conning';
import type { SlotRef } from '@fms/domain/plant';
import { combine, type PlantAnswer } from '@fms/domain/plant-value';
import { type PlantView, type SlotReading, toPlantInput } from '../../plant/index.ts';
import { pickNumber, preferAnswer, toAnswer } from './answer.ts';
import { SHIP } from './conning-slots.ts';

/** Slots the wind is made of. */
export const WIND_SLOTS: readonly SlotRef[] = [
  SHIP.trueWindSpeed,
  SHIP.trueWindDirection,
  SHIP.trueWindAngle,
  SHIP.apparentWindSpeed,
  SHIP.apparentWindAngle,
  SHIP.speedOverGround,
  SHIP.course,
  SHIP.heading,
];

export interface ShipWind {
  /** m/s over ground. */
  readonly trueSpeed: PlantAnswer;
  /** Degrees true it comes from. */
  readonly trueFrom: PlantAnswer;
  readonly beaufort: PlantAnswer;
  /** m/s as it is felt. */
  readonly feltSpeed: PlantAnswer;
  /** Degrees off the bow it comes from, [−180, 180): negative to port. */
  readonly feltAngle: PlantAnswer;
}

/** What is measured goes before what is computed; both are there where one of them and the ship's way are. */
export function findShipWind(plant: Pick<PlantView, 'has'>, readings: ReadonlyMap<SlotRef, SlotReading>): ShipWind {
  const input = (slot: SlotRef, name: string) => toPlantInput(readings.get(slot), name);
  const heading = input(SHIP.heading, 'heading');
  const motion = {
    speedOverGround: input(SHIP.speedOverGround, 'speedOverGround'),
    courseOverGround: input(SHIP.course, 'course'),
    heading,
  };
  const windSpeed = input(SHIP.trueWindSpeed, 'trueWindSpeed');
  const windFrom = plant.has(SHIP.trueWindDirection)
    ? toAnswer(input(SHIP.trueWindDirection, 'trueWindDirection'), 'trueWindDirection')
    : combine({ trueWindAngle: input(SHIP.trueWindAngle, 'trueWindAngle'), heading }, (of) =>
        turn(of.trueWindAngle + of.heading),
      );
  const relativeSpeed = input(SHIP.apparentWindSpeed, 'apparentWindSpeed');
  const relativeAngle = input(SHIP.apparentWindAngle, 'apparentWindAngle');
  const made = computeTrueWind({ ...motion, relativeSpeed, relativeAngle });
  const felt = computeRelativeWind({ ...motion, windSpeed, windFrom });
  const trueSpeed = preferAnswer(
    toAnswer(windSpeed, 'trueWindSpeed'),
    pickNumber(made, ({ speed }) => speed, 'wind'),
  );
  const signed = combine({ relativeAngle }, (of) => turn(of.relativeAngle + HALF_TURN) - HALF_TURN);
  return {
    trueSpeed,
    trueFrom: preferAnswer(
      windFrom,
      pickNumber(made, ({ from }) => from, 'wind'),
    ),
    beaufort: computeBeaufort({ windSpeed: trueSpeed }),
    feltSpeed: preferAnswer(
      toAnswer(relativeSpeed, 'apparentWindSpeed'),
      pickNumber(felt, ({ speed }) => speed, 'wind'),
    ),
    feltAngle: preferAnswer(
      signed,
      pickNumber(felt, ({ angle }) => angle, 'wind'),
    ),
  };
}

const HALF_TURN = 180;
const turn = (degrees: number) => ((degrees % 360) + 360) % 360;
