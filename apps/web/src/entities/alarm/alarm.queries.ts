/** Actions on alarms, the alarm journal, performance figures, and limits back-tested on history. */

import {
  type Alarm,
  type AlarmBackTest,
  type AlarmEscalation,
  type AlarmLimitsInput,
  type AlarmPriority,
  type AlarmStepKind,
  acknowledgeAlarm,
  assignAlarm,
  backTestAlarm,
  commentAlarm,
  type FleetAlarmState,
  getAlarmEscalation,
  getAlarmKpi,
  listAlarmAssignees,
  listAlarmJournal,
  listAlarmsAt,
  listFleetAlarms,
  listFleetJournal,
  MAX_ALARMS_OF_CALL,
  returnAlarmToService,
  setAlarmEscalation,
  shelveAlarm,
  takeAlarmOutOfService,
  undoAcknowledgeAlarm,
  unshelveAlarm,
} from '@fms/contract/alarm';
import type { BodyOf } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import type { AlarmId, TagId, UserId, VesselId } from '@fms/domain/identity';
import type { Instant, TimeSpan } from '@fms/domain/time';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { askVessel } from '../../api/ask-query.ts';
import { call, callPaged } from '../../api/index.ts';

/** Acknowledges; answers the alarms as they stand now. */
export function sendAcknowledge(alarmIds: readonly AlarmId[], comment = ''): Promise<Alarm[]> {
  return inParts(alarmIds, (part) => call(acknowledgeAlarm, { body: { alarmIds: part, comment } }));
}

/** Takes one's own acknowledgement back; refused with `conflict` after ten seconds. */
export function sendUndoAcknowledge(alarmIds: readonly AlarmId[]): Promise<Alarm[]> {
  return inParts(alarmIds, (part) => call(undoAcknowledgeAlarm, { body: { alarmIds: part } }));
}

/** Comments alarms that are acknowledged already. */
export function sendAlarmComment(alarmIds: readonly AlarmId[], comment: string): Promise<Alarm[]> {
  return inParts(alarmIds, (part) => call(commentAlarm, { body: { alarmIds: part, comment } }));
}

/** One call after another, each with as many alarms as a call takes. */
async function inParts(ids: readonly AlarmId[], send: (part: AlarmId[]) => Promise<Alarm[]>): Promise<Alarm[]> {
  const answers: Alarm[] = [];
  for (let from = 0; from < ids.length; from += MAX_ALARMS_OF_CALL) {
    answers.push(...(await send(ids.slice(from, from + MAX_ALARMS_OF_CALL))));
  }
  return answers;
}

export function sendShelve(alarmIds: AlarmId[], minutes: number, reason: string): Promise<Alarm[]> {
  return call(shelveAlarm, { body: { alarmIds, minutes, reason } });
}

export function sendOutOfService(alarmIds: AlarmId[], reason: string): Promise<Alarm[]> {
  return call(takeAlarmOutOfService, { body: { alarmIds, reason } });
}

/** Why an alarm is kept out of the way. */
export type SuppressKind = 'shelved' | 'out-of-service';

/** Ends a shelving or returns to service, whichever it is. */
export function sendRestore(alarmIds: AlarmId[], kind: SuppressKind): Promise<Alarm[]> {
  return call(kind === 'shelved' ? unshelveAlarm : returnAlarmToService, { body: { alarmIds } });
}

/** Assigns alarms to an account; null takes them back. */
export function sendAssign(alarmIds: AlarmId[], userId: UserId | null): Promise<Alarm[]> {
  return call(assignAlarm, { body: { alarmIds, userId } });
}

export function sendEscalation(vesselId: VesselId, minutes: number): Promise<AlarmEscalation> {
  return call(setAlarmEscalation, { body: { vesselId, minutes } });
}

/** Tries limits on stored samples, and a quality rule where one is given; nothing is saved. */
export function runBackTest(
  dataTagId: TagId,
  span: TimeSpan,
  limits: AlarmLimitsInput,
  { signal, ...more }: Pick<BodyOf<typeof backTestAlarm>, 'qualityRule'> & { readonly signal?: AbortSignal } = {},
): Promise<AlarmBackTest> {
  return call(backTestAlarm, {
    body: { dataTagId, fromTime: toWireTime(span.from), toTime: toWireTime(span.to), limits, ...more },
    ...(signal && { signal }),
  });
}

