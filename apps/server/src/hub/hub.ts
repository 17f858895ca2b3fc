/**
 * The realtime hub at /hub (§4.4, §7.3): the SignalR protocol over a WebSocket, fed by the bus.
 * `admit` takes a socket whose token has been checked; everything else follows from events.
 */
import type { HubMessages } from '@fms/contract/hub';
import type { UserId, VesselId } from '@fms/domain/identity';
import type { Instant } from '@fms/domain/time';
import type { Caller } from '../platform/access/caller.ts';
import { Failure } from '../platform/failure/failure.ts';
import { getCallerFlow, runInFlow } from '../platform/fairness/flow.ts';
import { Connection, type HubSocket, PING_INTERVAL_MS } from './connection.ts';
import { sendAlarms, sendPositions, sendSamples } from './fan-out.ts';
import { FileFeed } from './file-feed.ts';
import { invokeHubMethod, type MethodParts } from './methods.ts';
import type { HubPorts } from './ports.ts';
import { PositionFeed } from './position-feed.ts';
import { RecentChanges } from './recent-changes.ts';
import { SubscriptionIndex } from './subscription-index.ts';
import { UserLimits } from './user-limits.ts';

type Subject = HubMessages['changed'][0]['subject'];

export interface Hub {
  /** Whether the user may open a further connection; counts the attempt. */
  mayConnect(caller: Caller): boolean;
  admit(socket: HubSocket, identity: { caller: Caller; expiresAt: Instant }): Promise<Connection>;
  leave(connection: Connection): void;
  readonly connectionCount: number;
  /** Pings, and ends the silent and the expired; called every 10 s by the timer, and by tests. */
  beat(): void;
  close(): void;
}

class LiveHub implements Hub {
  readonly #ports: HubPorts;
  readonly #connections = new Set<Connection>();
  readonly #parts: MethodParts;
  readonly #limits: UserLimits;
  readonly #recent: RecentChanges;
  readonly #files = new FileFeed(this.#connections);
  readonly #ways: (() => void)[];
  readonly #timer: NodeJS.Timeout;

