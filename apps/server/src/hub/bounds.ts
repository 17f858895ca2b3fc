/**
 * What a client of the hub may ask, in one table. Each bound is at least five times what the web application does; one
 * account may stand behind many screens (a control room, the demonstration), which the bounds of a user allow for.
 */
import type { HubMethods } from '@fms/contract/hub';
import type { Rate } from '../platform/fairness/token-bucket.ts';

/**
 * Calls of a connection that wait for the one under way. A screen that changes sends all it watches in one tick: 5,000
 * tags at most, 500 a call, so ten calls, and ten for what it leaves.
 */
export const WAITING_CALLS = 128;
/** Bytes of such calls: 5,000 tag ids in MessagePack take 25 kB, and 45 kB in JSON. */
export const WAITING_BYTES = 512 * 1024;
/** Screens of one user at once; the bench opens 200 as one account. */
export const CONNECTIONS_PER_USER = 300;
/** New connections of a user. A screen comes back after 10 s at the earliest; all of them after the server restarted. */
export const CONNECT_RATE: Rate = { burst: CONNECTIONS_PER_USER, perSecond: 5 };

/** Calls of one method by one user, over all connections; what is above is refused. */
export const CALL_RATES: Record<keyof HubMethods, Rate> = {
  // Once a minute from each screen, and when its user comes back. Above one in 10 s a connection gets the same again.
  RefreshToken: { burst: CONNECTIONS_PER_USER, perSecond: 25 },
  // A long list that is scrolled asks once a frame for the rows that come and once for those that go.
  WatchTags: { burst: 1000, perSecond: 300 },
  UnwatchTags: { burst: 1000, perSecond: 300 },
  // Once with each connection; it reads the position of every vessel.
  WatchPositions: { burst: CONNECTIONS_PER_USER, perSecond: 5 },
  // Once with each connection and each file tab that opens or closes.
  WatchFiles: { burst: CONNECTIONS_PER_USER, perSecond: 5 },
};
/** Calls of no method. */
export const UNKNOWN_RATE: Rate = { burst: 10, perSecond: 1 };
/** Refused calls of a user; beyond it the connection is cut, for to refuse is work too. */
export const REFUSAL_RATE: Rate = { burst: 100, perSecond: 1 };

/** What a connection may send: the start of a screen is 50 kB, and then a ping in 10 s. */
export const BYTE_RATE: Rate = { burst: 1024 * 1024, perSecond: 128 * 1024 };
/** Counted for each message on top of its bytes: to read one costs more than its bytes. */
export const MESSAGE_OVERHEAD_BYTES = 128;

/** A connection gets at most one new token in this time. */
export const NEW_TOKEN_MS = 10_000;
