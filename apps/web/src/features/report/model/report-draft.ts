/** A report as it is built: its fields, and the saved report it came from. */
import type { ReportDefinition, ReportFields } from '@fms/contract/report';
import type { VesselId } from '@fms/domain/identity';

export interface ReportDraft {
  readonly fields: ReportFields;
  /** Null for one that was never saved. */
  readonly saved: ReportDefinition | null;
}

/** What a new report begins with: the last week of the first vessel by days. */
export function createDraft(vesselIds: readonly VesselId[], zone: string): ReportDraft {
  const fields: ReportFields = {
    ...{ name: 'Report', vesselIds: vesselIds.slice(0, 1), type: 'summary-per-hour', grouping: 'daily', columns: [] },
    ...{ zone, extrapolate: false, statistics: false, format: 'xlsx', period: 'last-7-days' },
    ...{ schedule: null, recipients: [] },
  };
  return { fields, saved: null };
}

/** The fields of a saved report, as they are sent back. */
export function toFields(definition: ReportDefinition): ReportFields {
  const { name, vesselIds, type, grouping, columns, zone, extrapolate, statistics, format, period, schedule } =
    definition;
  const recipients = definition.recipients.map(({ email }) => ({ email }));
  return {
    name,
    vesselIds,
    type,
    grouping,
    columns,
    zone,
    extrapolate,
    statistics,
    format,
    period,
    schedule,
    recipients,
  };
}

/** Whether the draft differs from what is saved. */
export const isChanged = ({ fields, saved }: ReportDraft): boolean =>
  saved === null || JSON.stringify(fields) !== JSON.stringify(toFields(saved));
