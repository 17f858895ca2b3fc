/** How old the picture of a camera is, and why there is none: what the wall draws. */
import { type AgeMark, getAgeMark } from '../quality/freshness.ts';
import type { Instant } from '../time/instant.ts';
import type { BudgetLimit } from './camera-budget.ts';

/**
 * Why no newer picture comes, as the gateway tells it. `silent`: the camera does not answer. `refused`: it refuses the name
 * and password. `unreadable`: what it sends is no picture. `too-large`: a picture over the bound. `moved`: it answers with
 * another address. `not-covered`: the zones could not be covered, so the picture stays on board. `no-decoder`: the
 * stream needs a program that this gateway does not have.
 */
export const CAMERA_PROBLEMS = [
  'silent',
  'refused',
  'unreadable',
  'too-large',
  'moved',
  'not-covered',
  'no-decoder',
] as const;
export type CameraProblem = (typeof CAMERA_PROBLEMS)[number];

/** Causes that lie between camera and shore, and those of the camera itself. */
export type PictureCause = CameraProblem | 'link-down' | 'budget' | 'not-yet';

export interface PictureSource {
  /** When the last picture that is ashore was taken; null: there never was one. */
  readonly lastTime: Instant | null;
  readonly everySeconds: number;
  /** What is wrong with the camera, and since when; null while it answers. */
  readonly problem: { readonly code: CameraProblem; readonly since: Instant } | null;
  /** Since when the line of the vessel is down; null while it is up. */
  readonly linkDownSince: Instant | null;
  /** The limit that holds stills back, and when they go on; null while none does. */
  readonly held: { readonly limit: BudgetLimit; readonly resumesAt: Instant | null } | null;
}

/**
 * `current`: as new as the schedule promises. `old`: a picture is shown and a newer one is due; its mark is `half` or
 * `hollow`, never `full`. `none`: nothing is shown. A picture is never called live: only a live view is.
 */
export type PictureState =
  | { readonly state: 'current'; readonly time: Instant; readonly mark: AgeMark }
  | {
      readonly state: 'old';
      readonly time: Instant;
      readonly mark: 'half' | 'hollow';
      readonly cause: PictureCause;
      readonly since: Instant;
    }
  | { readonly state: 'none'; readonly cause: PictureCause; readonly since: Instant | null };

/** A still is late past this many intervals and the time of its way. */
export const LATE_INTERVALS = 2;
export const WAY_MS = 60_000;
/** A picture older than this is drawn as none: what it shows is no longer so. */
export const HIDE_AFTER_MS = 24 * 3_600_000;

/** State of a picture at `now`. A picture of the future counts as taken now. */
export function getPictureState(source: PictureSource, now: Instant): PictureState {
  const { lastTime, everySeconds } = source;
  if (lastTime === null) {
    const { cause, since } = findCause(source, null);
    return { state: 'none', cause, since };
  }
  const ageMs = Math.max(0, now - lastTime);
  const dueAt = lastTime + everySeconds * 1000;
  if (ageMs <= LATE_INTERVALS * everySeconds * 1000 + WAY_MS) {
    return { state: 'current', time: lastTime, mark: getAgeMark(lastTime, now) };
  }
  const { cause, since } = findCause(source, dueAt);
  if (ageMs > Math.max(HIDE_AFTER_MS, LATE_INTERVALS * everySeconds * 1000 + WAY_MS)) {
    return { state: 'none', cause, since: lastTime };
  }
  const mark = getAgeMark(lastTime, now) === 'hollow' ? 'hollow' : 'half';
  return { state: 'old', time: lastTime, mark, cause, since: since ?? dueAt };
}

/** The cause nearest to the shore counts first: what lies behind it is not known. Without any, the camera is silent. */
function findCause(
  { problem, linkDownSince, held }: PictureSource,
  dueAt: Instant | null,
): { cause: PictureCause; since: Instant | null } {
  if (linkDownSince !== null) return { cause: 'link-down', since: linkDownSince };
  if (held !== null) return { cause: 'budget', since: dueAt };
  if (problem !== null) return { cause: problem.code, since: problem.since };
  return dueAt === null ? { cause: 'not-yet', since: null } : { cause: 'silent', since: dueAt };
}
