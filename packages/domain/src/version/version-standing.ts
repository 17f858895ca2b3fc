/** Where a program stands among the releases of its product: behind and ahead are told by their dates. */
import type { Instant } from '../time/instant.ts';
import type { VersionName } from './version-name.ts';

export interface DatedVersion extends VersionName {
  readonly id: number;
  readonly releasedMs: Instant;
}

/** `unlisted`: it runs what is no release here; `unknown`: it never told what it runs. */
export const VERSION_STATES = ['current', 'behind', 'ahead', 'held', 'unlisted', 'unknown'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

export interface VersionStanding {
  readonly state: VersionState;
  /** The release that runs; null where it is none. */
  readonly runs: number | null;
  /** What should run: the chosen release, or else the newest; null where there is none. */
  readonly target: number | null;
  /** Releases between what runs and what should. */
  readonly behindBy: number;
}

interface Running {
  readonly runs: VersionName | null;
  /** The release chosen for it. */
  readonly chosen: number | null;
  /** It stays as it is, whatever is released. */
  readonly isHeld: boolean;
}

/** The build itself where it is listed, else the release it was built from. */
function findRelease(releases: readonly DatedVersion[], { version, build }: VersionName): DatedVersion | undefined {
  const same = releases.filter((release) => release.version === version);
  return same.find((release) => release.build === build) ?? same.find((release) => release.build === '');
}

/** `releases` are of its product, in any order; those to come do not count as newest. */
export function findVersionStanding(
  releases: readonly DatedVersion[],
  { runs, chosen, isHeld }: Running,
  now: Instant,
): VersionStanding {
  const released = releases.filter(({ releasedMs }) => releasedMs <= now);
  const newest = released.reduce<DatedVersion | undefined>(
    (best, next) => (best === undefined || next.releasedMs > best.releasedMs ? next : best),
    undefined,
  );
  const target = releases.find(({ id }) => id === chosen) ?? newest;
  const running = runs === null ? undefined : findRelease(releases, runs);
  const base = { runs: running?.id ?? null, target: target?.id ?? null, behindBy: 0 };
  if (runs === null) return { ...base, state: 'unknown' };
  if (running === undefined) return { ...base, state: 'unlisted' };
  if (isHeld) return { ...base, state: 'held' };
  if (target === undefined || target.id === running.id) return { ...base, state: 'current' };
  if (target.releasedMs < running.releasedMs) return { ...base, state: 'ahead' };
  const between = releases.filter(
    ({ releasedMs }) => releasedMs > running.releasedMs && releasedMs <= target.releasedMs,
  );
  return { ...base, state: 'behind', behindBy: Math.max(1, between.length) };
}
