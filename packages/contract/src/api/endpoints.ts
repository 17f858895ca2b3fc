/** Every endpoint of the API in one record: the server mounts, documents and tests from it. The browser never loads it. */
import { accountEndpoints } from '../account/account.ts';
import { membershipEndpoints } from '../account/membership.ts';
import { signInEndpoints } from '../account/sign-in.ts';
import { alarmEndpoints } from '../alarm/alarm.ts';
import { alarmBackTestEndpoints } from '../alarm/alarm-back-test.ts';
import { alarmDutyEndpoints } from '../alarm/alarm-duty.ts';
import { alarmJournalEndpoints } from '../alarm/alarm-journal.ts';
import { alarmKpiEndpoints } from '../alarm/alarm-kpi.ts';
import { alarmMomentEndpoints } from '../alarm/alarm-moment.ts';
import { alarmSuppressionEndpoints } from '../alarm/alarm-suppression.ts';
import { fleetAlarmEndpoints } from '../alarm/fleet-alarm.ts';
import { auditEndpoints } from '../audit/audit.ts';
import { batteryEndpoints } from '../battery/charge-history.ts';
import { cameraEndpoints } from '../camera/camera.ts';
import { cameraBudgetEndpoints } from '../camera/camera-budget.ts';
import { liveViewEndpoints } from '../camera/live-view.ts';
import { stillEndpoints } from '../camera/still.ts';
import { chartBookEndpoints } from '../chart-book/chart-book.ts';
import { clientLogEndpoints } from '../client-log/client-log.ts';
import { dashboardEndpoints } from '../dashboard/dashboard.ts';
import { deliveryEndpoints } from '../delivery/delivery.ts';
import { demonstrationEndpoints } from '../demonstration/demonstration.ts';
import { emissionEndpoints } from '../emission/emission.ts';
import type { Endpoint } from '../endpoint/endpoint.ts';
import { feedbackEndpoints } from '../feedback/feedback.ts';
import { fileEndpoints } from '../file/file.ts';
import { filePolicyEndpoints } from '../file/policy.ts';
import { fileTransferEndpoints } from '../file/transfer.ts';
import { fileVersionEndpoints } from '../file/version.ts';
import { firstHourEndpoints } from '../first-hour/first-hour.ts';
import { fleetStatisticEndpoints } from '../fleet-statistic/fleet-statistic.ts';
import { fleetHistoryEndpoints } from '../geo/fleet-history.ts';
import { geoEndpoints } from '../geo/geo.ts';
import { healthEndpoints } from '../health/report.ts';
import { jobEndpoints } from '../job/index.ts';
import { linkStateEndpoints } from '../link-state/link-state.ts';
import { logEndpoints } from '../log/log.ts';
import { notificationEndpoints } from '../notification/notification.ts';
import { advancedSettingEndpoints } from '../organization/advanced-setting.ts';
import { folderEndpoints } from '../organization/folder.ts';
import { organizationEndpoints } from '../organization/organization.ts';
import { organizationMemberEndpoints } from '../organization/organization-member.ts';
import { outboxEndpoints } from '../outbox/outbox.ts';
import { performanceEndpoints } from '../performance/performance.ts';
import { apiTokenEndpoints } from '../permission/api-token.ts';
import { assignmentEndpoints } from '../permission/assignment.ts';
import { explainRight } from '../permission/explanation.ts';
import { matrixEndpoints } from '../permission/matrix.ts';
import { getAllUserPermissions } from '../permission/words.ts';
import { plantEndpoints } from '../plant/plant.ts';
import { pushEndpoints } from '../push/push.ts';
import { queueEndpoints } from '../queue/queue.ts';
import { reportEndpoints } from '../report/report.ts';
import { reportRunEndpoints } from '../report/report-run.ts';
import { scrubberLogEndpoints } from '../scrubber/scrubber-log.ts';
import { shiftEndpoints } from '../shift/shift.ts';
import { shipViewEndpoints } from '../ship-view/index.ts';
import { storageEndpoints } from '../storage/storage.ts';
import { tagEndpoints } from '../tag/tag.ts';
import { tagEditEndpoints } from '../tag/tag-edit.ts';
import { tagForecastEndpoints } from '../tag/tag-forecast.ts';
import { tagSettingEndpoints } from '../tag/tag-setting.ts';
import { versionEndpoints } from '../version/version.ts';
import { gatewayKeyEndpoints } from '../vessel/gateway-key.ts';
import { sisterShipEndpoints } from '../vessel/sister-ship.ts';
import { vesselEndpoints } from '../vessel/vessel.ts';
import { vesselBulkEndpoints } from '../vessel/vessel-bulk.ts';
import { vesselInfoEndpoints } from '../vessel/vessel-info.ts';
import { vesselLifecycleEndpoints } from '../vessel/vessel-lifecycle.ts';
import { voyageEndpoints } from '../voyage/voyage.ts';
import { anchorWatchEndpoints } from '../zone/anchor-watch.ts';
import { zoneEndpoints } from '../zone/zone.ts';

/** Every call, for the loops that mount, document and test them. */
export const endpoints = {
  ...accountEndpoints,
  ...notificationEndpoints,
  ...organizationEndpoints,
  ...folderEndpoints,
  ...organizationMemberEndpoints,
  ...advancedSettingEndpoints,
  ...vesselEndpoints,
  ...vesselInfoEndpoints,
  ...vesselLifecycleEndpoints,
  ...gatewayKeyEndpoints,
  ...vesselBulkEndpoints,
  ...sisterShipEndpoints,
  ...tagEndpoints,
  ...tagEditEndpoints,
  ...tagForecastEndpoints,
  ...tagSettingEndpoints,
  ...storageEndpoints,
  ...healthEndpoints,
  ...queueEndpoints,
  ...reportEndpoints,
  ...reportRunEndpoints,
  ...firstHourEndpoints,
  ...fileEndpoints,
  ...fileVersionEndpoints,
  ...fileTransferEndpoints,
  ...filePolicyEndpoints,
  ...shiftEndpoints,
  ...shipViewEndpoints,
  ...geoEndpoints,
  ...fleetHistoryEndpoints,
  ...emissionEndpoints,
  ...fleetStatisticEndpoints,
  ...voyageEndpoints,
  ...anchorWatchEndpoints,
  ...batteryEndpoints,
  ...cameraEndpoints,
  ...cameraBudgetEndpoints,
  ...liveViewEndpoints,
  ...stillEndpoints,
  ...chartBookEndpoints,
  ...dashboardEndpoints,
  ...alarmEndpoints,
  ...fleetAlarmEndpoints,
  ...alarmSuppressionEndpoints,
  ...alarmDutyEndpoints,
  ...alarmJournalEndpoints,
  ...alarmKpiEndpoints,
  ...alarmBackTestEndpoints,
  ...alarmMomentEndpoints,
  ...linkStateEndpoints,
  ...logEndpoints,
  ...versionEndpoints,
  ...membershipEndpoints,
  ...feedbackEndpoints,
  ...deliveryEndpoints,
  ...performanceEndpoints,
  ...scrubberLogEndpoints,
  ...jobEndpoints,
  ...plantEndpoints,
  ...pushEndpoints,
  ...outboxEndpoints,
  ...auditEndpoints,
  ...clientLogEndpoints,
  ...signInEndpoints,
  ...demonstrationEndpoints,
  ...zoneEndpoints,
  getAllUserPermissions,
  explainRight,
  ...assignmentEndpoints,
  ...matrixEndpoints,
  ...apiTokenEndpoints,
} satisfies Record<string, Endpoint>;
