/** Evaluates limits on what ships send, keeps alarms, and offers what people do with them. */
import { HUB_SERVICES } from '../../hub/index.ts';
import { LINK_SERVICES } from '../../ingest/index.ts';
import { VESSEL_RIGHTS } from '../../platform/access/caller.ts';
import { UNDO_RULES } from '../../platform/audit/undo-rule.ts';
import { getUrgentFlow, runInFlow } from '../../platform/fairness/flow.ts';
import { MAILER } from '../../platform/mail/index.ts';
import type { Module, ModuleContext } from '../../platform/module/module.ts';
import { TELEMETRY } from '../../telemetry/index.ts';
import { PUSH } from '../push/index.ts';
import { TAG_CATALOG } from '../tag/index.ts';
import { registerAcknowledgementRoutes } from './acknowledgement/acknowledgement.routes.ts';
import { createAcknowledgementService } from './acknowledgement/acknowledgement.service.ts';
import { registerAlarmRoutes } from './alarm.routes.ts';
import { createAlarmService } from './alarm.service.ts';
import { createAlarmBackTestService } from './alarm-back-test.service.ts';
import { createAlarmDutyService } from './alarm-duty.service.ts';
import { createAlarmEscalation } from './alarm-escalation.service.ts';
import { type AlarmEvaluator, openAlarmEvaluator } from './alarm-evaluator.service.ts';
import { createAlarmJournalService } from './alarm-journal.service.ts';
import { createAlarmSuppressionService } from './alarm-suppression.service.ts';
import { registerFleetAlarmRoutes } from './fleet/fleet-alarm.routes.ts';
import { createFleetAlarmService } from './fleet/fleet-alarm.service.ts';
import { registerAlarmMomentRoutes } from './moment/alarm-moment.routes.ts';
import { createAlarmMomentService } from './moment/alarm-moment.service.ts';
import { createShipAlarms } from './ship-alarm.service.ts';
import { addAlarmUndo } from './undo/alarm-undo.ts';

/** Before the calls of users. */
const ALARM_EVALUATION = getUrgentFlow('alarm evaluator');
const TICK_MS = 1_000;
const ESCALATION_INTERVAL_MS = 5_000;

export const alarmModule: Module = {
  name: 'alarm',
  async register(context) {
    const { jobs, services } = context;
    const evaluator = await openEvaluator(context);
    services.provide(LINK_SERVICES.alarms, evaluator);
    services.provide(LINK_SERVICES.shipAlarms, createShipAlarms(context));
    jobs.add({
      name: 'alarm delays',
      intervalMs: TICK_MS,
      run: () => runInFlow(ALARM_EVALUATION, () => evaluator.tick()),
    });
    addEscalation(context);
    mountCalls(context);
  },
};

function openEvaluator({ db, bus, clock, services }: ModuleContext): Promise<AlarmEvaluator> {
  const catalog = services.get(TAG_CATALOG);
  const { samples } = services.get(TELEMETRY);
  return openAlarmEvaluator({
    db,
    bus,
    clock,
    tagOf: (tagId) => catalog.of(tagId),
    tagsOf: (vesselId) => catalog.ofVessel(vesselId),
    allTags: () => catalog.all(),
    latestOf(tagId) {
      const latest = samples.latest(tagId);
      if (typeof latest?.value !== 'number') return undefined;
      return { time: latest.time, value: latest.value, quality: latest.quality };
    },
  });
}

/** Mails and push messages to managers about alarms that were not acknowledged in time. */
function addEscalation({ config, setting, db, bus, clock, jobs, services }: ModuleContext): void {
  const escalation = createAlarmEscalation({
    db,
    bus,
    clock,
    mailer: services.get(MAILER),
    push: services.get(PUSH),
    product: setting.productName,
    publicUrl: config.publicUrl,
  });
  jobs.add({ name: 'escalation', intervalMs: ESCALATION_INTERVAL_MS, run: escalation.round });
}

function mountCalls({ db, bus, clock, jobs, services, web }: ModuleContext): void {
  const rights = services.get(VESSEL_RIGHTS);
  const catalog = services.get(TAG_CATALOG);
  const { samples } = services.get(TELEMETRY);
  const ports = { db, bus, clock, rights };
  const alarms = createAlarmService(ports);
  const suppression = createAlarmSuppressionService(ports);
  const duty = createAlarmDutyService(ports);
  addAlarmUndo(services.get(UNDO_RULES), { db, duty, suppression });
  const tagOf = (tagId: number) => catalog.of(tagId);
  services.provide(HUB_SERVICES.activeAlarms, alarms.active);
  jobs.add({ name: 'alarm shelf', intervalMs: TICK_MS, run: () => suppression.tick() });
  registerFleetAlarmRoutes(web.router, createFleetAlarmService(ports));
  registerAlarmMomentRoutes(web.router, createAlarmMomentService(ports));
  registerAcknowledgementRoutes(web.router, createAcknowledgementService(ports));
  registerAlarmRoutes(web.router, {
    alarms,
    suppression,
    duty,
    backTests: createAlarmBackTestService({ rights, tagOf, samples: (request) => samples.range(request) }),
    journal: createAlarmJournalService(ports),
  });
}
