/** Vessels that would cover each other: a cluster with its count, or a berth whose stack fans out (§B6-4). */
import { type AlarmPriority, getHighestPriority } from '@fms/domain/alarm';
import { computeDistanceMeters } from '@fms/domain/geo';
import type { VesselId } from '@fms/domain/identity';
import { groupNear } from '@fms/domain/map';
import { isMoving } from '@fms/domain/vessel';
import { getMarkerRank, type VesselMarker } from './vessel-marker.ts';

export interface MarkerGroup {
  /** The most important one first, which stands for the others; at a berth the others in their order too. */
  readonly markers: readonly VesselMarker[];
  /** `stack`: side by side at one berth, no nearer view parts them. */
  readonly kind: 'cluster' | 'stack';
  readonly alarm: AlarmPriority | undefined;
  readonly underWayShare: number;
}

export interface Grouped {
  readonly alone: readonly VesselMarker[];
  readonly groups: readonly MarkerGroup[];
}

/** Symbols of 24 px cover each other when nearer than this. */
const BERTH_PIXELS = 16;
/** Clusters of 34 px never touch. */
const CLUSTER_PIXELS = 36;
/** Two or three that overlap can still be told apart, and their names are worth more than a number. */
const SMALLEST_CLUSTER = 4;
/** Vessels at rest this close are at one berth. */
const BERTH_METERS = 500;

export interface GroupRequest {
  readonly selectedId: VesselId | undefined;
  /** Members of the stack that is fanned out: they are drawn one by one. */
  readonly fanned: ReadonlySet<VesselId>;
}

export function groupMarkers(markers: readonly VesselMarker[], ask: GroupRequest): Grouped {
  const alone: VesselMarker[] = [];
  const rest: VesselMarker[] = [];
  for (const marker of markers) {
    (marker.vessel.id === ask.selectedId || ask.fanned.has(marker.vessel.id) ? alone : rest).push(marker);
  }
  const groups: MarkerGroup[] = [];
  const single: VesselMarker[] = [];
  for (const members of near(rest, CLUSTER_PIXELS)) {
    if (members.length >= SMALLEST_CLUSTER && !isBerth(members))
      groups.push(groupOf(members, 'cluster', ask.selectedId));
    else single.push(...members);
  }
  for (const members of near(single, BERTH_PIXELS)) {
    if (members.length > 1 && isBerth(members)) groups.push(groupOf(members, 'stack', ask.selectedId));
    else alone.push(...members);
  }
  return { alone, groups };
}

function near(markers: readonly VesselMarker[], radius: number): VesselMarker[][] {
  const points = { length: markers.length, x: markers.map(({ x }) => x), y: markers.map(({ y }) => y) };
  return groupNear(points, radius).map((members) => members.map((index) => markers[index] as VesselMarker));
}

function isBerth(markers: readonly VesselMarker[]): boolean {
  const [first] = markers;
  return markers.every(
    ({ last, place }) =>
      !isMoving(last.speedKnots) && (first === undefined || computeDistanceMeters(first.place, place) < BERTH_METERS),
  );
}

function groupOf(markers: VesselMarker[], kind: MarkerGroup['kind'], selectedId: VesselId | undefined): MarkerGroup {
  const inOrder = kind === 'cluster' ? foremostFirst : sortedByRank;
  return {
    markers: inOrder(markers, selectedId),
    kind,
    alarm: getHighestPriority(markers.flatMap(({ vessel: { alarm } }) => (alarm === undefined ? [] : [alarm]))),
    underWayShare: markers.reduce((sum, { state }) => sum + Number(state === 'moving'), 0) / markers.length,
  };
}

/** Of a cluster one vessel is drawn, the others are a number: sorting thousands of them would be seen. */
function foremostFirst(markers: VesselMarker[], selectedId: VesselId | undefined): VesselMarker[] {
  let at = 0;
  let least = Number.POSITIVE_INFINITY;
  markers.forEach((marker, index) => {
    const rank = getMarkerRank(marker, selectedId);
    if (rank >= least) return;
    least = rank;
    at = index;
  });
  const foremost = markers[at] as VesselMarker;
  return [foremost, ...markers.toSpliced(at, 1)];
}

function sortedByRank(markers: VesselMarker[], selectedId: VesselId | undefined): VesselMarker[] {
  return markers.toSorted((a, b) => getMarkerRank(a, selectedId) - getMarkerRank(b, selectedId));
}
