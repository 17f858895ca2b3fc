/** `downloadMonthlyData` (§7.10): the month before a day of UTC, mailed to one address now or in the night. */

import type { AnswerOf, BodyOf } from '@fms/contract/endpoint';
import type { downloadMonthlyData, ReportFields } from '@fms/contract/report';
import { fromWireTime } from '@fms/contract/scalar';
import { findMonthBefore } from '@fms/domain/report';
import { DAY_MS, HOUR_MS, type Instant } from '@fms/domain/time';
import { toStoredCaller } from '../../../platform/access/stored-caller.ts';
import { forbidden, invalid } from '../../../platform/failure/failure.ts';
import type { Asked, ReportPorts } from '../port/report-ports.ts';
import { findAccountsByEmail } from '../recipient/recipient.repository.ts';
import type { RunStarter } from './run-starter.service.ts';

/** The hour of UTC at which what can wait is made. */
const NIGHT_HOUR = 1;

export interface MonthlyDataPorts extends Pick<ReportPorts, 'db' | 'clock' | 'rights'> {
  readonly starter: Pick<RunStarter, 'start'>;
  readonly twoFactorByDefault: boolean;
}

export function createMonthlyDataService({ db, clock, rights, starter, twoFactorByDefault }: MonthlyDataPorts) {
  return {
    async ask(asked: Asked, body: BodyOf<typeof downloadMonthlyData>): Promise<AnswerOf<typeof downloadMonthlyData>> {
      const { vesselId, email, toDate, isExtrapolate, isRunnow } = body;
      const { caller } = asked;
      await rights.require(caller, 'report', [vesselId]);
      const to = fromWireTime(toDate);
      if (to % DAY_MS !== 0)
        throw invalid('toDate is the start of a day in UTC.', ['body.toDate: is no start of a day']);
      const account = (await findAccountsByEmail(db, [email])).get(email.toLowerCase());
      const isColleague =
        account !== undefined && (await rights.visible(toStoredCaller(account, twoFactorByDefault))).has(vesselId);
      if (!isColleague && caller.level < 1) throw forbidden('Data is mailed outside by a manager.');
      const fields: ReportFields = {
        ...{ name: 'Monthly data', vesselIds: [vesselId], type: 'monthly-data', grouping: '1min', columns: [] },
        ...{ zone: '+00:00', extrapolate: isExtrapolate, statistics: false, format: 'xlsx', period: 'last-month' },
        ...{ schedule: null, recipients: [{ email }] },
      };
      const dueMs = isRunnow ? clock.now() : findNextNight(clock.now());
      const { id } = await starter.start(asked, {
        fields,
        span: findMonthBefore(to),
        definitionId: null,
        isSent: true,
        dueMs,
      });
      return { reportId: id };
    },
  };
}
export type MonthlyDataService = ReturnType<typeof createMonthlyDataService>;

function findNextNight(now: Instant): Instant {
  const tonight = Math.floor(now / DAY_MS) * DAY_MS + NIGHT_HOUR * HOUR_MS;
  return tonight > now ? tonight : tonight + DAY_MS;
}
