/** Sections whose rows are what happened: new alarms, and noon reports as they were entered. */
import type { VesselId } from '@fms/domain/identity';
import type { TimeSpan } from '@fms/domain/time';
import type { Db } from '../../../platform/database/database.ts';
import type { ReportColumn, ReportRow } from '../format/document/report-document.ts';
import { listNewAlarms, listNoonReports } from './event.repository.ts';
import type { ReportSource } from './report-source.ts';

export interface EventQuestion {
  readonly vesselId: VesselId;
  readonly title: string;
  readonly zone: string;
  readonly span: TimeSpan;
}

export const defineTime = (title: string, zone: string): ReportColumn => ({ title: `${title}, ${zone}`, kind: 'time' });
export const defineText = (title: string): ReportColumn => ({ title, kind: 'text' });
export const defineNumber = (title: string, isDrawn = false): ReportColumn => ({ title, kind: 'number', isDrawn });

/** A section that is read as a whole. */
export function createEventSource(
  title: string,
  columns: readonly ReportColumn[],
  read: () => Promise<ReportRow[]>,
): ReportSource {
  return {
    section: { title, columns },
    expectedRows: 1,
    async *slices() {
      yield { rows: await read(), knownMs: 0, wholeMs: 0 };
    },
  };
}

/** Alarms raised in the period, the oldest first. */
export function createAlarmSource(db: Db, { vesselId, title, zone, span }: EventQuestion): ReportSource {
  const columns = [
    ...[defineTime('Raised', zone), defineText('Priority'), defineText('Channel'), defineText('Description')],
    ...[defineNumber('Value'), defineNumber('Limit'), defineText('Unit')],
    ...[defineTime('Acknowledged', zone), defineText('By'), defineTime('Cleared', zone)],
  ];
  return createEventSource(title, columns, async () =>
    (await listNewAlarms(db, vesselId, span)).map((alarm) => ({
      cells: [
        ...[alarm.raisedMs, alarm.priority, alarm.channel, alarm.description],
        ...[alarm.value, alarm.limitValue, alarm.unit],
        ...[alarm.acknowledgedMs, alarm.acknowledgedBy, alarm.clearedMs],
      ],
    })),
  );
}

/** Noon reports whose day ends in the period, the oldest first. */
export function createNoonSource(db: Db, { vesselId, title, zone, span }: EventQuestion): ReportSource {
  const columns = [
    ...[
      defineTime('Noon', zone),
      defineNumber('Under way, h'),
      defineNumber('Distance, nm', true),
      defineNumber('Fuel, t', true),
    ],
    ...[defineNumber('Shaft power, kW'), defineText('Note'), defineText('Entered by')],
  ];
  return createEventSource(title, columns, async () =>
    (await listNoonReports(db, vesselId, span)).map((noon) => ({
      cells: [noon.atMs, noon.hours, noon.miles, noon.tonnes, noon.kilowatts, noon.note, noon.enteredBy],
    })),
  );
}
