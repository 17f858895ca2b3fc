/** What ingest needs of the rest of the server; passed in, so that ingest imports no module. */
import type { GatewayLogLine, Particulars, TagDeclaration, VesselReference } from '@fms/contract/link';
import type { TagValue } from '@fms/contract/tag';
import type { AlarmLimits, AlertStatement } from '@fms/domain/alarm';
import type { TagId, VesselId } from '@fms/domain/identity';
import type { QualityRule, RuledSample } from '@fms/domain/quality';
import type { DataTagType } from '@fms/domain/tag';
import type { Instant } from '@fms/domain/time';
import type { Bus, LatestPosition } from '../platform/bus/bus.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { type ServiceKey, serviceKey } from '../platform/service/service-registry.ts';
import type { Telemetry } from '../telemetry/index.ts';
import type { QualityEvaluator } from './quality-evaluator.ts';
import type { ShipChannels } from './ship-channels.ts';

/** What a gateway's key allows: every vessel, made when it is missing, or exactly one; and when it ends, if it does. */
export type LinkAuthority = { keyId?: number; endsMs?: Instant | null } & (
  | { kind: 'fleet' }
  | { kind: 'vessel'; vesselId: VesselId }
);

/** A tag as the hot path needs it; the same object for its whole life, so that edited limits count at once. */
export interface LinkTag extends AlarmLimits {
  readonly id: TagId;
  readonly vesselId: VesselId;
  readonly valueKind: 'number' | 'boolean' | 'text' | 'struct';
  readonly type: DataTagType;
  /** Null where its values are not evaluated. */
  readonly qualityRule: QualityRule | null;
  /** Set once it was deleted; what is still measured under it is refused until the ship declares it anew. */
  readonly isGone?: true;
}

export interface TagDirectory {
  of(tagId: number): LinkTag | undefined;
  /** One tag per declaration, in order. */
  declare(vesselId: VesselId, declarations: readonly TagDeclaration[]): Promise<readonly LinkTag[]>;
  /** The tag that says where the vessel is. */
  positionTagOf(vesselId: VesselId): TagId | undefined;
  /** Speed, course and heading about that time. */
  motion(vesselId: VesselId, timeMs: Instant): Pick<LatestPosition, 'speedKnots' | 'courseDegrees' | 'headingDegrees'>;
  wireValue(tag: LinkTag, value: number | string): TagValue;
  /** The newest reading of a tag of numbers; undefined without one. */
  latestNumber(tagId: TagId): RuledSample | undefined;
}

export interface Refusal {
  readonly reason: string;
  readonly count: number;
  readonly example: string;
}

/** What is kept of links: streams and how far they are stored, refusals by reason, when a ship was heard last. */
export interface LinkStateStore {
  /** Or why not: it belongs to another vessel or fleet, or its owner has too many. */
  openStream(
    stream: string,
    owner: string,
  ): Promise<
    { readonly lastSequence: number; readonly stored: [number, number][] } | 'stream-foreign' | 'too-many-streams'
  >;
  stored(stream: string, sequence: number): void;
  refused(vesselId: VesselId, place: 'gateway' | 'server', refusals: readonly Refusal[]): void;
  heard(vesselId: VesselId, samplesStored: number): void;
  backlog(vesselId: VesselId, bytes: number): void;
  connected(vesselId: VesselId, software: string): void;
  disconnected(vesselId: VesselId): void;
}

/** Readings as parallel columns. */
interface LinkReadings {
  readonly tagIds: ArrayLike<number>;
  readonly times: ArrayLike<Instant>;
  readonly values: ArrayLike<number>;
  readonly qualities: ArrayLike<number>;
}

/** What an alarm system on board states of one of its alerts. */
export interface LinkAlarm extends AlertStatement {
  readonly vesselId: VesselId;
  readonly source: string;
  readonly identifier: string;
}

/** Takes lines of a gateway's own log; never throws. */
export interface GatewayLog {
  /** `dropped` lines were given up on board since the last call. */
  take(vesselId: VesselId, lines: readonly GatewayLogLine[], dropped: number): void;
}

export interface LinkPorts {
  readonly clock: Clock;
  readonly bus: Pick<Bus, 'publish'>;
  readonly log: {
    warn(details: object, message: string): void;
    info(details: object, message: string): void;
  };
  readonly serverStartId: string;
  readonly telemetry: Pick<Telemetry, 'append' | 'hasRoom'>;
  readonly tags: TagDirectory;
  /** Flags what breaks the quality rule of its tag; one for all connections, since a tag may come by several. */
  readonly quality: QualityEvaluator;
  readonly linkState: LinkStateStore;
  readonly keys: { verify(key: string): Promise<LinkAuthority | null> };
  readonly vessels: {
    /** Throws a `Failure` where it may not or cannot. */
    findOrCreateVessel(request: {
      reference: VesselReference;
      particulars: Particulars;
      create: boolean;
      authority: LinkAuthority;
    }): Promise<{ vesselId: VesselId; name: string }>;
  };
  /** Resolves when what follows from these rows of the readings is stored. */
  readonly alarms: { evaluate(readings: LinkReadings, rows: readonly number[]): Promise<void> };
  /** Resolves when what follows from these statements is stored; one that is known changes nothing. */
  readonly shipAlarms: { take(statements: readonly LinkAlarm[]): Promise<void> };
  readonly gatewayLog: GatewayLog;
  /** Takes channels that ships open; none where nothing is offered over them. */
  readonly shipChannels?: ShipChannels;
  /** An unknown key was presented; called once per address and minute. */
  wrongKey(address: string): void;
}

/** What modules provide to the link, by the port it becomes. */
export const LINK_SERVICES: {
  readonly [Port in 'tags' | 'linkState' | 'keys' | 'vessels' | 'alarms' | 'shipAlarms' | 'gatewayLog']: ServiceKey<
    LinkPorts[Port]
  >;
} = {
  tags: serviceKey('tags of the link'),
  linkState: serviceKey('the state of the link'),
  keys: serviceKey('gateway keys'),
  vessels: serviceKey('vessels of the link'),
  alarms: serviceKey('alarm limits of the link'),
  shipAlarms: serviceKey('alarms of ships'),
  gatewayLog: serviceKey('the log of gateways'),
};
