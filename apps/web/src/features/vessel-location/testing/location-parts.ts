/** What the parts of the location tab draw from: a window of six hours up to `NOON`, and a voyage in it. */

import type { Stay, Voyage } from '@fms/contract/voyage';
import type { AnchorWatches } from '@fms/contract/zone';
import { vi } from 'vitest';
import { buildVessel, NOON } from '../../../testing/builders.ts';
import { stubCalls } from '../../../testing/screen.tsx';
import { createHeldCursor } from '../state/held-cursor.ts';
import type { LocationParts } from '../state/location-parts.ts';

export const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(NOON - hours * HOUR_MS).toISOString();

interface GivenParts extends Partial<Omit<LocationParts, 'hold' | 'change'>> {
  /** The moment that is held. */
  readonly at?: number | undefined;
}

/** `hold` and `change` are spies: what a part asks for, the page does. */
export function buildParts({ at, ...given }: GivenParts = {}) {
  const window = { from: NOON - 6 * HOUR_MS, to: NOON };
  return {
    vessel: buildVessel(1),
    tags: [],
    state: { time: { mode: 'live', range: '6h' }, colour: undefined, leftOut: false, at },
    cursor: createHeldCursor(at),
    track: { window, points: [], tail: [], scope: 10, isPending: false, error: null, reload: vi.fn() },
    curves: [],
    ...given,
    hold: vi.fn<LocationParts['hold']>(),
    change: vi.fn<LocationParts['change']>(),
  } satisfies LocationParts;
}

/** In Stavanger between two times, hours before `NOON`. */
export function buildStay(from: number, to: number, given: Partial<Stay> = {}): Stay {
  return {
    kind: 'port',
    portName: 'Stavanger',
    from: hoursAgo(from),
    to: hoursAgo(to),
    latitude: 58.97,
    longitude: 5.73,
    radiusMeters: 40,
    isCutAtStart: false,
    isCutAtEnd: false,
    ...given,
  };
}

const NO_WATCHES: AnchorWatches = { running: null, past: [] };

/** Answers the calls of the tab; each change of an anchor watch with the same watches. */
export function answerVoyage(voyage: Partial<Voyage>, watches: AnchorWatches = NO_WATCHES) {
  const changes = ['list', 'set', 'radius', 'end'].map((change) => [
    `/api/v2/anchor-watch/${change}`,
    { body: watches },
  ]);
  return stubCalls({
    '/api/v2/track/voyage': { body: { stays: [], totals: [], days: [], spacingSeconds: 60, ...voyage } },
    ...Object.fromEntries(changes),
  });
}
