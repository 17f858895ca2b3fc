/** Where the tanks of a ship type stand, by what is in them and by the letter of their side. */
import { TANK_VOLUME_SHARE } from '../../plant/tank-table.ts';
import type { TankPlace, TankSpec } from '../../spec/machinery-spec.ts';
import type { Hull } from '../../spec/ship-spec.ts';

/** A tank before it has a place. */
export type TankOrder = Omit<TankSpec, 'place'>;

/**
 * Shares of the ship's length (middle), of its draught (bottom and height), and of its beam: most that it takes, and how
 * far its inner side is from the centre line. A tank without a letter of a side stands on the centre line; with an
 * `aside` its middle is that far to starboard of it, so that two tanks share a frame.
 */
type Berth = readonly [
  fromAft: number,
  bottom: number,
  height: number,
  breadth: number,
  inner?: number,
  aside?: number,
];

const USUAL_INNER = 0.05;

const BERTHS: Readonly<Record<TankSpec['content'], Berth>> = {
  sewage: [0.18, 0.25, 0.5, 0.4],
  'fuel oil day': [0.26, 0.6, 0.55, 0.25],
  'gas oil': [0.33, 0.6, 0.5, 0.2],
  'drill water': [0.41, 0.18, 0.75, 0.22, 0.15],
  mud: [0.41, 0.18, 0.75, 0.26],
  trim: [0.48, 0.18, 0.5, 0.4],
  heeling: [0.5, 0.3, 0.8, 0.14],
  'fuel oil': [0.56, 0.18, 0.75, 0.34],
  ballast: [0.62, 0.1, 0.7, 0.4],
  'lube oil': [0.67, 0.4, 0.45, 0.15, USUAL_INNER, -0.1],
  urea: [0.67, 0.4, 0.45, 0.15, USUAL_INNER, 0.1],
  'fresh water': [0.78, 0.25, 0.6, 0.5],
};

/** Capacity decides the length; a tank that would be longer than broad is as long as broad. */
export function placeTank({ lengthMeters, beamMeters, draughtMeters }: Hull, order: TankOrder): TankSpec {
  const [fromAft, bottom, tall, broad, inner = USUAL_INNER, aside = 0] = BERTHS[order.content];
  const height = tall * draughtMeters;
  const area = order.capacityM3 / (TANK_VOLUME_SHARE * height);
  const breadth = Math.min(broad * beamMeters, Math.sqrt(area));
  const side = order.code.endsWith('P') ? -1 : order.code.endsWith('S') ? 1 : 0;
  const place: TankPlace = {
    fromAft: fromAft * lengthMeters,
    fromCentre: (side === 0 ? aside : side * (broad / 2 + inner)) * beamMeters,
    aboveKeel: bottom * draughtMeters,
    length: area / breadth,
    breadth,
    height,
  };
  return { ...order, place };
}
