/** Noon reports that people entered for a vessel. */
import type { BodyOf } from '@fms/contract/endpoint';
import { type addNoonReport, MAX_NOON_REPORTS, type NoonReportEntry } from '@fms/contract/performance';
import { fromWireTime, toWireTime } from '@fms/contract/scalar';
import type { Caller } from '../../platform/access/caller.ts';
import { createDatedEntryRows, type EntryRow } from '../../platform/vessel-entry/entry-rows.ts';
import { createVesselEntries, type VesselEntryPorts } from '../../platform/vessel-entry/vessel-entry.ts';

type ReportRow = EntryRow<'noonReport'>;

/** Lists the newest first. */
export function createNoonReportService(ports: VesselEntryPorts) {
  return createVesselEntries(ports, {
    title: { one: 'This noon report', many: 'noon reports' },
    limit: MAX_NOON_REPORTS,
    actions: { added: 'noon-report.added', changed: 'noon-report.changed', deleted: 'noon-report.deleted' },
    rows: createDatedEntryRows('noonReport', 'desc'),
    listedAs: 'reports',
    ...{ toRow, toEntry: toReport, tell },
  });
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
