/** Calls of a client, by the names of the contract; arguments are parsed before any handler runs. */
import { MAX_TAGS_PER_CALL } from '@fms/contract/endpoint';
import { hubMethods } from '@fms/contract/hub';
import type { VesselId } from '@fms/domain/identity';
import { Failure, forbidden, invalid } from '../platform/failure/failure.ts';
import { NEW_TOKEN_MS } from './bounds.ts';
import type { Connection } from './connection.ts';
import { filterPositionsInBox } from './fan-out.ts';
import type { HubPorts } from './ports.ts';
import { toPositionsMessage } from './position-columns.ts';
import type { PositionFeed } from './position-feed.ts';
import type { SubscriptionIndex } from './subscription-index.ts';

/** Tags one client may watch at once: a wall of dashboards, and still bounded. */
export const MAX_WATCHED_TAGS = 10 * MAX_TAGS_PER_CALL;

export interface MethodParts {
  ports: HubPorts;
  index: SubscriptionIndex<Connection>;
  feed: PositionFeed;
}

type Name = keyof typeof hubMethods;
type Arguments<N extends Name> = (typeof hubMethods)[N]['arguments']['_output'];

const isMethod = (target: string): target is Name => Object.hasOwn(hubMethods, target);

function parse<N extends Name>(name: N, args: unknown[]): Arguments<N> {
  const parsed = hubMethods[name].arguments.safeParse(args);
  if (!parsed.success) throw invalid(`The arguments of ${name} do not fit.`);
  return parsed.data as Arguments<N>;
}

function requireVisible(connection: Connection, vesselId: VesselId): void {
  if (!connection.visible.has(vesselId)) throw forbidden();
}

async function watchTags(parts: MethodParts, connection: Connection, args: unknown[]): Promise<undefined> {
  const [vesselId, tagIds] = parse('WatchTags', args);
  requireVisible(connection, vesselId);
  if (parts.index.count(connection) + tagIds.length > MAX_WATCHED_TAGS) throw invalid('Too many tags are watched.');
  parts.index.add(connection, vesselId, tagIds);
  // Subscribed before asked: a sample stored meanwhile arrives twice rather than never.
  const latest = await parts.ports.latest.samples(vesselId, tagIds);
  if (!connection.visible.has(vesselId)) throw forbidden();
  if (latest.tagIds.length > 0) connection.outbox.samples(latest, [...latest.tagIds.keys()]);
}

async function watchPositions(parts: MethodParts, connection: Connection, args: unknown[]): Promise<undefined> {
  const [box] = parse('WatchPositions', args);
  connection.box = box;
  const latest = await parts.ports.latest.positions(connection.visible);
  const seen = filterPositionsInBox(parts.feed.snapshot(latest), connection);
  if (seen.length > 0) connection.outbox.positions(seen, toPositionsMessage(seen));
}

/** A connection has its calls answered one by one, so that no two ask for a new token at once. */
async function refreshToken({ clock, refresh }: HubPorts, connection: Connection): Promise<string> {
  const { issued } = connection;
  if (issued && clock.now() - issued.at < NEW_TOKEN_MS) return issued.token;
  const { token, expiresAt } = await refresh(connection.caller);
  connection.expiresAt = expiresAt;
  connection.issued = { token, at: clock.now() };
  return token;
}

/** Answers one call; throws a `Failure` whose message the client reads. */
export async function invokeHubMethod(
  parts: MethodParts,
  connection: Connection,
  target: string,
  args: unknown[],
): Promise<unknown> {
  if (!isMethod(target)) throw new Failure('not-found', 'Unknown method.');
  switch (target) {
    case 'RefreshToken': {
      parse(target, args);
      return refreshToken(parts.ports, connection);
    }
    case 'WatchTags':
      return watchTags(parts, connection, args);
    case 'UnwatchTags': {
      const [vesselId, tagIds] = parse(target, args);
      parts.index.remove(connection, vesselId, tagIds);
      return undefined;
    }
    case 'WatchPositions':
      return watchPositions(parts, connection, args);
    case 'WatchFiles': {
      const [vesselId] = parse(target, args);
      if (vesselId !== null) requireVisible(connection, vesselId);
      connection.filesOf = vesselId;
      return undefined;
    }
  }
}