/** The alarms of a vessel that were active at a moment, newest first. */
export function fetchAlarmsAt(vesselId: VesselId, at: Instant, signal?: AbortSignal): Promise<Alarm[]> {
  return call(listAlarmsAt, { query: { vesselId: String(vesselId), at: toWireTime(at) }, signal });
}

export interface JournalRequest extends TimeSpan {
  readonly vesselId: VesselId;
  /** None is all. */
  readonly priorities: readonly AlarmPriority[];
  readonly kinds: readonly AlarmStepKind[];
  readonly text: string;
  readonly offset: number;
  readonly limit: number;
}

export function fetchJournal(ask: JournalRequest, signal?: AbortSignal) {
  const { vesselId, from, to, priorities, kinds, text, offset, limit } = ask;
  const query = {
    vesselId: String(vesselId),
    fromTime: toWireTime(from),
    toTime: toWireTime(to),
    offset,
    limit,
    ...(priorities.length === 0 ? {} : { priorities: priorities.join(',') }),
    ...(kinds.length === 0 ? {} : { kinds: kinds.join(',') }),
    ...(text === '' ? {} : { text }),
  };
  return callPaged(listAlarmJournal, { query, signal });
}

/** Which alarms of the fleet; none chosen is all. */
export interface FleetAlarmFilter {
  readonly vesselIds: readonly VesselId[];
  readonly priorities: readonly AlarmPriority[];
  readonly text: string;
}

const fleetQuery = ({ vesselIds, priorities, text }: FleetAlarmFilter, cursor: string | null) => ({
  ...(vesselIds.length === 0 ? {} : { vesselIds: vesselIds.join(',') }),
  ...(priorities.length === 0 ? {} : { priorities: priorities.join(',') }),
  ...(text === '' ? {} : { text }),
  ...(cursor === null ? {} : { cursor }),
});

/** Begins every page list of the fleet. */
const FIRST_PAGE = null as string | null;

export const alarmQueries = {
  /** The two lists below are asked again when any alarm changed. */
  fleet: ['alarm', 'fleet'] as const,

  fleetAlarms: (filter: FleetAlarmFilter, state: FleetAlarmState) =>
    infiniteQueryOptions({
      queryKey: [...alarmQueries.fleet, 'active', filter, state],
      queryFn: ({ pageParam, signal }) =>
        call(listFleetAlarms, { query: { ...fleetQuery(filter, pageParam), state }, signal }),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
    }),

  fleetJournal: (filter: FleetAlarmFilter, { from, to }: TimeSpan) =>
    infiniteQueryOptions({
      queryKey: [...alarmQueries.fleet, 'journal', filter, from, to],
      queryFn: ({ pageParam, signal }) => {
        const period = { fromTime: toWireTime(from), toTime: toWireTime(to) };
        return call(listFleetJournal, { query: { ...fleetQuery(filter, pageParam), ...period }, signal });
      },
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ next }) => next,
      placeholderData: keepPreviousData,
      gcTime: 300_000,
    }),

  /** Everything below is asked again when an alarm of the vessel changed. */
  ofVessel: (vesselId: VesselId) => ['alarm', vesselId] as const,
  journal: (ask: JournalRequest) =>
    queryOptions({
      queryKey: [...alarmQueries.ofVessel(ask.vesselId), 'journal', ask],
      queryFn: ({ signal }) => fetchJournal(ask, signal),
      placeholderData: keepPreviousData,
      gcTime: 300_000,
    }),
  /** Whom an alarm may be given to. */
  assignees: (vesselId: VesselId) => askVessel(['alarm-assignee', vesselId], listAlarmAssignees, vesselId),
  escalation: (vesselId: VesselId) => askVessel(['alarm-escalation', vesselId], getAlarmEscalation, vesselId),
  kpi: (vesselId: VesselId, { from, to }: TimeSpan) =>
    queryOptions({
      queryKey: [...alarmQueries.ofVessel(vesselId), 'kpi', from, to],
      queryFn: ({ signal }) =>
        call(getAlarmKpi, {
          query: { vesselId: String(vesselId), fromTime: toWireTime(from), toTime: toWireTime(to) },
          signal,
        }),
      placeholderData: keepPreviousData,
      gcTime: 300_000,
    }),
};
