/** Selects the connections that receive an event, by each connection's own set of rights, never by the event. */
import type { Alarm } from '@fms/contract/alarm';
import type { PositionBox } from '@fms/contract/hub';
import type { LatestPosition, LatestSamples } from '../platform/bus/bus.ts';
import type { Connection } from './connection.ts';
import { toPositionsMessage } from './position-columns.ts';
import type { SubscriptionIndex } from './subscription-index.ts';

function inBox(box: PositionBox | null, position: LatestPosition): boolean {
  if (!box) return true;
  if (position.latitude > box.topLeftLatitude || position.latitude < box.bottomRightLatitude) return false;
  const { topLeftLongitude: west, bottomRightLongitude: east } = box;
  const { longitude } = position;
  // A box across 180° has its west side to the right of its east side.
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

/** What of `positions` this client watches and may see; nothing before it has asked for positions. */
export function filterPositionsInBox(positions: readonly LatestPosition[], connection: Connection): LatestPosition[] {
  const { box, visible } = connection;
  if (box === undefined) return [];
  return positions.filter((position) => visible.has(position.vesselId) && inBox(box, position));
}

export function sendSamples(index: SubscriptionIndex<Connection>, events: readonly LatestSamples[]): void {
  for (const event of events) {
    for (const [connection, places] of index.match(event.vesselId, event.tagIds)) {
      if (connection.visible.has(event.vesselId)) connection.outbox.samples(event, places);
    }
  }
}

export function sendPositions(connections: Iterable<Connection>, positions: readonly LatestPosition[]): void {
  if (positions.length === 0) return;
  const whole = toPositionsMessage(positions);
  for (const connection of connections) {
    const seen = filterPositionsInBox(positions, connection);
    if (seen.length === 0) continue;
    connection.outbox.positions(seen, seen.length === positions.length ? whole : toPositionsMessage(seen));
  }
}

export function sendAlarms(connections: Iterable<Connection>, alarms: readonly Alarm[]): void {
  for (const connection of connections) {
    const seen = alarms.filter((alarm) => connection.visible.has(alarm.vesselId));
    if (seen.length > 0) connection.tell('broadcastAlarmMessage', seen);
  }
}
