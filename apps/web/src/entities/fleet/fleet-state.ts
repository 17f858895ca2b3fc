/** State of each vessel at a moment: position, last report, worst alarm. Made from the live caches. */
import type { Alarm } from '@fms/contract/alarm';
import type { Vessel } from '@fms/contract/vessel';
import type { VesselId } from '@fms/domain/identity';
import { isTrackable } from '@fms/domain/quality';
import type { Instant } from '@fms/domain/time';
import {
  getVesselActivity,
  getVesselPresence,
  VESSEL_INACTIVE_MS,
  VESSEL_LATE_MS,
  type VesselActivity,
  type VesselPresence,
} from '@fms/domain/vessel';
import type { VesselSymbolType } from '@fms/ui/symbol';
import { findWorstAlarms, type LivePosition } from '../../live/index.ts';
import type { MapVessel } from '../../map/index.ts';
import type { PlaceOf } from '../zone/index.ts';

/** How a vessel's data comes in: within 5 minutes, later, not for 48 hours (§9.6), never. */
export type DataState = 'online' | 'late' | 'silent' | 'never';

export interface VesselState {
  readonly vessel: Vessel;
  readonly position: LivePosition | undefined;
  readonly presence: VesselPresence;
  /** The presence, told apart further by where and how fast. */
  readonly activity: VesselActivity;
  /** When anything at all was last measured on board, null when never. */
  readonly heardAt: Instant | null;
  readonly data: DataState;
}

export interface FleetContext {
  readonly positionOf: (vesselId: VesselId) => LivePosition | undefined;
  readonly heardAt: (vesselId: VesselId) => Instant | null;
  readonly nowMs: Instant;
  /** Ports and anchorages that were drawn. */
  readonly placeOf?: PlaceOf;
}

const NEVER_SEEN = { time: null, speedKnots: null };

export function getVesselState(vessel: Vessel, knowledge: FleetContext): VesselState {
  const { positionOf, heardAt, nowMs, placeOf } = knowledge;
  const position = positionOf(vessel.id) ?? listedPosition(vessel);
  const heard = latest(heardAt(vessel.id) ?? listedPing(vessel), position?.time ?? null);
  const presence = getVesselPresence(position ?? NEVER_SEEN, nowMs);
  const activity = getVesselActivity(presence, position ?? NEVER_SEEN, () => position && placeOf?.(vessel, position));
  return { vessel, position, presence, activity, heardAt: heard, data: dataState(heard, nowMs) };
}

/** What the list of vessels says itself, in the moment before the live caches have taken it over. */
function listedPosition({ standardData: { lastPosition } }: Vessel): LivePosition | undefined {
  if (lastPosition === null || !isTrackable(lastPosition.quality)) return undefined;
  return { ...lastPosition, time: Date.parse(lastPosition.time) };
}

function listedPing({ lastPing }: Vessel): Instant | null {
  return lastPing === null ? null : Date.parse(lastPing);
}

function latest(a: Instant | null, b: Instant | null): Instant | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

function dataState(heardAt: Instant | null, nowMs: Instant): DataState {
  if (heardAt === null) return 'never';
  const ageMs = nowMs - heardAt;
  if (ageMs > VESSEL_INACTIVE_MS) return 'silent';
  return ageMs > VESSEL_LATE_MS ? 'late' : 'online';
}

/** The words of the legend; what none of the eight hulls stands for is a plain one. */
export function getSymbolType({ standardData }: Vessel): VesselSymbolType {
  return standardData.shipType;
}

/** Whether the map draws both alike. */
export function isSameFleet(a: readonly MapVessel[], b: readonly MapVessel[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ id, name, type, alarm }, index) => {
      const other = b[index];
      return other?.id === id && other.name === name && other.type === type && other.alarm === alarm;
    })
  );
}

export function mapVessels(vessels: readonly Vessel[], active: readonly Alarm[]): MapVessel[] {
  const worst = findWorstAlarms(active);
  return vessels.map((vessel) => ({
    id: vessel.id,
    name: vessel.name,
    type: getSymbolType(vessel),
    alarm: worst.get(vessel.id)?.priority,
  }));
}
