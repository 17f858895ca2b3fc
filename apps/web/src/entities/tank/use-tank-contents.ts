import type { Tag } from '@fms/contract/tag';
import type { Vessel } from '@fms/contract/vessel';
import { formatSlotRef, type SlotRef } from '@fms/domain/plant';
import { combine, type PlantInput, refuse } from '@fms/domain/plant-value';
import type { TimedValue } from '@fms/domain/statistic';
import { RATE_SPAN_MS } from '@fms/domain/tank';
import { MINUTE_MS } from '@fms/domain/time';
import { convertIfKnown } from '@fms/domain/unit';
import { useMemo } from 'react';
import { useFromClock } from '../../live/index.ts';
import { type PlantView, type SlotReading, toPlantInput, usePlantPlace, useSlots } from '../plant/index.ts';
import type { PlantTank } from './plant-tank.ts';
import { computeTankContent, type TankContent, type TankSurroundings } from './tank-content.ts';
import { type TagHistory, useTagHistory } from './use-tank-history.ts';

/** Long enough for the rate, and for a minute that is not stored yet. */
const COURSE = { lengthMs: RATE_SPAN_MS + 5 * MINUTE_MS, bucketMs: MINUTE_MS };

/** Slots of the ship as a whole that tanks need. */
const SHIP_SLOTS = ['trim', 'draughtAft', 'draughtForward', 'heel', 'roll', 'fuelDensity'] as const;
type ShipSlot = (typeof SHIP_SLOTS)[number];

export interface TankContents {
  readonly contents: readonly TankContent[];
  readonly surroundings: TankSurroundings;
  /** Whether the rates are still on their way. */
  readonly isPending: boolean;
}

/** All tanks as they are at the moment the tab shows. */
export function useTankContents(vessel: Vessel, tanks: readonly PlantTank[]): TankContents {
  const { plant } = usePlantPlace();
  const shipId = plant.ofKind('vessel')[0]?.id ?? 'vessel';
  const refs = useMemo(
    () => [
      ...tanks.flatMap(({ slots }) => Object.values(slots)),
      ...SHIP_SLOTS.map((key) => formatSlotRef(shipId, key)),
    ],
    [tanks, shipId],
  );
  const readings = useSlots(refs);
  const tags = useMemo(() => tanks.flatMap((tank) => getContentTag(plant, tank) ?? []), [plant, tanks]);
  const history = useTagHistory(vessel.id, tags, COURSE);
  const now = useFromClock((nowMs) => Math.floor(nowMs / MINUTE_MS) * MINUTE_MS);
  const lengthMeters = vessel.standardData.lengthMeters;
  return useMemo(() => {
    const shipReading = (key: ShipSlot) => readings.get(formatSlotRef(shipId, key));
    const surroundings = { ...readAttitude(shipReading), lengthMeters, now };
    const contents = tanks.map((tank) => {
      const { level, volume, sounding, temperature } = tank.slots;
      const of = (ref: SlotRef) => readings.get(ref);
      const own = { level: of(level), volume: of(volume), sounding: of(sounding), temperature: of(temperature) };
      return computeTankContent(tank, own, readCourse(plant, tank, history), surroundings);
    });
    return { contents, surroundings, isPending: history.isPending };
  }, [readings, tanks, plant, history, now, lengthMeters, shipId]);
}

/** The slot whose history is that of the content: the volume, else the level. */
export const getContentSlot = (plant: PlantView, { slots }: PlantTank): SlotRef =>
  plant.has(slots.volume) ? slots.volume : slots.level;

/** What fills it. */
export const getContentTag = (plant: PlantView, tank: PlantTank): Tag | undefined =>
  plant.tagOf(getContentSlot(plant, tank));

/** The history of a tank's content in m³; nothing where it is known in per cent of an unknown capacity only. */
export function readCourse(plant: PlantView, tank: PlantTank, { byTag }: Pick<TagHistory, 'byTag'>): TimedValue[] {
  const tag = getContentTag(plant, tank);
  const points = tag && byTag.get(tag.Id)?.points;
  if (tag === undefined || points === undefined) return [];
  const isVolume = plant.tagOf(tank.slots.volume) !== undefined;
  return points.flatMap(({ time, avg }) => {
    const value = isVolume ? convertIfKnown(avg, tag.unit, 'm³') : toVolume(avg, tank.capacity);
    return value === undefined ? [] : [{ time, value }];
  });
}

const toVolume = (percent: number, capacity: number | undefined) =>
  capacity === undefined ? undefined : (percent / 100) * capacity;

/** Trim as measured, else from the draughts; heel as measured, else the roll of this moment. */
function readAttitude(
  of: (key: ShipSlot) => SlotReading | undefined,
): Pick<TankSurroundings, 'trim' | 'heel' | 'fuelDensity'> {
  const input = (key: ShipSlot): PlantInput => toPlantInput(of(key), key);
  const isThere = (key: ShipSlot) => of(key)?.tag !== undefined;
  const draughts = { draughtAft: input('draughtAft'), draughtForward: input('draughtForward') };
  return {
    trim: isThere('trim')
      ? input('trim')
      : isThere('draughtAft')
        ? combine(
            draughts,
            (from: { draughtAft: number; draughtForward: number }) => from.draughtAft - from.draughtForward,
          )
        : refuse('missing', 'trim'),
    heel: isThere('heel') ? input('heel') : isThere('roll') ? input('roll') : refuse('missing', 'heel'),
    fuelDensity: input('fuelDensity'),
  };
}
