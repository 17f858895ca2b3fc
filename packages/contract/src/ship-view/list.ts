/** The screens of the vessels a person may look at, and who looks (§2.3, §9.10; call of our own). */
import { VIEW_HOLDS } from '@fms/domain/ship-view';
import { z } from 'zod';
import { defineList } from '../endpoint/list.ts';
import { vesselId } from '../scalar/id.ts';
import { wireTime } from '../scalar/time.ts';
import { screenId, shipViewSessionId, viewQuality, viewStatus } from './session.ts';

/**
 * `closed`: the master lets no session in until a time. `still-only`: the line or its budget is too thin for more.
 * `not-set-up`: the admin setting names no screen, or one of another type than VNC.
 */
export const SCREEN_STATES = ['reachable', 'closed', 'still-only', 'unreachable', 'not-set-up'] as const;
export type ScreenState = (typeof SCREEN_STATES)[number];

export const listedSession = viewStatus.extend({
  /** Null of the sessions of others: with it the socket opens. */
  sessionId: shipViewSessionId.nullable(),
  screenId,
  quality: viewQuality,
  reason: z.string(),
  ticket: z.string(),
  /** Name of who looks, or asks to. */
  by: z.string(),
  requestedAt: wireTime,
});
export type ListedSession = z.infer<typeof listedSession>;

/** Why only stills are shown: the line carries too little, or a rule of the vessel's line holds (§7.10, file policy). */
export const viewHold = z.object({
  reason: z.enum(VIEW_HOLDS),
  /** When it ends by itself as far as it is known; null otherwise. */
  until: wireTime.nullable(),
});
export type ViewHold = z.infer<typeof viewHold>;

/** Bytes of pictures over the line of the vessel in this day and month of UTC, and what it may carry; null is no bound. */
export const viewBudget = z.object({
  dayBytes: z.int(),
  monthBytes: z.int(),
  mostDayBytes: z.int().nullable(),
  mostMonthBytes: z.int().nullable(),
});
export type ViewBudget = z.infer<typeof viewBudget>;

export const shipViewEntry = z.object({
  vesselId,
  /** That of the admin setting first. */
  screens: z.array(z.object({ id: screenId, name: z.string() })),
  state: z.enum(SCREEN_STATES),
  /** When a closed ship opens again; null in the other states. */
  until: wireTime.nullable(),
  /** Of the link to the ship; null while there is none. */
  roundTripMs: z.number().nullable(),
  /** Bits a second the line carries; null where it was not measured. */
  bitRate: z.number().nullable(),
  /** What keeps it to stills; null while nothing does. */
  held: viewHold.nullable(),
  /** Null while the ship is not connected. */
  budget: viewBudget.nullable(),
  /** The session that waits, is approved or open; null where there is none. */
  session: listedSession.nullable(),
});
export type ShipViewEntry = z.infer<typeof shipViewEntry>;

export const listShipViews = defineList('GET /api/v2/ship-view/list', 'user', shipViewEntry, {
  summary: 'Screens of the vessels the caller may look at, their state, and the session on each vessel.',
});
