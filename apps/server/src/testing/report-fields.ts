/** A report as tests ask for it: the alarms of a day, as text. */
import type { ReportFields } from '@fms/contract/report';
import type { VesselId } from '@fms/domain/identity';

export function buildReportFields(vesselIds: VesselId[], more: Partial<ReportFields> = {}): ReportFields {
  return {
    ...{ name: 'Week to charterer', vesselIds, type: 'new-alarm', grouping: 'daily', columns: [], zone: '+00:00' },
    ...{ extrapolate: false, statistics: false, format: 'csv', period: 'last-day', schedule: null, recipients: [] },
    ...more,
  };
}
