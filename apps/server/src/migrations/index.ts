/** Every migration by name, listed by hand so that bundling and reading need no folder scan. Names never change. */
import type { Migration } from 'kysely/migration';
import { installation } from './000-019/000-installation.ts';
import { organization } from './000-019/001-organization.ts';
import { account } from './000-019/002-account.ts';
import { vessel } from './000-019/003-vessel.ts';
import { tag } from './000-019/010-tag.ts';
import { link } from './000-019/011-link.ts';
import { alarm } from './000-019/012-alarm.ts';
import { signIn } from './020-039/020-sign-in.ts';
import { twoFactor } from './020-039/021-two-factor.ts';
import { mail } from './020-039/022-mail.ts';
import { feedback } from './020-039/023-feedback.ts';
import { push } from './020-039/024-push.ts';
import { singleSignOn } from './020-039/025-single-sign-on.ts';
import { alarmSuppression } from './020-039/026-alarm-suppression.ts';
import { chartBook } from './020-039/027-chart-book.ts';
import { zone } from './020-039/028-zone.ts';
import { shipAlarm } from './020-039/029-ship-alarm.ts';
import { linkStored } from './020-039/030-link-stored.ts';
import { vesselDetail } from './020-039/031-vessel-detail.ts';
import { removed } from './020-039/032-removed.ts';
import { dashboard } from './020-039/033-dashboard.ts';
import { alarmByTag } from './020-039/034-alarm-by-tag.ts';
import { shipAlarmEnd } from './020-039/035-ship-alarm-end.ts';
import { alarmDuty } from './020-039/036-alarm-duty.ts';
import { anchorWatch } from './020-039/037-anchor-watch.ts';
import { impersonation } from './020-039/038-impersonation.ts';
import { zoneSpeed } from './020-039/039-zone-speed.ts';
import { textRule } from './040-059/040-text-rule.ts';
import { knownDevice } from './040-059/041-known-device.ts';
import { vesselPermission } from './040-059/042-vessel-permission.ts';
import { revision } from './040-059/043-revision.ts';
import { apiToken } from './040-059/045-api-token.ts';
import { fleetManagement } from './040-059/046-fleet-management.ts';
import { vesselImport } from './040-059/047-vessel-import.ts';
import { tagEditor } from './040-059/050-tag-editor.ts';
import { productVersion } from './040-059/055-product-version.ts';
import { auditUndo } from './060-079/060-audit-undo.ts';
import { health } from './060-079/061-health.ts';
import { firstHour } from './060-079/062-first-hour.ts';
import { fleetAlarm } from './060-079/065-fleet-alarm.ts';
import { notification } from './060-079/066-notification.ts';
import { plant } from './060-079/067-plant.ts';
import { auditKept } from './060-079/070-audit-kept.ts';
import { silenceRule } from './060-079/071-silence-rule.ts';
import { noticeWaiting } from './060-079/072-notice-waiting.ts';
import { performanceEvent } from './080-099/080-performance-event.ts';
import { plantChange } from './080-099/085-plant-change.ts';
import { tagSentence } from './080-099/089-tag-sentence.ts';
import { deliveryNote } from './080-099/091-delivery-note.ts';
import { vesselFile } from './080-099/095-vessel-file.ts';
import { fileTransfer } from './080-099/096-file-transfer.ts';
import { fileScan } from './080-099/097-file-scan.ts';
import { shipView } from './100-119/101-ship-view.ts';
import { camera } from './100-119/103-camera.ts';
import { noonReport } from './100-119/105-noon-report.ts';
import { fileSent } from './100-119/107-file-sent.ts';
import { alarmHeard } from './100-119/109-alarm-heard.ts';
import { queue } from './100-119/110-queue.ts';
import { job } from './100-119/112-job.ts';
import { jobDay } from './100-119/113-job-day.ts';
import { report } from './100-119/117-report.ts';
import { scrubberLog } from './100-119/118-scrubber-log.ts';
import { lineUsage } from './100-119/119-line-usage.ts';

export const migrations: Record<string, Migration> = {
  '000-installation': installation,
  '001-organization': organization,
  '002-account': account,
  '003-vessel': vessel,
  '010-tag': tag,
  '011-link': link,
  '012-alarm': alarm,
  '020-sign-in': signIn,
  '021-two-factor': twoFactor,
  '022-mail': mail,
  '023-feedback': feedback,
  '024-push': push,
  '025-single-sign-on': singleSignOn,
  '026-alarm-suppression': alarmSuppression,
  '027-chart-book': chartBook,
  '028-zone': zone,
  '029-ship-alarm': shipAlarm,
  '030-link-stored': linkStored,
  '031-vessel-detail': vesselDetail,
  '032-removed': removed,
  '033-dashboard': dashboard,
  '034-alarm-by-tag': alarmByTag,
  '035-ship-alarm-end': shipAlarmEnd,
  '036-alarm-duty': alarmDuty,
  '037-anchor-watch': anchorWatch,
  '038-impersonation': impersonation,
  '039-zone-speed': zoneSpeed,
  '040-text-rule': textRule,
  '041-known-device': knownDevice,
  '042-vessel-permission': vesselPermission,
  '043-revision': revision,
  '045-api-token': apiToken,
  '046-fleet-management': fleetManagement,
  '047-vessel-import': vesselImport,
  '050-tag-editor': tagEditor,
  '055-product-version': productVersion,
  '060-audit-undo': auditUndo,
  '061-health': health,
  '062-first-hour': firstHour,
  '065-fleet-alarm': fleetAlarm,
  '066-notification': notification,
  '067-plant': plant,
  '070-audit-kept': auditKept,
  '071-silence-rule': silenceRule,
  '072-notice-waiting': noticeWaiting,
  '080-performance-event': performanceEvent,
  '085-plant-change': plantChange,
  '089-tag-sentence': tagSentence,
  '091-delivery-note': deliveryNote,
  '095-vessel-file': vesselFile,
  '096-file-transfer': fileTransfer,
  '097-file-scan': fileScan,
  '101-ship-view': shipView,
  '103-camera': camera,
  '105-noon-report': noonReport,
  '107-file-sent': fileSent,
  '109-alarm-heard': alarmHeard,
  '110-queue': queue,
  '112-job': job,
  '113-job-day': jobDay,
  '117-report': report,
  '118-scrubber-log': scrubberLog,
  '119-line-usage': lineUsage,
};
