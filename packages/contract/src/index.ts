/** The only description of what crosses a wire between browser and server. The ship's link is `@fms/contract/link`. */
import { accountEndpoints } from './account.ts';
import { alarmEndpoints } from './alarm.ts';
import { alarmBackTestEndpoints } from './alarm-back-test.ts';
import { alarmDutyEndpoints } from './alarm-duty.ts';
import { alarmJournalEndpoints } from './alarm-journal.ts';
import { alarmKpiEndpoints } from './alarm-kpi.ts';
import { alarmSuppressionEndpoints } from './alarm-suppression.ts';
import { anchorWatchEndpoints } from './anchor-watch.ts';
import { chartBookEndpoints } from './chart-book.ts';
import { dashboardEndpoints } from './dashboard.ts';
import { demonstrationEndpoints } from './demonstration.ts';
import type { Endpoint } from './endpoint.ts';
import { fleetHistoryEndpoints } from './fleet-history.ts';
import { geoEndpoints } from './geo.ts';
import { linkStateEndpoints } from './link-state.ts';
import { membershipEndpoints } from './membership.ts';
import { messageBoxEndpoints } from './message-box.ts';
import { organizationEndpoints } from './organization.ts';
import { signInEndpoints } from './sign-in.ts';
import { sisterShipEndpoints } from './sister-ship.ts';
import { tagEndpoints } from './tag.ts';
import { telemetryEndpoints } from './telemetry.ts';
import { vesselEndpoints } from './vessel.ts';
import { vesselInfoEndpoints } from './vessel-info.ts';
import { voyageEndpoints } from './voyage.ts';
import { zoneEndpoints } from './zone.ts';

export * from './account.ts';
export * from './alarm.ts';
export * from './alarm-back-test.ts';
export * from './alarm-duty.ts';
export * from './alarm-journal.ts';
export * from './alarm-kpi.ts';
export * from './alarm-suppression.ts';
export * from './anchor-watch.ts';
export * from './bounds.ts';
export * from './chart-book.ts';
export * from './dashboard.ts';
export * from './demonstration.ts';
export * from './endpoint.ts';
export * from './error.ts';
export * from './fleet-history.ts';
export * from './geo.ts';
export * from './health.ts';
export * from './hub.ts';
export * from './id.ts';
export * from './link-state.ts';
export * from './membership.ts';
export * from './message-box.ts';
export * from './organization.ts';
export * from './settings.ts';
export * from './sign-in.ts';
export * from './sister-ship.ts';
export * from './tag.ts';
export * from './telemetry.ts';
export * from './time.ts';
export * from './user.ts';
export * from './vessel.ts';
export * from './vessel-info.ts';
export * from './voyage.ts';
export * from './zone.ts';

/** Every call, for the loops that mount, document and test them. */
export const endpoints = {
  ...accountEndpoints,
  ...organizationEndpoints,
  ...vesselEndpoints,
  ...vesselInfoEndpoints,
  ...sisterShipEndpoints,
  ...tagEndpoints,
  ...telemetryEndpoints,
  ...geoEndpoints,
  ...fleetHistoryEndpoints,
  ...voyageEndpoints,
  ...anchorWatchEndpoints,
  ...chartBookEndpoints,
  ...dashboardEndpoints,
  ...alarmEndpoints,
  ...alarmSuppressionEndpoints,
  ...alarmDutyEndpoints,
  ...alarmJournalEndpoints,
  ...alarmKpiEndpoints,
  ...alarmBackTestEndpoints,
  ...linkStateEndpoints,
  ...membershipEndpoints,
  ...messageBoxEndpoints,
  ...signInEndpoints,
  ...demonstrationEndpoints,
  ...zoneEndpoints,
} satisfies Record<string, Endpoint>;
