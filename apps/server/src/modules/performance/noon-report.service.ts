/** Noon reports that people entered for a vessel. */
import type { BodyOf } from '@fms/contract/endpoint';
import { type addNoonReport, MAX_NOON_REPORTS, type NoonReportEntry } from '@fms/contract/performance';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { VesselId } from '@fms/domain/identity';
import type { Caller } from '../../platform/access/caller.ts';
import { createEntryRows, type EntryRow } from '../../platform/vessel-entry/entry-rows.ts';
import { createVesselEntries, type VesselEntryPorts } from '../../platform/vessel-entry/vessel-entry.ts';

type ReportRow = EntryRow<'noonReport'>;

export function createNoonReportService(ports: VesselEntryPorts) {
  const { list, ...changes } = createVesselEntries(ports, {
    title: { one: 'This noon report', many: 'noon reports' },
    limit: MAX_NOON_REPORTS,
    actions: { added: 'noon-report.added', changed: 'noon-report.changed', deleted: 'noon-report.deleted' },
    rows: createEntryRows('noonReport', 'desc'),
    ...{ toRow, toEntry: toReport, tell },
  });
  return {
    ...changes,
    /** The newest first. */
    async list(caller: Caller, vesselId: VesselId) {
      const { isEditable, entries } = await list(caller, vesselId);
      return { isEditable, reports: entries };
    },
  };
}
export type NoonReportService = ReturnType<typeof createNoonReportService>;

const toRow = (
  { userName }: Caller,
  { vesselId, at, hours, miles, tonnes, kilowatts, note }: BodyOf<typeof addNoonReport>,
) => ({ vesselId, hours, miles, tonnes, kilowatts, note, atMs: fromWireTime(at), enteredBy: userName });

const toReport = ({ atMs, enteredBy, ...row }: ReportRow): NoonReportEntry => ({
  ...row,
  at: toWireTime(atMs),
  by: enteredBy,
});

const tell = ({ atMs, hours, miles, tonnes, kilowatts, note }: ReportRow) => ({
  ...{ hours, miles, tonnes, kilowatts, note },
  at: toWireTime(atMs),
});
