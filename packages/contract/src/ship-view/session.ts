/** Sessions of the ship view: asking for one, opening, changing and ending it (§7.10-5, §9.10). */
import { BOX_MINUTES, SESSION_STATES, USUAL_BOX_MINUTES, VIEW_LEVELS, VIEW_QUALITIES } from '@fms/domain/ship-view';
import { z } from 'zod';
import { defineEndpoint } from '../endpoint/endpoint.ts';
import { queryVesselId, vesselId } from '../scalar/id.ts';
import { asciiText, text } from '../scalar/text.ts';
import { wireTime } from '../scalar/time.ts';

/** 128 random bits in base64url, made by the server and void when the session ends: a number could be guessed. */
export const shipViewSessionId = asciiText(22).regex(/^[A-Za-z0-9_-]{22}$/, 'is not the id of a session');

/** The screen of the admin setting. */
export const MAIN_SCREEN = 'main';
/** Further screens are named in the configuration of the gateway. */
export const screenId = asciiText(40).regex(/^[a-z0-9-]{1,40}$/, 'is not the id of a screen');

export const viewLevel = z.enum(VIEW_LEVELS);
export const viewQuality = z.enum(VIEW_QUALITIES);

/** `open` also goes back to a session, `close` also withdraws a request. */
export const VIEW_STATUS_STEPS = ['request', 'open', 'close', 'prolong', 'level'] as const;
export type ViewStatusStep = (typeof VIEW_STATUS_STEPS)[number];

const viewStatusUpdate = z
  .object({
    /** Of the session to change; a request has none. */
    sessionId: shipViewSessionId.optional(),
    state: z.enum(VIEW_STATUS_STEPS),
    /** At a request the level to begin with, at `level` the one to go to; the other steps do not change it. */
    level: viewLevel,
    screenId: screenId.default(MAIN_SCREEN),
    /** Of a request and of more time. */
    minutes: z.literal(BOX_MINUTES).default(USUAL_BOX_MINUTES),
    /**
     * Left out: `normal` for a request, and as it was for a session. Any step of an open session may change it; with
     * `still`, each `open` asks the screen for one more picture.
     */
    quality: viewQuality.optional(),
    reason: text(300).trim().default(''),
    ticket: text(60).trim().default(''),
  })
  .refine(({ state, sessionId }) => (state === 'request') === (sessionId === undefined), {
    error: 'is needed for every step but a request',
    path: ['sessionId'],
  })
  .refine(({ state, reason }) => state !== 'request' || reason !== '', {
    error: 'is needed with every request',
    path: ['reason'],
  })
  .refine(({ state, ticket }) => state !== 'request' || ticket !== '', {
    error: 'is needed with every request',
    path: ['ticket'],
  });

export const viewStatus = z.object({
  sessionId: shipViewSessionId,
  state: z.enum(SESSION_STATES),
  /** The level that counts; while the session waits the one that is asked for. */
  level: viewLevel,
  /** When the state ends by itself: a wait, or the time box. Null once the session ended. */
  until: wireTime.nullable(),
  /** A name given on board, or what approved in its place: `policy` or `window`. Null before. */
  approvedBy: z.string().nullable(),
});
export type ViewStatus = z.infer<typeof viewStatus>;

export const updateViewStatus = defineEndpoint('POST /api/vessel/{id}/ViewStatusUpdate', 'user', {
  summary: 'Asks for a session on a screen of the vessel, opens, prolongs or ends it, or changes its level (7.10).',
  params: z.object({ id: queryVesselId }),
  body: viewStatusUpdate,
  answer: viewStatus,
});

/** The switch that asks nothing first; the crew has its own on board. */
export const cutShipView = defineEndpoint('POST /api/v2/ship-view/cut', 'user', {
  summary: 'Ends the session on the vessel at once: one’s own, or with the right to edit the vessel that of another.',
  body: z.object({ vesselId }),
});