  constructor(ports: HubPorts) {
    this.#ports = ports;
    this.#limits = new UserLimits(ports.clock);
    this.#recent = new RecentChanges(ports);
    this.#parts = { ports, index: new SubscriptionIndex<Connection>(), feed: new PositionFeed() };
    const { bus } = ports;
    this.#ways = [
      bus.subscribe('samples.stored', (events) => sendSamples(this.#parts.index, events)),
      bus.subscribe('positions.stored', (latest) => sendPositions(this.#connections, this.#parts.feed.due(latest))),
      bus.subscribe('alarm.changed', (alarms) => sendAlarms(this.#connections, alarms)),
      bus.subscribe('vessel.changed', (event) => this.#changed('vessel', event.vesselIds)),
      bus.subscribe('tag.changed', (event) => this.#changed('tag', event.vesselIds)),
      bus.subscribe('zone.changed', (event) => this.#changed('zone', event.vesselIds)),
      bus.subscribe('zone.crossed', (event) => this.#changed('zone', event.vesselIds)),
      bus.subscribe('job.changed', (event) => this.#changed('job', event.vesselIds)),
      bus.subscribe('organization.changed', (event) => this.#changed('organization', event.vesselIds)),
      bus.subscribe('right.changed', (event) => this.#changed('right', [], event.userIds)),
      bus.subscribe('session.revoked', (event) => {
        for (const c of this.#connections) if (c.caller.sessionId === event.sessionId) c.signOut(event.reason);
      }),
      bus.subscribe('transfer.changed', ({ vesselId }) => this.#files.changed(vesselId)),
      bus.subscribe('transfer.moved', (event) => this.#files.moved(event)),
      bus.subscribe('outbox.listed', ({ vesselId }) => this.#files.changed(vesselId)),
      bus.subscribe('file.arrived', (event) => {
        this.#files.changed(event.vesselId);
        for (const c of this.#connections)
          if (c.visible.has(event.vesselId)) c.tell('uploadFileAlarmMessage', event.vesselId, { id: event.id });
      }),
      bus.subscribe('file.delivered', (event) => {
        for (const c of this.#connections)
          if (c.visible.has(event.vesselId)) c.tell('uploadedToSvMessage', { fileName: event.fileName });
      }),
    ];
    this.#timer = setInterval(() => this.beat(), PING_INTERVAL_MS);
    this.#timer.unref();
  }

  get connectionCount(): number {
    return this.#connections.size;
  }

  mayConnect(caller: Caller): boolean {
    return this.#limits.mayConnect(getCallerFlow(caller).key);
  }

  async admit(socket: HubSocket, identity: { caller: Caller; expiresAt: Instant }): Promise<Connection> {
    const flow = getCallerFlow(identity.caller);
    this.#limits.opened(flow.key);
    try {
      return await runInFlow(flow, () => this.#admit(socket, identity));
    } catch (error) {
      this.#limits.closed(flow.key);
      throw error;
    }
  }

  async #admit(socket: HubSocket, identity: { caller: Caller; expiresAt: Instant }): Promise<Connection> {
    const visible = await this.#ports.rights.visible(identity.caller);
    const connection = new Connection(
      socket,
      {
        now: () => this.#ports.clock.now(),
        checkRate: (from, target) => this.#limits.checkRate(getCallerFlow(from.caller).key, target),
        call: (from, target, args) => runInFlow(getCallerFlow(from.caller), () => this.#answer(from, target, args)),
        ready: (ready) => runInFlow(getCallerFlow(ready.caller), () => this.#greet(ready)),
        unreadable: (from, reason) => this.#ports.log.warn({ user: from.caller.userId, reason }, 'hub message refused'),
      },
      identity,
      visible,
    );
    this.#connections.add(connection);
    // The sign-in ended while its rights were read: this connection got no event about it.
    if ((await this.#ports.again(identity.caller)) === null) connection.signOut('session-revoked');
    return connection;
  }

  /** What is not a refusal of ours stays here: an error of a store quotes what is none of the client's business. */
  async #answer(connection: Connection, target: string, args: unknown[]): Promise<unknown> {
    try {
      return await invokeHubMethod(this.#parts, connection, target, args);
    } catch (error) {
      if (error instanceof Failure) throw error;
      this.#ports.log.warn({ err: error, target }, 'a call of the hub failed');
      throw new Failure('internal', 'Something went wrong on the server.');
    }
  }

  leave(connection: Connection): void {
    if (!this.#connections.delete(connection)) return;
    this.#limits.closed(getCallerFlow(connection.caller).key);
    connection.abandon();
    this.#parts.index.removeAll(connection);
  }

  beat(): void {
    for (const connection of [...this.#connections]) {
      connection.beat();
      runInFlow(getCallerFlow(connection.caller), () => this.#checkSignIn(connection)).catch((error: unknown) => {
        // The store is away: the connection stays until the next beat asks again.
        this.#ports.log.warn({ error }, 'a sign-in could not be checked');
      });
    }
    this.#limits.sweep();
  }

  /** Ends a connection whose sign-in was revoked elsewhere: another process tells it on no bus of this one. */
  async #checkSignIn(connection: Connection): Promise<void> {
    if ((await this.#ports.again(connection.caller)) === null) connection.signOut('session-revoked');
  }

  close(): void {
    clearInterval(this.#timer);
    for (const leave of this.#ways) leave();
    this.#recent.close();
    this.#files.close();
    for (const connection of [...this.#connections]) connection.close('The server is stopping.', true);
  }

  #greet(connection: Connection): void {
    const { serverStartId, clock, activeAlarms } = this.#ports;
    connection.tell('hello', { serverStartId, serverTime: new Date(clock.now()).toISOString() });
    const reader = { userId: connection.caller.userId, visible: connection.visible };
    for (const change of this.#recent.listFor(reader)) connection.tell('changed', change);
    activeAlarms(connection.visible).then(
      (alarms) => connection.tell('broadcastActiveAlarmMessage', alarms),
      (error: unknown) => this.#ports.log.warn({ error }, 'active alarms could not be read'),
    );
  }

  /** Sends ids, never entities, and only of vessels each client may see, after reading its rights again. */
  #changed(subject: Subject, vesselIds: readonly VesselId[], userIds: readonly UserId[] | null = null): void {
    for (const connection of this.#connections) {
      if (subject === 'right' && userIds && !userIds.includes(connection.caller.userId)) continue;
      const look = () => this.#lookAgain(connection, subject, vesselIds);
      runInFlow(getCallerFlow(connection.caller), look).catch((error: unknown) => {
        // A client whose rights cannot be asked must not go on with old ones.
        this.#ports.log.warn({ error }, 'rights could not be read');
        connection.close('Rights could not be read.', true);
      });
    }
  }

  async #lookAgain(connection: Connection, subject: Subject, vesselIds: readonly VesselId[]): Promise<void> {
    const before = connection.visible;
    if (subject === 'right') {
      // A client whose role was lowered must not continue with the one its token was issued for.
      const caller = await this.#ports.again(connection.caller);
      if (caller === null) return connection.signOut('session-revoked');
      connection.caller = caller;
      connection.issued = undefined;
    }
    const visible = subject === 'tag' ? before : await this.#ports.rights.visible(connection.caller);
    connection.visible = visible;
    for (const vesselId of before) if (!visible.has(vesselId)) this.#parts.index.removeAll(connection, vesselId);
    connection.outbox.forget((vesselId) => visible.has(vesselId));
    const seen = vesselIds.filter((id) => visible.has(id) || before.has(id));
    // Organisations and folders may hold no vessel: of which one it is told is nothing, and all ask with their own rights.
    const isOfAll = subject === 'right' || (subject === 'organization' && vesselIds.length === 0);
    if (isOfAll || seen.length > 0) connection.tell('changed', { subject, vesselIds: seen });
  }
}

export function createHub(ports: HubPorts): Hub {
  return new LiveHub(ports);
}
