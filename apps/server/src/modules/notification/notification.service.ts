/** What a person chose to be told, and a test of it (calls of our own under /api/v2/notification). */

import type { NotificationRuleInput, ZoneNotice } from '@fms/contract/notification';
import type { VesselId } from '@fms/domain/identity';
import { MINUTE_MS } from '@fms/domain/time';
import type { Caller, VesselRights } from '../../platform/access/caller.ts';
import { recordAudit, toActor } from '../../platform/audit/audit.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { createLimit } from '../account/index.ts';
import type { PushService } from '../push/index.ts';
import { createZonePolicy, findZones } from '../zone/index.ts';
import { buildTestMail, TEST_MESSAGE } from './notice.template.ts';
import { findMailbox, findPreference, type Preference, savePreference } from './notification.repository.ts';

export interface NotificationPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly rights: VesselRights;
  readonly push: Pick<PushService, 'sendTo'>;
  readonly mailer: Mailer;
  /** Signs the mails. */
  readonly product: string;
  /** Public address of the application; null where none is configured, and mails carry no link. */
  readonly publicUrl: URL | null;
}

const TESTS_PER_MINUTE = 10;

export function createNotificationService({ db, clock, rights, push, mailer, ...sender }: NotificationPorts) {
  const tests = createLimit(db, clock, { kind: 'notification-test', limit: TESTS_PER_MINUTE, windowMs: MINUTE_MS });
  const zonePolicy = createZonePolicy(db);

  async function save(caller: Caller, from: string, change: Partial<Preference>): Promise<void> {
    const at = clock.now();
    await db.transaction().execute(async (tx) => {
      const { rules, zones } = await findPreference(tx, caller.userId);
      await savePreference(tx, caller.userId, change);
      const old = { ...(change.rules && { rules }), ...(change.zones && { zones }) };
      const subject = `account:${caller.userId}`;
      await recordAudit(tx, { at, ...toActor(caller), from, what: 'notification.changed', subject, old, new: change });
    });
  }

  /** Without vessels the caller may no longer see, so that what is answered can be saved again. */
  async function rules(caller: Caller): Promise<NotificationRuleInput[]> {
    const preference = await findPreference(db, caller.userId);
    const visible = await rights.visible(caller);
    return preference.rules.map(({ vesselIds, hours, ...rule }) => ({
      ...rule,
      vesselIds: vesselIds?.filter((id) => visible.has(id)) ?? null,
      hours: hours.map(({ days, ...window }) => ({ ...window, days: [...days] })),
    }));
  }

  /** Of those, the choices for zones the caller may see. */
  async function keepVisible(caller: Caller, zones: readonly ZoneNotice[]): Promise<ZoneNotice[]> {
    const visible = await findZones(db, await zonePolicy.organizationsOf(caller));
    const ids = new Set(visible.map(({ id }) => id));
    return zones.filter(({ zoneId }) => ids.has(zoneId));
  }

  return {
    rules,

    async setRules(caller: Caller, from: string, given: readonly NotificationRuleInput[]) {
      const named = new Set<VesselId>(given.flatMap(({ vesselIds }) => vesselIds ?? []));
      await rights.require(caller, 'view', [...named]);
      await save(caller, from, { rules: given });
      return rules(caller);
    },

    async zones(caller: Caller): Promise<ZoneNotice[]> {
      return keepVisible(caller, (await findPreference(db, caller.userId)).zones);
    },

    async setZones(caller: Caller, from: string, given: readonly ZoneNotice[]): Promise<ZoneNotice[]> {
      const zones = await keepVisible(caller, given);
      await save(caller, from, { zones });
      return zones;
    },

    /** Throws `too-many-requests` after ten a minute. */
    async test(caller: Caller, channel: 'push' | 'mail'): Promise<{ sent: number; failed: number }> {
      await tests.take(String(caller.userId));
      if (channel === 'push') return push.sendTo(caller.userId, TEST_MESSAGE, 'normal');
      const mailbox = await findMailbox(db, caller.userId);
      if (mailbox === '') return { sent: 0, failed: 0 };
      await mailer.post(db, buildTestMail(mailbox, sender));
      mailer.hurry();
      return { sent: 1, failed: 0 };
    },
  };
}
export type NotificationService = ReturnType<typeof createNotificationService>;
