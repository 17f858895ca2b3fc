/** Which sensor of several goes first: what gives the position best and most often, the others standing by. */
import type { DiscoveryRecord, ObservedTag } from './discovery-record.ts';
import type { Finding } from './finding.ts';

const LAST_PRIORITY = 9;
const NONE = Number.POSITIVE_INFINITY;

/** Priorities of the sources that know a position, speed, course or heading; the others need none. */
export function proposeSourcePriorities(findings: readonly Finding[]): ReadonlyMap<Finding, number> {
  const able = findings.filter(({ record }) => shipTags(record).length > 0);
  const sorted = able.toSorted((a, b) => compare(qualityOf(a), qualityOf(b)));
  return new Map(sorted.map((finding, i) => [finding, Math.min(i + 1, LAST_PRIORITY)]));
}

/** Talkers of one bus that give the same of these, the best first; empty when there is no choice. */
export function proposePreferredTalkers({ record }: Finding): string[] {
  const byTag = Map.groupBy(shipTags(record), ({ tag }) => tag.name);
  const hasChoice = [...byTag.values()].some((tags) => new Set(tags.map(talkerOf)).size > 1);
  if (!hasChoice) return [];
  const talkers = Map.groupBy(shipTags(record), talkerOf);
  const sorted = [...talkers].toSorted(([, a], [, b]) => compare(qualityOfTags(a), qualityOfTags(b)));
  return sorted.map(([talker]) => talker);
}

/** `GP` of `GP.GGA`: what another sentence of a talker says is no other sensor. */
const talkerOf = ({ source }: ObservedTag) => source.split('.')[0] ?? source;

/** Torn addresses of a bad bus are heard once or twice and are no sensors. */
const HEARD_OFTEN = 3;
const shipTags = ({ tags }: DiscoveryRecord) =>
  [...tags.values()].filter(({ rank, count }) => rank !== null && count >= HEARD_OFTEN);

type Quality = readonly [hasPosition: number, rank: number, rate: number];
const qualityOf = ({ record, seconds }: Finding): Quality => {
  const [position, rank, count] = qualityOfTags(shipTags(record));
  return [position, rank, count / Math.max(seconds, 1)];
};

function qualityOfTags(tags: readonly ObservedTag[]): Quality {
  const positions = tags.filter(({ tag }) => tag.role === 'position');
  const those = positions.length > 0 ? positions : tags;
  const rank = Math.min(NONE, ...those.map((tag) => tag.rank ?? NONE));
  return [positions.length > 0 ? 0 : 1, rank, -those.reduce((sum, { count }) => sum + count, 0)];
}

function compare(a: Quality, b: Quality): number {
  const at = a.findIndex((figure, i) => figure !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
