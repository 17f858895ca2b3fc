/** Alarms and their journal over all vessels the caller may see (calls of our own; rights by vessel). */
import type { FleetAlarmPage, FleetJournalPage, listFleetAlarms, listFleetJournal } from '@fms/contract/alarm';
import type { QueryOf } from '@fms/contract/endpoint';
import { fromWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { Caller } from '../../../platform/access/caller.ts';
import type { AlarmPorts } from '../alarm.service.ts';
import { toJournalEntry } from '../alarm-journal.service.ts';
import { toAlarm } from '../alarm-wire.service.ts';
import {
  type AlarmPlace,
  countActive,
  listActivePage,
  listStepPage,
  type StepPlace,
} from './fleet-alarm.repository.ts';

const timeOf = (text: string | undefined) => (text === undefined ? undefined : fromWireTime(text));

export function createFleetAlarmService({ db, rights }: Pick<AlarmPorts, 'db' | 'rights'>) {
  /** Those asked for, each of which the caller must see; all the caller sees where none are. */
  async function vesselsOf(caller: Caller, asked: readonly VesselId[] | undefined): Promise<Iterable<VesselId>> {
    if (asked === undefined) return rights.visible(caller);
    await rights.require(caller, 'view', asked);
    return asked;
  }

  return {
    async alarms(caller: Caller, query: QueryOf<typeof listFleetAlarms>): Promise<FleetAlarmPage> {
      const { state, priorities, text, cursor, limit } = query;
      const filter = { vesselIds: await vesselsOf(caller, query.vesselIds), priorities, text };
      // Read as two numbers and one id by the contract.
      const after = cursor as AlarmPlace | undefined;
      const rows = await listActivePage(db, { ...filter, state, after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        alarms: page.map(toAlarm),
        next: last === undefined ? null : [last.rank, last.raisedMs, last.id].join('.'),
        counts: await countActive(db, filter),
      };
    },

    async journal(caller: Caller, query: QueryOf<typeof listFleetJournal>): Promise<FleetJournalPage> {
      const { fromTime, toTime, cursor, limit, ...filter } = query;
      const vesselIds = await vesselsOf(caller, query.vesselIds);
      const period = { fromMs: timeOf(fromTime), toMs: timeOf(toTime) };
      const after = cursor as StepPlace | undefined;
      const rows = await listStepPage(db, { ...filter, ...period, vesselIds, after, limit: limit + 1 });
      const page = rows.slice(0, limit);
      const last = rows.length > limit ? page.at(-1) : undefined;
      return {
        entries: page.map(({ vesselId, vesselName, ...step }) => ({ ...toJournalEntry(step), vesselId, vesselName })),
        next: last === undefined ? null : `${last.atMs}.${last.id}`,
      };
    },
  };
}
export type FleetAlarmService = ReturnType<typeof createFleetAlarmService>;
