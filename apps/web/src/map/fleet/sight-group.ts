/** Vessels that would cover each other: a cluster with its count, or a berth whose stack fans out (§B6-4). */
import { type AlarmPriority, distanceMeters, groupNear, highestPriority, isMoving, type VesselId } from '@fms/domain';
import { rankOf, type VesselSight } from './vessel-sight.ts';

export interface SightGroup {
  /** The most important one first, which stands for the others; at a berth the others in their order too. */
  readonly sights: readonly VesselSight[];
  /** `stack`: side by side at one berth, no nearer view parts them. */
  readonly kind: 'cluster' | 'stack';
  readonly alarm: AlarmPriority | undefined;
  readonly underWayShare: number;
}

export interface Grouped {
  readonly alone: readonly VesselSight[];
  readonly groups: readonly SightGroup[];
}

/** Symbols of 24 px cover each other when nearer than this. */
const BERTH_PIXELS = 16;
/** Clusters of 34 px never touch. */
const CLUSTER_PIXELS = 36;
/** Two or three that overlap can still be told apart, and their names are worth more than a number. */
const SMALLEST_CLUSTER = 4;
/** Vessels at rest this close are at one berth. */
const BERTH_METERS = 500;

export interface GroupAsk {
  readonly selectedId: VesselId | undefined;
  /** Members of the stack that is fanned out: they are drawn one by one. */
  readonly fanned: ReadonlySet<VesselId>;
}

export function groupSights(sights: readonly VesselSight[], ask: GroupAsk): Grouped {
  const alone: VesselSight[] = [];
  const rest: VesselSight[] = [];
  for (const sight of sights) {
    (sight.vessel.id === ask.selectedId || ask.fanned.has(sight.vessel.id) ? alone : rest).push(sight);
  }
  const groups: SightGroup[] = [];
  const single: VesselSight[] = [];
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

function near(sights: readonly VesselSight[], radius: number): VesselSight[][] {
  const points = { length: sights.length, x: sights.map(({ x }) => x), y: sights.map(({ y }) => y) };
  return groupNear(points, radius).map((members) => members.map((index) => sights[index] as VesselSight));
}

function isBerth(sights: readonly VesselSight[]): boolean {
  const [first] = sights;
  return sights.every(
    ({ last, place }) =>
      !isMoving(last.speedKnots) && (first === undefined || distanceMeters(first.place, place) < BERTH_METERS),
  );
}

function groupOf(sights: VesselSight[], kind: SightGroup['kind'], selectedId: VesselId | undefined): SightGroup {
  const inOrder = kind === 'cluster' ? foremostFirst : sortedByRank;
  return {
    sights: inOrder(sights, selectedId),
    kind,
    alarm: highestPriority(sights.flatMap(({ vessel: { alarm } }) => (alarm === undefined ? [] : [alarm]))),
    underWayShare: sights.reduce((sum, { state }) => sum + Number(state === 'moving'), 0) / sights.length,
  };
}

/** Of a cluster one vessel is drawn, the others are a number: sorting thousands of them would be seen. */
function foremostFirst(sights: VesselSight[], selectedId: VesselId | undefined): VesselSight[] {
  let at = 0;
  let least = Number.POSITIVE_INFINITY;
  sights.forEach((sight, index) => {
    const rank = rankOf(sight, selectedId);
    if (rank >= least) return;
    least = rank;
    at = index;
  });
  const foremost = sights[at] as VesselSight;
  return [foremost, ...sights.toSpliced(at, 1)];
}

function sortedByRank(sights: VesselSight[], selectedId: VesselId | undefined): VesselSight[] {
  return sights.toSorted((a, b) => rankOf(a, selectedId) - rankOf(b, selectedId));
}
