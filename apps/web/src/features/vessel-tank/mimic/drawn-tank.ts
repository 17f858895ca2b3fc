/** Tanks as the drawings of the hull take them. */
import { formatQuantity, NO_VALUE } from '@fms/domain/format';
import { hasValue } from '@fms/domain/plant-value';
import type { DrawnTank, TankPlace } from '@fms/ui/tank';
import { getSlotNumber, type SlotReading } from '../../../entities/plant/index.ts';
import type { TankContent } from '../../../entities/tank/index.ts';
import type { Translate } from '../../../language/index.ts';
import { computeFill } from '../view/tank-fill.ts';

/** How full it is, per cent: by volume where the capacity is known, else as the level says. Null while it is not known. */
function getFillPercent(content: TankContent): number | null {
  const fill = computeFill(content);
  return fill !== undefined && hasValue(fill) ? fill.value : (getSlotNumber(content.readings.level) ?? null);
}

/** The state of what the fill is computed from. */
function getFillState({ readings, volumeSource, volume }: TankContent): SlotReading['state'] {
  const { sounding, volume: measured, level } = readings;
  const from = volumeSource === 'table' ? sounding : volumeSource === 'measured' ? measured : level;
  const state = from?.state ?? 'unknown';
  // A table that lacks trim or heel leaves the tank without a level, however fresh its sounding is.
  return hasValue(volume) || state === 'stale' || state === 'bad' ? state : (level?.state ?? 'unknown');
}

/** Middle of a tank: metres from the aft perpendicular, and to starboard of the centre line. */
type Middle = readonly [fromAft: number, toStarboard: number];

export const getMiddle = ({ aft, fore, port, starboard }: TankPlace): Middle => [
  (aft + fore) / 2,
  (port + starboard) / 2,
];

/** The tank with its middle elsewhere. */
export function moveTank(place: TankPlace, [fromAft, toStarboard]: Middle): TankPlace {
  const [middle, across] = getMiddle(place);
  const [along, aside] = [fromAft - middle, toStarboard - across];
  return {
    ...place,
    aft: place.aft + along,
    fore: place.fore + along,
    port: place.port + aside,
    starboard: place.starboard + aside,
  };
}

/** Undefined for a tank without a place in the hull. `moved`: where people drew tanks, by id. */
export function toDrawnTank(
  content: TankContent,
  { isMarked, moved }: { readonly isMarked: boolean; readonly moved: Readonly<Record<string, Middle>> },
  t: Translate,
): DrawnTank | undefined {
  const { id, place } = content.tank;
  const middle = moved[id];
  return place && { ...toBarTank(content, isMarked, t), place: middle ? moveTank(place, middle) : place };
}

/** Everything but the place. */
export function toBarTank(content: TankContent, isMarked: boolean, t: Translate): Omit<DrawnTank, 'place'> {
  const { tank, volume } = content;
  const percent = getFillPercent(content);
  const state = getFillState(content);
  const isGone = percent === null || state === 'bad' || state === 'unknown';
  return {
    id: tank.id,
    name: tank.shortName.replace(/, (port|stbd|centre)$/, ''),
    medium: tank.medium,
    percent,
    state,
    isMarked,
    label: t('TANK_WORDS', {
      tank: tank.shortName,
      level: isGone ? NO_VALUE : formatQuantity(percent, '%', { decimals: 1 }),
      volume: hasValue(volume) ? formatQuantity(volume.value, 'm³', { decimals: 1 }) : NO_VALUE,
    }),
  };
}

/** Whether a tank is seen from that side: those on the centre line are seen from port. */
export function isOnSide({ port, starboard }: TankPlace, side: 'port' | 'starboard'): boolean {
  const middle = (port + starboard) / 2;
  const isCentre = Math.abs(middle) < (starboard - port) / 4;
  return side === 'starboard' ? middle > 0 && !isCentre : middle <= 0 || isCentre;
}

/** The frame that cuts the fullest pair: where most of the breadth is tanks, metres from the aft perpendicular. */
export function findSection(places: readonly TankPlace[]): number | undefined {
  const frames = places.map(({ aft, fore }) => (aft + fore) / 2);
  const breadthAt = (frame: number) =>
    places
      .filter(({ aft, fore }) => aft <= frame && frame <= fore)
      .reduce((sum, { port, starboard }) => sum + starboard - port, 0);
  return frames.toSorted((a, b) => breadthAt(b) - breadthAt(a))[0];
}
