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

export const time = (title: string, zone: string): ReportColumn => ({ title: `${title}, ${zone}`, kind: 'time' });
export const text = (title: string): ReportColumn => ({ title, kind: 'text' });
export const number = (title: string, isDrawn = false): ReportColumn => ({ title, kind: 'number', isDrawn });

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
    ...[time('Raised', zone), text('Priority'), text('Channel'), text('Description')],
    ...[number('Value'), number('Limit'), text('Unit')],
    ...[time('Acknowledged', zone), text('By'), time('Cleared', zone)],
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
    ...[time('Noon', zone), number('Under way, h'), number('Distance, nm', true), number('Fuel, t', true)],
    ...[number('Shaft power, kW'), text('Note'), text('Entered by')],
  ];
  return createEventSource(title, columns, async () =>
    (await listNoonReports(db, vesselId, span)).map((noon) => ({
      cells: [noon.atMs, noon.hours, noon.miles, noon.tonnes, noon.kilowatts, noon.note, noon.enteredBy],
    })),
  );
}
