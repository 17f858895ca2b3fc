/**
 * Mail and push when a vessel is inactive (§9.6, `EmailNoActivity`): once for each silence of 48 h, to those who follow
 * it, by the channels of their rules; who chose none is told by mail.
 */

import type { PushMessage } from '@fms/contract/push';
import { toWireTime } from '@fms/contract/scalar';
import { vesselSetting } from '@fms/contract/vessel';
import type { UserId, VesselId } from '@fms/domain/identity';
import { findChannels, type NotificationRule } from '@fms/domain/notification';
import type { Instant } from '@fms/domain/time';
import { VESSEL_INACTIVE_MS } from '@fms/domain/vessel';
import { createAnonymousActor, recordAudit } from '../../../platform/audit/audit.ts';
import type { LatestPositions } from '../../../platform/bus/latest-positions.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { runEach } from '../../../platform/concurrency/run-each.ts';
import type { Db } from '../../../platform/database/database.ts';
import { type Mailer, type MailTemplate, renderMail } from '../../../platform/mail/index.ts';
import { findFollowers } from '../vessel-follower.repository.ts';
import { findCurrentVessels, hasAuditEntry } from './vessel-silence.repository.ts';

export interface SilenceWatchPorts {
  readonly db: Db;
  readonly clock: Clock;
  readonly latest: Pick<LatestPositions, 'lastPings'>;
  readonly mailer: Mailer;
  readonly push: { sendTo(userId: UserId, message: PushMessage, urgency: 'normal'): Promise<unknown> };
  /** The notification rules of people. */
  readonly rulesOf: (db: Db, ids: readonly UserId[]) => Promise<(id: UserId) => readonly NotificationRule[]>;
  /** Signs the mails. */
  readonly product: string;
  /** Public address of the application; null where none is configured, and mails carry no link. */
  readonly publicUrl: URL | null;
}

interface Silence {
  readonly id: VesselId;
  readonly name: string;
  /** When data of the vessel last reached the shore. */
  readonly since: Instant;
}

/** In the audit trail, which is how a later look, or another process, knows that a silence was told. */
const TOLD = 'vessel.silence-told';

const { EmailNoActivity } = vesselSetting.shape;

export function createSilenceWatch(ports: SilenceWatchPorts) {
  const { db, clock, latest, mailer, push, rulesOf } = ports;

  /** Vessels that are to be watched and were heard once, but not for 48 h. */
  async function silences(now: Instant): Promise<Silence[]> {
    const watched = (await findCurrentVessels(db, now)).filter(({ options }) => {
      const setting = options.setting as { EmailNoActivity?: unknown } | undefined;
      return EmailNoActivity.safeParse(setting?.EmailNoActivity).data === true;
    });
    const pings = await latest.lastPings(new Set(watched.map(({ id }) => id)));
    return watched.flatMap(({ id, name }) => {
      const since = pings.get(id);
      return since !== undefined && now - since > VESSEL_INACTIVE_MS ? [{ id, name, since }] : [];
    });
  }

  /** Followers with the channels by which each is to be told. */
  async function findTold(tx: Db, { id: vesselId }: Silence, now: Instant) {
    const followers = await findFollowers(tx, vesselId, now);
    const rules = await rulesOf(
      tx,
      followers.map(({ id }) => id),
    );
    const notice = { source: 'silence', severity: null, vesselId } as const;
    return followers.map(({ id, email }) => ({ id, email, channels: findChannels(rules(id), notice, now) }));
  }

  /** Writes that a silence is told, with its mails; then push messages. Nothing where it was told already. */
  async function tell(silence: Silence, now: Instant): Promise<void> {
    const told = await db.transaction().execute(async (tx) => {
      if (await hasAuditEntry(tx, silence.id, TOLD, silence.since)) return [];
      const entry = {
        at: now,
        ...createAnonymousActor('system'),
        from: '',
        what: TOLD,
        subject: `vessel:${silence.id}`,
      };
      await recordAudit(tx, { ...entry, new: { since: toWireTime(silence.since) } });
      const people = await findTold(tx, silence, now);
      const mailboxes = people.filter(({ email, channels }) => email !== '' && channels.has('mail'));
      for (const to of new Set(mailboxes.map(({ email }) => email))) {
        await mailer.post(tx, renderMail(to, buildTemplate(silence, ports)));
      }
      return people;
    });
    mailer.hurry();
    await runEach(
      told.filter(({ channels }) => channels.has('push')),
      ({ id }) => push.sendTo(id, buildMessage(silence), 'normal'),
    );
  }

  return {
    /** One look at all vessels; answers when its mails are in the outbox. What fails waits for the next look. */
    async round(): Promise<void> {
      const now = clock.now();
      await runEach(await silences(now), (silence) => tell(silence, now));
    },
  };
}

const sinceOf = ({ since }: Silence) => `${toWireTime(since).slice(0, 16).replace('T', ' ')} UTC`;

function buildTemplate(silence: Silence, { product, publicUrl }: Pick<SilenceWatchPorts, 'product' | 'publicUrl'>) {
  const { id, name } = silence;
  const action = publicUrl && { label: `Open ${name}`, address: new URL(`/vessel/vessel/${id}`, publicUrl).href };
  const template: MailTemplate = {
    product,
    subject: `Nothing was heard of ${name} for 48 h`,
    paragraphs: [
      `The last data of ${name} reached the shore on ${sinceOf(silence)}.`,
      'You get no further mail about this silence. The next one tells of the next silence.',
    ],
    ...(action === null ? {} : { action }),
    note: `This is switched on in the settings of ${name}. Whether you are told stands in the control panel under Notifications.`,
  };
  return template;
}

function buildMessage(silence: Silence): PushMessage {
  const { id, name } = silence;
  const body = `Nothing was heard for 48 h, since ${sinceOf(silence)}`;
  return { title: name, body, path: `/vessel/vessel/${id}`, tag: `silence-${id}` };
}
