/** A replay of the 24 hours before `NOON`, as the timeline gets it from the page; nothing of it has been fetched. */
import { vi } from 'vitest';
import { ReplayMoment } from '../../../map/index.ts';
import { NOON } from '../../../testing/builders.ts';
import type { Replay } from '../replay/use-replay.ts';

export const HOUR_MS = 3_600_000;
export const SPAN = { from: NOON - 24 * HOUR_MS, to: NOON };

/** At `time`, live when that is `NOON`. `goTo` is a spy; what else a timeline asks for is one too, unless given. */
export function buildReplay(time: number, given: Partial<Omit<Replay, 'goTo'>> = {}) {
  return {
    ...{ window: '24h', span: SPAN, history: undefined, hasFailed: false, alarms: [] },
    moment: time === NOON ? undefined : new ReplayMoment(time, NOON),
    ...{ setWindow: vi.fn(), retry: vi.fn(), backToLive: vi.fn() },
    ...given,
    goTo: vi.fn<Replay['goTo']>(),
  } satisfies Replay;
}
