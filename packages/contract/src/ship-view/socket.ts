/** The WebSocket that carries RFB between a browser and a screen on board (§7.12-2). */
import { END_CAUSES, SESSION_STATES, VIEW_QUALITIES } from '@fms/domain/ship-view';
import { z } from 'zod';
import { wireTime } from '../scalar/time.ts';
import { viewHold } from './list.ts';
import { viewLevel } from './session.ts';

/** Sockets of sessions lie below this path. */
export const SHIP_VIEW_FOLDER = '/ship-view/';

/** Frames are binary; a name of RFB over WebSockets that viewers ask for. */
export const SHIP_VIEW_PROTOCOL = 'binary';
/** The token of the sign-in is asked for as a second protocol behind this, because no token stands in an address. */
export const TOKEN_PROTOCOL_PREFIX = 'fms.token.';

/** Bytes of one frame at most, in either direction. */
export const MAX_VIEW_FRAME_BYTES = 1_000_000;

export function formatShipViewSocketPath(sessionId: string): string {
  return `${SHIP_VIEW_FOLDER}${sessionId}`;
}

/** The protocols a browser opens the socket with; a token has no character that a protocol must not have. */
export function listShipViewProtocols(token: string): string[] {
  return [SHIP_VIEW_PROTOCOL, `${TOKEN_PROTOCOL_PREFIX}${token}`];
}

/** What a socket was opened with, as its path and its header say; null where either is not of a ship view. */
export function parseShipViewSocket(path: string, protocols: string): { sessionId: string; token: string } | null {
  const [, sessionId] = /^\/ship-view\/([A-Za-z0-9_-]{22})$/.exec(path) ?? [];
  const asked = protocols.split(',').map((protocol) => protocol.trim());
  const tokens = asked.filter((protocol) => protocol.startsWith(TOKEN_PROTOCOL_PREFIX));
  const [token = ''] = tokens.map((protocol) => protocol.slice(TOKEN_PROTOCOL_PREFIX.length));
  if (sessionId === undefined || !asked.includes(SHIP_VIEW_PROTOCOL) || tokens.length !== 1 || token === '')
    return null;
  return { sessionId, token };
}

/**
 * Told once a second and at each change, as text: a frame of text is a notice in JSON, every other frame is RFB. Counts of
 * bytes are what crossed the line to the ship in this connection.
 */
export const shipViewNotice = z.object({
  state: z.enum(SESSION_STATES),
  level: viewLevel,
  quality: z.enum(VIEW_QUALITIES),
  until: wireTime.nullable(),
  approvedBy: z.string().nullable(),
  /** What the session asks the crew for; null where it asks nothing. */
  ask: z.enum(['level', 'prolong']).nullable(),
  /** Browser → server → gateway and back; null before it was measured. */
  roundTripMs: z.number().nullable(),
  /** What keeps the session to stills; null while nothing does. */
  held: viewHold.nullable(),
  bytesFromShip: z.int(),
  bytesToShip: z.int(),
  /** Set in the last notice, before the server closes the socket. */
  ended: z.object({ cause: z.enum(END_CAUSES), by: z.string(), why: z.string(), at: wireTime }).nullable(),
});
export type ShipViewNotice = z.infer<typeof shipViewNotice>;

/** How the server closes the socket. The session goes on after `SCREEN_LOST` and `REPLACED`: connect again, or not. */
export const SHIP_VIEW_CLOSE = {
  /** The session is over; the last notice says why. */
  ended: 4000,
  /** The screen, the gateway or the line to the ship does not answer; the reason says which. */
  screenLost: 4001,
  /** The same session was opened by another socket. */
  replaced: 4002,
  /** What the viewer sent breaks the rules; the reason says which. */
  badViewer: 4003,
} as const;
