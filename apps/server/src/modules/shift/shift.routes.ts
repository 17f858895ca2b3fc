/** Shift calls of §7.10. */
import { getShiftHistory, getShiftHistorySummary, getShiftMonthlyHistory } from '@fms/contract/shift';
import type { Router } from '../../platform/http/router.ts';
import { tellDeleted } from '../../platform/http/tell-deleted.ts';
import type { ShiftService } from './shift.service.ts';

export function registerShiftRoutes(router: Router, shifts: ShiftService): void {
  router.route(getShiftHistorySummary, async ({ caller, body, tell }) => {
    const rows = await shifts.summary(caller, body);
    tellDeleted(tell, await shifts.deleted(body, rows, body.dataTagIds));
    return rows;
  });
  for (const [call, answer] of [
    [getShiftHistory, shifts.history],
    [getShiftMonthlyHistory, shifts.months],
  ] as const) {
    router.route(call, async ({ caller, body, tell }) => {
      const rows = await answer(caller, body);
      tellDeleted(tell, await shifts.deleted(body, rows, listTags(body.columns)));
      return rows;
    });
  }
}

const listTags = <Id>(columns: readonly { readonly dataTagId: Id }[]) => columns.map(({ dataTagId }) => dataTagId);
