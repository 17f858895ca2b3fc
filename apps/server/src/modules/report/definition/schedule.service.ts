/** Reports that come by themselves. */
import { findNextRun, findReportSpan } from '@fms/domain/report';
import type { ReportPorts } from '../port/report-ports.ts';
import type { RunStarter } from '../run/run-starter.service.ts';
import { lockDueDefinitions, updateDefinition } from './definition.repository.ts';
import { readFields } from './report-fields.ts';

export interface SchedulePorts extends Pick<ReportPorts, 'db' | 'clock'> {
  readonly starter: Pick<RunStarter, 'put'>;
}

/** Puts what is due into the queue; a schedule that was missed several times runs once, of the period it was due for. */
export function createScheduleRound({ db, clock, starter }: SchedulePorts): () => Promise<void> {
  return async () => {
    await db.transaction().execute(async (tx) => {
      for (const row of await lockDueDefinitions(tx, clock.now())) {
        const fields = readFields(row);
        const { schedule, zone, period } = fields;
        const span = findReportSpan(period, zone, row.nextRunMs ?? clock.now());
        const { ownerId, ownerName, id: definitionId } = row;
        await starter.put(tx, { fields, span, definitionId, ownerId, ownerName, isSent: true });
        await updateDefinition(tx, row.id, {
          nextRunMs: schedule?.isOn ? findNextRun(schedule, zone, clock.now()) : null,
        });
      }
    });
  };
}
