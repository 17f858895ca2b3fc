/** Tags, links to ships and alarms. The samples themselves are not here but in the telemetry engine. */
import type { AlarmPriority, AlarmStepKind } from '@fms/contract/alarm';
import type { ValueKind } from '@fms/contract/tag';
import type { AlarmId, TagId, UserId, VesselId } from '@fms/domain/identity';
import type { DataTagType } from '@fms/domain/tag';
import type { Instant } from '@fms/domain/time';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { RevisionColumns } from './revision-columns.ts';

/** The part a tag plays on its vessel; see `tagRoles` of the link's contract. */
export type TagRole = 'position' | 'heading' | 'course' | 'speed';

/** One measured channel; unique by vessel, name and source. */
export interface TagTable extends RevisionColumns {
  id: Generated<TagId>;
  vesselId: VesselId;
  name: string;
  source: string;
  /** The sentence or parameter group it is read from; empty where the vessel does not tell. */
  sentence: Generated<string>;
  description: string;
  unit: string;
  valueKind: ValueKind;
  /** Recording kind of §3. */
  type: DataTagType;
  subsystem: string;
  decimals: number;
  intervalSeconds: number | null;
  min: number;
  max: number;
  alarmLevel: number | null;
  emergencyLevel: number | null;
  reverse: boolean;
  delaySeconds: number;
  deadBand: number;
  role: TagRole | null;
  createdMs: Instant;
  /** When a person changed it; from then on the ship's declaration no longer changes what people may edit. */
  editedMs: Generated<Instant | null>;
  /** What people say in place of the declaration; null is the ship's. A unit is a label: values are never converted. */
  givenName: Generated<string | null>;
  givenDescription: Generated<string | null>;
  givenUnit: Generated<string | null>;
  givenDecimals: Generated<number | null>;
  /** A path such as `propulsion.port.oilPressure`; empty without one. */
  standardName: Generated<string>;
  /** The quality rule, see `QualityRule` of the domain. */
  lowestPossible: Generated<number | null>;
  highestPossible: Generated<number | null>;
  fastestChange: Generated<number | null>;
  stuckSeconds: Generated<number | null>;
}
export type TagRow = Selectable<TagTable>;

/** A gateway's spool, and what of it is stored. */
export interface LinkStreamTable {
  stream: string;
  /** Owner that opened it first: `fleet` or `vessel:<id>`; writes of others are refused. */
  owner: string;
  /** First and last number of each range of batches, as JSON. */
  stored: ColumnType<[number, number][], string | undefined, string>;
  openedMs: Instant;
}

/** The link of one vessel, as last seen. */
export interface VesselLinkTable {
  vesselId: VesselId;
  software: string;
  lastPingMs: Instant | null;
  backlogBytes: number;
  samplesStored: number;
}

/** Refused pieces, counted by reason. */
export interface RefusalTable {
  vesselId: VesselId;
  place: 'gateway' | 'server';
  reason: string;
  count: number;
  lastMs: Instant;
  example: string;
}

/** One alarm from raising to clearing; `alarmTransition` has its steps. */
export interface AlarmTable {
  id: Generated<AlarmId>;
  vesselId: VesselId;
  tagId: TagId | null;
  channel: string;
  description: string;
  priority: AlarmPriority;
  /** When the limit that counts now was passed, by the ship's clock. */
  raisedMs: Instant;
  value: number | null;
  limitValue: number | null;
  unit: string;
  acknowledgedBy: Generated<string | null>;
  acknowledgedMs: Generated<Instant | null>;
  acknowledgedComment: Generated<string>;
  clearedMs: Generated<Instant | null>;
  /** The alarm system on board it comes from, and its number there; null for a limit evaluated ashore. */
  source: Generated<string | null>;
  identifier: Generated<string | null>;
  category: Generated<string | null>;
  /** Since when it is acknowledged on board. */
  boardAcknowledgedMs: Generated<Instant | null>;
  /** When the shore heard of the state that counts now, by the server's clock; null for what was history by then. */
  heardMs: Generated<Instant | null>;
  assignedTo: Generated<UserId | null>;
  /** The assignee's name at that time: an account may be deleted. Null, with the two below, without an assignment. */
  assignedName: Generated<string | null>;
  assignedBy: Generated<string | null>;
  assignedMs: Generated<Instant | null>;
  /** When managers were notified that it is unacknowledged, and which. */
  escalatedMs: Generated<Instant | null>;
  escalatedTo: ColumnType<string[] | null, string | null | undefined, string | null>;
}
export type AlarmRow = Selectable<AlarmTable>;

export interface AlarmTransitionTable {
  id: Generated<number>;
  alarmId: AlarmId;
  /** The alarm's, so that the journal of a vessel is one walk along an index. */
  vesselId: VesselId;
  kind: AlarmStepKind;
  /** What the alarm was then. */
  priority: AlarmPriority;
  atMs: Instant;
  value: number | null;
  /** The person who did it; null for the system. */
  who: Generated<string | null>;
  /** Comment or reason of that person. */
  note: Generated<string>;
  /** End of a shelving. */
  untilMs: Generated<Instant | null>;
  /** When the shore heard of a step that the ship's clock took; null where both are one. */
  heardMs: Generated<Instant | null>;
}

/**
 * What people keep out of the way: a limit of a tag, or where there is no tag a channel of the vessel. It holds for every
 * alarm that comes of it, and ends for one that gets worse than the one it was shelved for.
 */
export interface AlarmSuppressionTable {
  id: Generated<number>;
  vesselId: VesselId;
  tagId: TagId | null;
  channel: string;
  kind: 'shelved' | 'out-of-service';
  /** Of the alarm it was shelved for. */
  priority: AlarmPriority;
  /** That alarm: its journal says when the shelving ended. */
  alarmId: AlarmId;
  who: string;
  atMs: Instant;
  /** Null for what is out of service. */
  untilMs: Instant | null;
  reason: string;
}

/** What an alarm system on board stated of one of its alerts; the alarms follow from it. */
export interface ShipAlarmStatementTable {
  vesselId: VesselId;
  source: string;
  identifier: string;
  atMs: Instant;
  ordinal: number;
  active: boolean;
  acknowledged: boolean;
  priority: AlarmPriority;
  category: string;
  text: string;
}

/** What was deleted and still has data in the telemetry store. */
export interface RemovedTable {
  kind: 'tag' | 'vessel';
  id: TagId;
}

/** After how many minutes unacknowledged alarms of a vessel are escalated, where a time was chosen. */
export interface AlarmEscalationTable {
  vesselId: VesselId;
  minutes: number;
}

export interface TelemetryTables {
  tag: TagTable;
  linkStream: LinkStreamTable;
  vesselLink: VesselLinkTable;
  refusal: RefusalTable;
  alarm: AlarmTable;
  alarmTransition: AlarmTransitionTable;
  shipAlarmStatement: ShipAlarmStatementTable;
  removed: RemovedTable;
  alarmSuppression: AlarmSuppressionTable;
  alarmEscalation: AlarmEscalationTable;
}
