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
  getAlarmEscalation,
  getAlarmKpi,
  listAlarmAssignees,
  listAlarmJournal,
  returnAlarmToService,
  setAlarmEscalation,
  shelveAlarm,
  takeAlarmOutOfService,
  unshelveAlarm,
} from '@fms/contract/alarm';
import type { BodyOf } from '@fms/contract/endpoint';
import { toWireTime } from '@fms/contract/scalar';
import type { AlarmId, TagId, UserId, VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPaged } from '../../api/index.ts';

/** Acknowledges; answers the alarms as they stand now. */
export function sendAcknowledge(alarmIds: AlarmId[], comment = ''): Promise<Alarm[]> {
  return call(acknowledgeAlarm, { body: { alarmIds, comment } });
}

export function sendShelve(alarmIds: AlarmId[], minutes: number, reason: string): Promise<Alarm[]> {
  return call(shelveAlarm, { body: { alarmIds, minutes, reason } });
}

export function sendOutOfService(alarmIds: AlarmId[], reason: string): Promise<Alarm[]> {
  return call(takeAlarmOutOfService, { body: { alarmIds, reason } });
}

/** Ends a shelving or returns to service, whichever it is. */
export function sendRestore(alarmId: AlarmId, kind: 'shelved' | 'out-of-service'): Promise<Alarm[]> {
  return call(kind === 'shelved' ? unshelveAlarm : returnAlarmToService, { body: { alarmIds: [alarmId] } });
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

export const alarmQueries = {
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
  assignees: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['alarm-assignee', vesselId],
      queryFn: ({ signal }) => call(listAlarmAssignees, { query: { vesselId: String(vesselId) }, signal }),
    }),
  escalation: (vesselId: VesselId) =>
    queryOptions({
      queryKey: ['alarm-escalation', vesselId],
      queryFn: ({ signal }) => call(getAlarmEscalation, { query: { vesselId: String(vesselId) }, signal }),
    }),
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
